/**
 * Writes what the CycloneDX check needs at run time into src/domain/cyclonedx/generated/ (git-ignored):
 *
 * - `schema-<version>.js`: the JSON schemas 1.2 to 1.7 without their documentation, plus those they refer to;
 * - `xsd-<version>.js`: the XML schemas 1.0 to 1.7 without their annotations, plus the licence list they import;
 * - `xmllintModule.js`, `xmllintWasm.js`: libxml2 as an ES module whose wasm travels inside the module.
 *
 * Run it before every build, dev server, type check and test: `node .config/build/cyclonedxValidators.mjs`.
 * It ends at once when the folder is already what these packages and this script would write.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const JSON_VERSIONS = ['1.2', '1.3', '1.4', '1.5', '1.6', '1.7'];
const XML_VERSIONS = ['1.0', '1.1', ...JSON_VERSIONS];

/** The keywords src/domain/cyclonedx/json/compileSchema.ts understands; any other one must stop the build. */
const KEYWORDS = new Set([
  ...[
    '$schema',
    '$id',
    '$ref',
    'definitions',
    'type',
    'properties',
    'required',
    'additionalProperties',
    'items',
  ],
  ...[
    'additionalItems',
    'enum',
    'const',
    'pattern',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'minItems',
  ],
  ...['maxItems', 'uniqueItems', 'format', 'oneOf', 'anyOf', 'allOf', 'not', 'if', 'then', 'else'],
]);
const FORMATS = new Set(['date-time', 'date', 'iri-reference', 'idn-email', 'uri']);
const DOCUMENTATION = new Set([
  'title',
  'description',
  '$comment',
  'examples',
  'meta:enum',
  'default',
  'deprecated',
]);

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = join(root, 'src/domain/cyclonedx/generated');
const require = createRequire(import.meta.url);
const schemaFolder = join(packageFolder('@cyclonedx/cyclonedx-library'), 'res/schema');
const xmllintFolder = packageFolder('xmllint-wasm');

const stamp = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .update(packageVersion('@cyclonedx/cyclonedx-library'))
  .update(packageVersion('xmllint-wasm'))
  .digest('hex');

if (readStamp() !== stamp) {
  const files = new Map([...jsonSchemaModules(), ...xmlSchemaModules(), ...xmllintModules()]);
  writeAll(files);
  const size = [...files.values()].reduce((sum, text) => sum + text.length, 0);
  console.log(`CycloneDX schemas: ${files.size} files, ${Math.round(size / 1024)} kB in ${output}`);
}

function jsonSchemaModules() {
  const modules = [];
  const referred = new Map();
  for (const version of JSON_VERSIONS) {
    // Until 1.3 the plain schema tolerates unknown members; the strict one says what the XML schema says.
    const name = version < '1.4' ? `bom-${version}-strict` : `bom-${version}`;
    const schema = readSchema(`${name}.SNAPSHOT.schema.json`, referred);
    modules.push([`schema-${version}`, 'schema', schema]);
  }
  // Referred documents may refer to further ones, which appear in the map while it is walked.
  for (const file of referred.keys()) referred.set(file, readSchema(file, referred));
  modules.push(['schema-shared', 'sharedSchemas', Object.fromEntries(referred)]);

  return modules.flatMap(([file, name, value]) => {
    const type = name === 'schema' ? 'JsonObjectSchema' : 'Readonly<Record<string, JsonObjectSchema>>';
    return [
      [`${file}.js`, `export const ${name} = ${JSON.stringify(value)};\n`],
      [
        `${file}.d.ts`,
        `import type { JsonObjectSchema } from '../json/compileSchema.js';\nexport const ${name}: ${type};\n`,
      ],
    ];
  });
}

function readSchema(file, referred) {
  const schema = withoutDocumentation(JSON.parse(readFileSync(join(schemaFolder, file), 'utf8')));
  visitSchema(schema, file, referred);
  return schema;
}

function withoutDocumentation(node, isNamed = false) {
  if (Array.isArray(node)) return node.map((entry) => withoutDocumentation(entry));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isNamed || !DOCUMENTATION.has(key))
      .map(([key, value]) => {
        const isData = !isNamed && ['enum', 'const', 'required'].includes(key);
        return [key, isData ? value : withoutDocumentation(value, !isNamed && isMapOfSchemas(key))];
      }),
  );
}

function visitSchema(schema, file, referred) {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (!KEYWORDS.has(key))
      throw new Error(`${file} uses the keyword "${key}", which the check does not support`);
    if (key === 'format' && !FORMATS.has(value))
      throw new Error(`${file} uses the unknown format "${value}"`);
    if (key === 'not' && Object.keys(value).join() !== 'required')
      throw new Error(`${file} uses "not" for more than members, which the check does not support`);
    if (key === '$ref' && !value.startsWith('#')) {
      const other = value.split('#')[0];
      if (!referred.has(other)) referred.set(other, undefined);
    }
    if (isMapOfSchemas(key)) Object.values(value).forEach((entry) => visitSchema(entry, file, referred));
    else if (['items', 'oneOf', 'anyOf', 'allOf'].includes(key)) {
      [value].flat().forEach((entry) => visitSchema(entry, file, referred));
    } else if (['additionalProperties', 'additionalItems', 'if', 'then', 'else'].includes(key)) {
      visitSchema(value, file, referred);
    }
  }
}

function isMapOfSchemas(key) {
  return key === 'properties' || key === 'definitions';
}

function xmlSchemaModules() {
  const modules = XML_VERSIONS.map((version) => [`xsd-${version}`, `bom-${version}.SNAPSHOT.xsd`]);
  modules.push(['xsd-spdx', 'spdx.SNAPSHOT.xsd']);
  return modules.flatMap(([file, source]) => {
    const xsd = readFileSync(join(schemaFolder, source), 'utf8')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<xs:annotation>[\s\S]*?<\/xs:annotation>/g, '')
      .replace(/>\s+</g, '><')
      // libxml2 names all 700 licences in each message about a wrong one, which takes seconds for a large BOM. About a
      // union it is brief.
      .replace(
        /<xs:simpleType name="licenseId">([\s\S]*?)<\/xs:simpleType>/,
        '<xs:simpleType name="licenseId"><xs:union><xs:simpleType>$1</xs:simpleType></xs:union></xs:simpleType>',
      );
    if (file === 'xsd-spdx' && !xsd.includes('<xs:union>')) throw new Error(`${source} has renamed its type`);
    if (/<xs:(annotation|documentation|include|redefine)/.test(xsd)) throw new Error(`${source} has changed`);
    return [
      [`${file}.js`, `export const xsd = ${JSON.stringify(xsd)};\n`],
      [`${file}.d.ts`, 'export const xsd: string;\n'],
    ];
  });
}

/**
 * xmllint-wasm wraps libxml2 into its own worker script that starts itself, keeps every line it prints, and
 * finds its wasm by a URL that not every bundler rewrites. We extract the Emscripten factory from that
 * script, so that the check can run in our worker, stop the output of a hostile file, and load without a
 * second asset.
 */
function xmllintModules() {
  const script = readFileSync(join(xmllintFolder, 'xmllint-browser.mjs'), 'utf8');
  const end = script.indexOf("if (typeof exports === 'object'");
  if (!script.startsWith('var Module = (') || end < 0)
    throw new Error('xmllint-browser.mjs has a different structure now');
  const factory = script.slice(0, end);
  if (/\beval\(|new Function|import\.meta|\brequire\(/.test(factory)) {
    throw new Error('xmllint-browser.mjs now needs more than WebAssembly');
  }
  const licence = readFileSync(join(xmllintFolder, 'COPYING'), 'utf8').trim();
  const wasm = gzipSync(readFileSync(join(xmllintFolder, 'xmllint.wasm')), { level: 9 });
  return [
    [
      'xmllintModule.js',
      `/*! xmllint-wasm\n${licence.replaceAll('*/', '')}\n*/\n${factory}\nexport { Module as createXmllint };\n`,
    ],
    [
      'xmllintModule.d.ts',
      "import type { CreateXmllint } from '../xml/runXmllint.js';\nexport const createXmllint: CreateXmllint;\n",
    ],
    ['xmllintWasm.js', `export const gzippedWasm = '${wasm.toString('base64')}';\n`],
    ['xmllintWasm.d.ts', '/** gzip of xmllint.wasm, in base64. */\nexport const gzippedWasm: string;\n'],
  ];
}

/**
 * Writes all files. Two commands may do this at the same time, so each file appears in one step and complete,
 * the stamp last.
 */
function writeAll(files) {
  mkdirSync(output, { recursive: true });
  for (const old of readdirSync(output)) {
    if (!files.has(old) && !old.endsWith('.tmp')) rmSync(join(output, old));
  }
  for (const [name, text] of [...files, ['stamp', stamp]]) {
    const temporary = join(output, `${name}.${process.pid}.tmp`);
    writeFileSync(temporary, text);
    renameSync(temporary, join(output, name));
  }
}

function readStamp() {
  try {
    return readFileSync(join(output, 'stamp'), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function packageFolder(name) {
  return dirname(require.resolve(`${name}/package.json`));
}

function packageVersion(name) {
  return `${name}@${JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version}`;
}
