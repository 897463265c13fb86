import { describe, expect, it } from 'vitest';

import { parsePurl } from '../../../src/domain/parsePurl.js';
import { purlProblem } from '../../../src/domain/purl.js';
import { seededRandom } from '../../support/seededRandom.js';
import { SUITE, SUITE_DIFFERENT, SUITE_REFUSED } from './purlSuite.js';

/** The rules of the package URL specification for each part, as examples of its types. */
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
  // A plus is a plus, percent-encoded wherever it occurs. A colon never is.
  [
    'pkg:generic/a@1+2?vcs_url=git+https://git.example/x',
    'pkg:generic/a@1%2B2?vcs_url=git%2Bhttps:%2F%2Fgit.example%2Fx',
  ],
  ['pkg:deb/debian/attr@1%3A2.4.47-2%2Bb1?arch=amd64', 'pkg:deb/debian/attr@1:2.4.47-2%2Bb1?arch=amd64'],
  ['pkg:generic/g++@1.0', 'pkg:generic/g%2B%2B@1.0'],
  [
    'pkg:generic/a@1?checksum=sha1:ad9503,sha256:41bf90',
    'pkg:generic/a@1?checksum=sha1:ad9503%2Csha256:41bf90',
  ],
  ["pkg:generic/it's(a)*b!~c@1", 'pkg:generic/it%27s%28a%29%2Ab%21~c@1'],
  // The last @ starts the version, even if slashes of a branch follow it.
  ['pkg:github/acme/tool@feature/one', 'pkg:github/acme/tool@feature%2Fone'],
  ['pkg:generic/me@home@1', 'pkg:generic/me%40home@1'],
  ['pkg:npm/@angular/core', 'pkg:npm/%40angular/core'],
  // Empty segments are none.
  ['pkg:golang//github.com//acme/tool/', 'pkg:golang/github.com/acme/tool'],
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
  ['pkg:cocoapods/GoogleUtilities@7.5.2#NSData+zlib', 'pkg:cocoapods/GoogleUtilities@7.5.2#NSData%2Bzlib'],
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
  'pkg%3Amaven/org.apache.commons/io',
  'pkg:nginx:a/nginx@0.8.9',
  'pkg:npm/myartifact@1.0.0?in%20production=true',
  'pkg:cran/@0.9.1',
  'pkg://user:secret@packages.example/npm/foobar',
];

/** A name of each type, and how its definition in the specification has it written. */
const TYPES: readonly [text: string, canonical: string][] = [
  ['pkg:alpm/Arch/Pacman@6.0.1-1?arch=x86_64', 'pkg:alpm/arch/pacman@6.0.1-1?arch=x86_64'],
  ['pkg:apk/Alpine/Curl@7.83.0-r0?arch=x86', 'pkg:apk/alpine/curl@7.83.0-r0?arch=x86'],
  ['pkg:bitbucket/Acme/Tool@V1', 'pkg:bitbucket/acme/tool@V1'],
  ['pkg:bitnami/WordPress@6.2.0?distro=debian-12', 'pkg:bitnami/wordpress@6.2.0?distro=debian-12'],
  ['pkg:cargo/Clap@2.33.0', 'pkg:cargo/Clap@2.33.0'],
  ['pkg:cocoapods/GoogleUtilities@7.5.2#NSData', 'pkg:cocoapods/GoogleUtilities@7.5.2#NSData'],
  ['pkg:composer/Laravel/Laravel@5.5.0', 'pkg:composer/laravel/laravel@5.5.0'],
  [
    'pkg:chrome-extension/HLEPFOOHEGKHHMJIEOECHADDAEJAOKHF@25.7.1',
    'pkg:chrome-extension/hlepfoohegkhhmjieoechaddaejaokhf@25.7.1',
  ],
  // A package of Conan is published with user, channel, both or neither; its vendor is known or not.
  ['pkg:conan/openssl@3.0.3', 'pkg:conan/openssl@3.0.3'],
  ['pkg:conan/openssl.org/openssl@3.0.3', 'pkg:conan/openssl.org/openssl@3.0.3'],
  ['pkg:conan/openssl@3.0.3?channel=stable', 'pkg:conan/openssl@3.0.3?channel=stable'],
  ['pkg:conan/openssl@3.0.3?user=acme&channel=stable', 'pkg:conan/openssl@3.0.3?channel=stable&user=acme'],
  [
    'pkg:conan/openssl.org/openssl@3.0.3?user=acme&channel=stable&compiler=Visual%20Studio',
    'pkg:conan/openssl.org/openssl@3.0.3?channel=stable&compiler=Visual%20Studio&user=acme',
  ],
  [
    'pkg:conda/absl-py@0.4.1?subdir=linux-64&channel=main',
    'pkg:conda/absl-py@0.4.1?channel=main&subdir=linux-64',
  ],
  ['pkg:cpan/DROLSKY/DateTime@1.55', 'pkg:cpan/DROLSKY/DateTime@1.55'],
  ['pkg:cpan/LWP::UserAgent@6.76', 'pkg:cpan/LWP::UserAgent@6.76'],
  ['pkg:cran/A3@0.9.1', 'pkg:cran/A3@0.9.1'],
  ['pkg:cran/A3', 'pkg:cran/A3'],
  [
    'pkg:docker/customer/dockerimage@sha256%3A244fd47e07d1004f0aed9c?repository_url=gcr.io',
    'pkg:docker/customer/dockerimage@sha256:244fd47e07d1004f0aed9c?repository_url=gcr.io',
  ],
  ['pkg:gem/jruby-launcher@1.1.2?Platform=java', 'pkg:gem/jruby-launcher@1.1.2?platform=java'],
  ['pkg:gitlab/Foo/Bar@1', 'pkg:gitlab/foo/bar@1'],
  ['pkg:golang/google.golang.org/genproto@abcdedf', 'pkg:golang/google.golang.org/genproto@abcdedf'],
  // Module proxies are case-sensitive, and not every tag that starts with a v is a semantic version.
  ['pkg:golang/github.com/Azure/azure-sdk@v2', 'pkg:golang/github.com/Azure/azure-sdk@v2'],
  [
    'pkg:golang/github.com/docker/docker@v24.0.7+incompatible',
    'pkg:golang/github.com/docker/docker@v24.0.7%2Bincompatible',
  ],
  ['pkg:hackage/AC-HalfInteger@1.2.1', 'pkg:hackage/AC-HalfInteger@1.2.1'],
  ['pkg:hex/Acme/Phoenix@1.4', 'pkg:hex/acme/phoenix@1.4'],
  ['pkg:huggingface/Microsoft/DeBERTa@559062AD13', 'pkg:huggingface/Microsoft/DeBERTa@559062ad13'],
  ['pkg:luarocks/HISHAM/LuaFileSystem@1.8.0-1', 'pkg:luarocks/hisham/luafilesystem@1.8.0-1'],
  [
    'pkg:mlflow/CreditFraud@3?repository_url=https://x.azuredatabricks.net/api',
    'pkg:mlflow/creditfraud@3?repository_url=https:%2F%2Fx.azuredatabricks.net%2Fapi',
  ],
  // Letters of another registry stay.
  ['pkg:mlflow/CreditFraud@3', 'pkg:mlflow/CreditFraud@3'],
  // Old packages of npm have capitals: JSONStream and jsonstream are two.
  ['pkg:npm/JSONStream@1.3.5', 'pkg:npm/JSONStream@1.3.5'],
  ['pkg:npm/%40Acme/Tool@1.0.0-RC.1+Build', 'pkg:npm/%40Acme/Tool@1.0.0-RC.1%2BBuild'],
  ['pkg:nuget/Newtonsoft.Json@13.0.1', 'pkg:nuget/Newtonsoft.Json@13.0.1'],
  ['pkg:oci/Debian@sha256%3A244fd47e07d10?tag=bullseye', 'pkg:oci/debian@sha256:244fd47e07d10?tag=bullseye'],
  ['pkg:otp/Crypto@4.6.4?platform=darwin', 'pkg:otp/crypto@4.6.4?platform=darwin'],
  ['pkg:pub/Http-Parser@1.0', 'pkg:pub/http_parser@1.0'],
  ['pkg:pub/Characters@1.2.0', 'pkg:pub/characters@1.2.0'],
  ['pkg:pypi/foo.Bar_baz@1.0+Local', 'pkg:pypi/foo.bar-baz@1.0%2BLocal'],
  ['pkg:qpkg/BlackBerry/com.qnx.sdp@7.0.0', 'pkg:qpkg/blackberry/com.qnx.sdp@7.0.0'],
  ['pkg:rpm/Fedora/curl@7.50.3-1.fc25?arch=i386', 'pkg:rpm/fedora/curl@7.50.3-1.fc25?arch=i386'],
  [
    'pkg:swid/Acme/example.com/Enterprise+Server@1.0.0?tag_id=75b8c285-fa7b-485b-b199-4745e3004d0d',
    'pkg:swid/Acme/example.com/Enterprise%2BServer@1.0.0?tag_id=75b8c285-fa7b-485b-b199-4745e3004d0d',
  ],
  ['pkg:swift/github.com/Alamofire/Alamofire@5.4.3', 'pkg:swift/github.com/Alamofire/Alamofire@5.4.3'],
  ['pkg:swift/github.com/Alamofire/Alamofire', 'pkg:swift/github.com/Alamofire/Alamofire'],
  [
    'pkg:vscode-extension/Acme/Tool@1.0.0-RC1?platform=win32-x64',
    'pkg:vscode-extension/acme/tool@1.0.0-rc1?platform=win32-x64',
  ],
  // A type that is not defined is as good as any, and keeps its letters.
  ['pkg:Home-Made/Name@1', 'pkg:home-made/Name@1'],
];

/** Package URLs that the definition of their type does not allow. */
const AGAINST_THEIR_TYPE = [
  'pkg:maven/junit@4.13',
  'pkg:mlflow/acme/creditfraud@3',
  'pkg:oci/namespace/debian@1',
  'pkg:pub/http.parser@1.0',
  'pkg:swift/Alamofire@5.4.3',
];

describe('package URLs, as their specification has them', () => {
  it.each([...VALID, ...TYPES])('%s is written %s', (text, canonical) => {
    expect(parsePurl(text)?.canonical).toBe(canonical);
    expect(parsePurl(canonical)?.canonical).toBe(canonical);
    expect(purlProblem(canonical)).toBeUndefined();
  });

  it.each(INVALID)('%s is none', (text) => {
    expect(parsePurl(text)).toBeUndefined();
    expect(purlProblem(text)).toBeDefined();
  });

  it.each([...SUITE, ...SUITE_DIFFERENT])('of its suite: %s is written %s', (text, canonical) => {
    expect(parsePurl(text)?.canonical).toBe(canonical);
    expect(parsePurl(canonical)?.canonical).toBe(canonical);
  });

  it.each(SUITE_REFUSED)('of its suite: %s is none', (text) => {
    expect(parsePurl(text)).toBeUndefined();
  });

  it.each(AGAINST_THEIR_TYPE)('%s is none of its type', (text) => {
    expect(parsePurl(text)).toBeUndefined();
  });

  it.each([...VALID, ...TYPES])('%s has coordinates that are those of how it is written', (text) => {
    const purl = parsePurl(text);
    const bare = parsePurl(purl?.coordinates ?? '');

    expect(purl?.coordinates).toBe(parsePurl(purl?.canonical ?? '')?.coordinates);
    expect(bare?.canonical).toBe(purl?.coordinates);
    expect(bare?.qualifiers).toBeUndefined();
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
