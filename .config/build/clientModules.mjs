const CLIENT_PACKAGES =
  /^(react|react-dom|styled-components|react-intl|react-final-form|@floating-ui\/.*|@tanstack\/.*)($|\/)/;

/**
 * Marks what a server component of the host's framework must not run: each module that needs React, and each that is built on
 * one, because it calls what is in there while it is loaded. What only passes on the exports of others (`passesOn`) is left
 * as it is, so that server components may call the functions in it that need no React.
 * @param {{ passesOn: RegExp }} options - ids of modules
 * @returns {import('rollup').Plugin}
 */
export function clientModules({ passesOn }) {
  return {
    name: 'client-modules',
    banner({ facadeModuleId }) {
      const isClient =
        facadeModuleId !== null && !passesOn.test(facadeModuleId) && leadsToClient(this, facadeModuleId);
      return isClient ? "'use client';" : '';
    },
  };
}

function leadsToClient(context, id, seen = new Set()) {
  if (CLIENT_PACKAGES.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (context.getModuleInfo(id)?.importedIds ?? []).some((next) => leadsToClient(context, next, seen));
}
