/**
 * Makes something new that runs, as a start.
 *
 *   npm run new -- widget administration/AlertList    a widget with an empty list, its words, test, story, page and registration
 *   npm run new -- page AlertList             its page in the console, where its manifest says
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { WIDGET_GROUPS } from './manifests.mjs';
import { writePage } from './newPage.mjs';
import { writeWidget } from './newWidget.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);

const USAGE = `npm run new -- widget <group>/<Name>
npm run new -- page <Name>

  <group>   ${WIDGET_GROUPS.join(', ')}: a folder of src/widgets
  <Name>    capitalized words without spaces, such as AlertList

widget: creates a widget with an empty list, its manifest, messages, story, test, and page in docs/widgets. Then adds its messages to
the translations as not translated, and registers the widget. Existing files are not overwritten.
page: creates the console page of a list, its route, its name, and its navigation entry, as console: { route, navigation } in
the manifest of the widget defines them.`;

/**
 * The kinds of things that can be created: the function that writes them, the scripts that follow, and the
 * steps left to a person.
 */
const KINDS = {
  widget: { write: writeWidget, follow: ['messages', 'register'], next: afterWidget },
  page: { write: writePage, follow: ['messages'], next: afterPage },
};

const args = process.argv.slice(2);
const [kind, name, ...more] = args;
if (args.includes('--help') || args.includes('-h') || args.length === 0) console.log(USAGE);
else if (!Object.hasOwn(KINDS, kind) || name === undefined || more.length > 0) refuse(USAGE);
else {
  const { write, follow: scripts, next } = KINDS[kind];
  const files = await write(root, name).catch((error) => refuse(error.message));
  console.log(files.map((file) => `${kind}: ${file}`).join('\n'));
  scripts.forEach(follow);
  console.log(next(name, files));
}

/**
 * Runs a script that follows after something new was written. Its detailed output matters only when it fails.
 */
function follow(script) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], { encoding: 'utf8' });
  if (status !== 0)
    refuse(
      `${stdout}${stderr}\nAll files were written. Fix what npm run ${script} reports above, then run it again.`,
    );
  console.log(`${kind}: npm run ${script}`);
}

function afterWidget(place, files) {
  const widget = place.split('/')[1];
  const component = files.find((file) => file.endsWith(`/${widget}.tsx`));
  return `
${widget} works and is empty. Next steps, as docs/recipes.md explains them:
  ${component}: rows and columns
  ${component.replace('.tsx', '.manifest.ts')}: purpose, permissions, and place in the console. Then run npm run register
  ${component.replace('.tsx', '.messages.ts')}, and each null in the translations
  stories with rows. In the manifest, replace says by shows, with a text of a row
  docs/widgets/${widget}.md, CHANGELOG.md. Then run npm run build:local to update the API report
  npm run new -- page ${widget}: creates its page in the console, after the manifest contains the place`;
}

function afterPage() {
  return `
The page works. Next step: translate its name in the console's translations, where it is null.`;
}

function refuse(reason) {
  console.error(reason);
  process.exit(1);
}
