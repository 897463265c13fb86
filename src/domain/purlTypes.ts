/** The parts of a package URL, decoded. */
export interface PurlParts {
  /** In lower case, such as `npm`. */
  type: string;
  namespace?: string;
  name: string;
  version?: string;
  /** Their keys in lower case, without those that have no value. */
  qualifiers?: Record<string, string>;
  subpath?: string;
}

/** The rules of a type beyond the syntax that all types share. */
interface TypeRule {
  /** Parts whose letters have no case; they are written small. */
  lower?: readonly ('namespace' | 'name' | 'version')[];
  /** True when the letters of the namespace have no case and are written in capitals. */
  isNamespaceUpper?: true;
  /** Returns the spelling of a name, once its letters are as in `lower`. */
  name?: (name: string, parts: PurlParts) => string;
  /** The same of a version. */
  version?: (version: string) => string;
  namespace?: 'required' | 'prohibited';
  /** The pattern that names must match. */
  allowedName?: RegExp;
}

/*
 * Definitions of the types: https://github.com/package-url/purl-spec, folder `types`. Other types have no
 * rule. gitlab has no definition yet and follows github. The case of npm and golang is kept, whatever an
 * edition says, because their registries distinguish it. Requirements of only some editions (a version for
 * cran and swift, an author for cpan, a namespace for a channel of conan) are not enforced, because a
 * component would lose its package URL.
 */
const RULES: Readonly<Record<string, TypeRule>> = {
  alpm: { lower: ['namespace', 'name'] },
  apk: { lower: ['namespace', 'name'] },
  bitbucket: { lower: ['namespace', 'name'] },
  bitnami: { lower: ['name'] },
  'chrome-extension': { lower: ['name'] },
  composer: { lower: ['namespace', 'name'] },
  // The namespace is the ID of an author on CPAN.
  cpan: { isNamespaceUpper: true },
  deb: { lower: ['namespace', 'name'] },
  github: { lower: ['namespace', 'name'] },
  gitlab: { lower: ['namespace', 'name'] },
  hex: { lower: ['namespace', 'name'] },
  huggingface: { version: revisionInLowerCase },
  luarocks: { lower: ['namespace', 'name', 'version'] },
  maven: { namespace: 'required' },
  mlflow: { namespace: 'prohibited', name: nameOfModel },
  oci: { lower: ['name'], namespace: 'prohibited' },
  otp: { lower: ['name'] },
  pub: { lower: ['name'], name: (name) => name.replaceAll('-', '_'), allowedName: /^[a-z0-9_]+$/ },
  pypi: { lower: ['namespace', 'name'], name: (name) => name.replaceAll('_', '-') },
  qpkg: { lower: ['namespace'] },
  rpm: { lower: ['namespace'] },
  swift: { namespace: 'required' },
  'vscode-extension': { lower: ['namespace', 'name', 'version'] },
  yocto: { lower: ['namespace'] },
};

/** Writes the parts as the definition of their type has them. */
export function asTypeHasIt(parts: PurlParts): PurlParts {
  const rule = ruleOf(parts.type);
  const { lower = [], name: spelled = asItIs, version: spelledVersion = asItIs } = rule;
  const lettersOf = (part: 'namespace' | 'name' | 'version') => (lower.includes(part) ? inLowerCase : asItIs);
  const { namespace, name, version } = parts;
  return {
    ...parts,
    namespace:
      namespace && (rule.isNamespaceUpper ? namespace.toUpperCase() : lettersOf('namespace')(namespace)),
    name: spelled(lettersOf('name')(name), parts),
    version: version && spelledVersion(lettersOf('version')(version)),
  };
}

/** Returns true when the definition of their type allows these parts, written as {@link asTypeHasIt} does. */
export function isAllowedByType({ type, namespace, name }: PurlParts): boolean {
  const rule = ruleOf(type);
  if (rule.namespace === 'required' && !namespace) return false;
  if (rule.namespace === 'prohibited' && namespace) return false;
  return rule.allowedName?.test(name) ?? true;
}

function ruleOf(type: string): TypeRule {
  return (Object.hasOwn(RULES, type) && RULES[type]) || {};
}

// Revisions are hashes of commits, or tags, whose letters count.
function revisionInLowerCase(version: string): string {
  return /^[\da-f]{7,64}$/i.test(version) ? version.toLowerCase() : version;
}

// Registries of Databricks ignore case, others do not.
function nameOfModel(name: string, { qualifiers }: PurlParts): string {
  return qualifiers?.repository_url?.includes('databricks') ? name.toLowerCase() : name;
}

const asItIs = (text: string) => text;
const inLowerCase = (text: string) => text.toLowerCase();
