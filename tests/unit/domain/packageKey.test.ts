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
    ['pkg:docker/Registry.Example/library/nginx', 'pkg:docker/registry.example/library/nginx'],
    ['pkg:yocto/Core/glibc', 'pkg:yocto/core/glibc'],
    ['pkg:qpkg/BlackBerry/com.qnx.sdp', 'pkg:qpkg/blackberry/com.qnx.sdp'],
    ['pkg:bitnami/WordPress', 'pkg:bitnami/wordpress'],
    ['pkg:otp/Stdlib', 'pkg:otp/stdlib'],
    ['pkg:vscode-extension/MS-Python/Python', 'pkg:vscode-extension/ms-python/python'],
    [
      'pkg:chrome-extension/HLEPFOOHEGKHHMJIEOECHADDAEJAOKHF',
      'pkg:chrome-extension/hlepfoohegkhhmjieoechaddaejaokhf',
    ],
    ['pkg:swift/github.com/Alamofire/Alamofire', 'pkg:swift/github.com/alamofire/alamofire'],
    ['pkg:cran/A3', 'pkg:cran/a3'],
    ['pkg:cpan/DROLSKY/DateTime', 'pkg:cpan/drolsky/DateTime'],
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
    ['pkg:yocto/core/Glibc', 'pkg:yocto/core/glibc'],
    ['pkg:qpkg/blackberry/com.QNX.sdp', 'pkg:qpkg/blackberry/com.qnx.sdp'],
    ['pkg:huggingface/Microsoft/deberta', 'pkg:huggingface/microsoft/deberta'],
    ['pkg:mlflow/CreditFraud', 'pkg:mlflow/creditfraud'],
    ['pkg:cocoapods/AFNetworking', 'pkg:cocoapods/afnetworking'],
    ['pkg:gitee/ThingsGateway/ThingsGateway', 'pkg:gitee/thingsgateway/thingsgateway'],
    ['pkg:julia/RegisterQD', 'pkg:julia/registerqd'],
    ['pkg:opam/Git', 'pkg:opam/git'],
    ['pkg:conda/a-b', 'pkg:conda/a_b'],
    ['pkg:docker/a-b', 'pkg:docker/a_b'],
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
