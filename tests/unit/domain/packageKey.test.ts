import { describe, expect, it } from 'vitest';

import { nameKey, packageKey } from '../../../src/domain/packageKey.js';
import { parsePurl } from '../../../src/domain/parsePurl.js';

const keyOf = (purl: string) => packageKey(parsePurl(purl) ?? { type: 'none', name: purl });

describe('packageKey', () => {
  // The first of each pair is from the definition of the type or the rules of the registry that src/domain/packageKey.ts names.
  it.each([
    ['pkg:pypi/Django', 'pkg:pypi/django'],
    ['pkg:pypi/zope.interface', 'pkg:pypi/zope-interface'],
    ['pkg:pypi/friendly--_.Bard', 'pkg:pypi/FRIENDLY-bard'],
    ['pkg:nuget/Newtonsoft.Json', 'pkg:nuget/newtonsoft.json'],
    ['pkg:cargo/serde_json', 'pkg:cargo/Serde-JSON'],
    ['pkg:composer/Laravel/Framework', 'pkg:composer/laravel/framework'],
    ['pkg:github/Package-URL/Purl-Spec', 'pkg:github/package-url/purl-spec'],
    ['pkg:bitbucket/Birkenfeld/Pygments', 'pkg:bitbucket/birkenfeld/pygments'],
    ['pkg:gitlab/Group/Project', 'pkg:gitlab/group/project'],
    ['pkg:golang/github.com/Masterminds/goutils', 'pkg:golang/github.com/masterminds/GoUtils'],
    ['pkg:deb/Debian/Curl', 'pkg:deb/debian/curl'],
    ['pkg:rpm/Fedora/curl', 'pkg:rpm/fedora/curl'],
    ['pkg:apk/Alpine/Curl', 'pkg:apk/alpine/curl'],
    ['pkg:alpm/Arch/Pacman', 'pkg:alpm/arch/pacman'],
    ['pkg:hex/Jason', 'pkg:hex/jason'],
    ['pkg:pub/Flutter-Downloader', 'pkg:pub/flutter_downloader'],
    ['pkg:oci/Debian', 'pkg:oci/debian'],
    ['pkg:docker/Library/Nginx', 'pkg:docker/library/nginx'],
    ['pkg:swift/github.com/Alamofire/Alamofire', 'pkg:swift/github.com/alamofire/alamofire'],
    ['pkg:cran/A3', 'pkg:cran/a3'],
    ['pkg:conda/AbsL-py', 'pkg:conda/absl-py'],
    ['pkg:luarocks/Luasocket', 'pkg:luarocks/luasocket'],
    ['pkg:npm/%40angular/core', 'pkg:npm/@angular/core'],
    ['pkg:npm//%40angular//core/', 'pkg:npm/%40angular/core'],
    [
      'pkg:maven/org.apache.logging.log4j/log4j-core?type=jar',
      'PKG:Maven/org.apache.logging.log4j/log4j%2Dcore@2.17.0',
    ],
  ])('is the same for %s and %s', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each([
    ['pkg:npm/JSONStream', 'pkg:npm/jsonstream'],
    ['pkg:maven/org.Acme/lib', 'pkg:maven/org.acme/lib'],
    ['pkg:gem/RedCloth', 'pkg:gem/redcloth'],
    ['pkg:cpan/DROLSKY/DateTime', 'pkg:cpan/DROLSKY/Datetime'],
    ['pkg:hackage/ACE', 'pkg:hackage/ace'],
    ['pkg:rpm/fedora/ImageMagick', 'pkg:rpm/fedora/imagemagick'],
    ['pkg:generic/OpenSSL', 'pkg:generic/openssl'],
    ['pkg:pypi/django', 'pkg:conda/django'],
    ['pkg:pypi/a-b', 'pkg:pypi/ab'],
    ['pkg:npm/a-b', 'pkg:npm/a_b'],
    ['pkg:nuget/a-b', 'pkg:nuget/a_b'],
    ['pkg:golang/a/b', 'pkg:golang/a%2Fb'],
    ['pkg:npm/%40a/b', 'pkg:npm/a/b'],
  ])('tells %s and %s apart', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  it('survives names that every object has', () => {
    expect(packageKey({ type: 'constructor', name: 'A' })).toBe('["constructor","","A"]');
    expect(nameKey('__proto__', 'A')).toBe('A');
  });
});
