import { describe, expect, it } from 'vitest';

import { parsePurl } from '../../../../reference-app/server/rules/purl.js';
import { purlProblem } from '../../../../src/domain/purl.js';
import { seededRandom } from '../../../support/seededRandom.js';

/** What the package URL specification has to say about each part, by examples of its types. */
const VALID: readonly [text: string, canonical: string][] = [
  ['pkg:maven/org.apache.commons/io@1.3.4', 'pkg:maven/org.apache.commons/io@1.3.4'],
  [
    'pkg:Maven/org.apache.xmlgraphics/batik-anim@1.9.1?classifier=sources',
    'pkg:maven/org.apache.xmlgraphics/batik-anim@1.9.1?classifier=sources',
  ],
  // Qualifiers are sorted by their keys, and those without a value are none.
  ['pkg:maven/g/a@1?type=zip&classifier=dist', 'pkg:maven/g/a@1?classifier=dist&type=zip'],
  ['pkg:maven/g/a@1?classifier=&type=jar', 'pkg:maven/g/a@1?type=jar'],
  // Keys of qualifiers have no letter case.
  ['pkg:maven/g/a@1?Type=jar', 'pkg:maven/g/a@1?type=jar'],
  // A plus is a plus.
  [
    'pkg:generic/a@1+2?vcs_url=git+https://git.example/x',
    'pkg:generic/a@1+2?vcs_url=git%2Bhttps%3A%2F%2Fgit.example%2Fx',
  ],
  // A percent sign is one, whatever comes behind it.
  ['pkg:generic/50%25@1?key=50%25&note=50%2520', 'pkg:generic/50%25@1?key=50%25&note=50%2520'],
  // Slashes after the scheme mean nothing.
  ['pkg://npm/foobar@12.3.1', 'pkg:npm/foobar@12.3.1'],
  ['pkg:///npm/foobar@12.3.1', 'pkg:npm/foobar@12.3.1'],
  ['pkg:npm/%40angular/animation@12.3.1', 'pkg:npm/%40angular/animation@12.3.1'],
  // Names that their registry writes in one way only.
  ['pkg:PYPI/Django_package@1.11.1.dev1', 'pkg:pypi/django-package@1.11.1.dev1'],
  [
    'pkg:github/Package-url/Purl-Spec@244fd47e07d1004f0aed9c',
    'pkg:github/package-url/purl-spec@244fd47e07d1004f0aed9c',
  ],
  ['pkg:bitbucket/birKenfeld/pyGments-main@244fd47', 'pkg:bitbucket/birkenfeld/pygments-main@244fd47'],
  [
    'pkg:deb/Debian/Curl@7.50.3-1?arch=i386&distro=jessie',
    'pkg:deb/debian/curl@7.50.3-1?arch=i386&distro=jessie',
  ],
  // Others keep their letters.
  ['pkg:nuget/EnterpriseLibrary.Common@6.0.1304', 'pkg:nuget/EnterpriseLibrary.Common@6.0.1304'],
  ['pkg:gem/ruby-advisory-db-check@0.12.4', 'pkg:gem/ruby-advisory-db-check@0.12.4'],
  ['pkg:cargo/rand@0.7.2', 'pkg:cargo/rand@0.7.2'],
  // A subpath loses what leads nowhere.
  [
    'pkg:golang/google.golang.org/genproto#/googleapis/api/annotations/',
    'pkg:golang/google.golang.org/genproto#googleapis/api/annotations',
  ],
  [
    'pkg:golang/google.golang.org/genproto@abcdedf#/googleapis/../api/./annotations/',
    'pkg:golang/google.golang.org/genproto@abcdedf#googleapis/api/annotations',
  ],
];

const INVALID = [
  'EnterpriseLibrary.Common@6.0.1304',
  'pkg:EnterpriseLibrary.Common@6.0.1304',
  'pkg:maven/@1.3.4',
  'pkg:n&g?inx/nginx@0.8.9',
  'pkg:3nginx/nginx@0.8.9',
  'pkg:/npm',
  'pkg:npm/foobar@1?key=%zz',
  'http://npm/foobar@1',
];

describe('package URLs, as their specification has them', () => {
  it.each(VALID)('%s is written %s', (text, canonical) => {
    expect(parsePurl(text)?.canonical).toBe(canonical);
    expect(parsePurl(canonical)?.canonical).toBe(canonical);
    expect(purlProblem(canonical)).toBeUndefined();
  });

  it.each(INVALID)('%s is none', (text) => {
    expect(parsePurl(text)).toBeUndefined();
    expect(purlProblem(text)).toBeDefined();
  });

  it('come back the same, whatever is in their parts', () => {
    const random = seededRandom(7);
    const letters = [...'abcXYZ019.-_~', '@', '/', '?', '#', '%', ' ', '+', '&', '=', ':', 'ü', '🙂'];
    // Blanks at the ends of parts are no part of them.
    const word = () =>
      `a${Array.from({ length: random.integer(1, 8) }, () => random.pick(letters)).join('')}z`;
    for (let count = 0; count < 500; count += 1) {
      const parts = [word(), word(), word()].map(encodeURIComponent);
      const [namespace, name, version] = parts;
      const value = encodeURIComponent(word());
      const purl = parsePurl(`pkg:generic/${namespace}/${name}@${version}?key=${value}`);
      if (!purl) throw new Error(`pkg:generic/${namespace}/${name}@${version}?key=${value} is refused`);

      expect(parsePurl(purl.canonical)).toEqual(purl);
      expect(purl.qualifiers?.key ?? '').toBe(decodeURIComponent(value));
      expect(purl.version).toBe(decodeURIComponent(version ?? ''));
      expect(parsePurl(purl.coordinates)?.name).toBe(purl.name);
    }
  });
});
