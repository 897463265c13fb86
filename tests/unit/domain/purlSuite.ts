/**
 * Cases of the test suite of the package URL specification (https://github.com/package-url/purl-spec, folder
 * `tests`, under the MIT license), each once: the parsed text, and the expected result when it is written
 * again. `purlSpecification.test.ts` has similar examples for further types.
 */
export const SUITE: readonly (readonly [text: string, canonical: string])[] = [
  // specification
  [
    'pkg:generic/openssl@1.1.10g?checksum=sha1:ad9503c3e994a4f,sha256:41bf9088b3a1e6c1ef1d',
    'pkg:generic/openssl@1.1.10g?checksum=sha1:ad9503c3e994a4f%2Csha256:41bf9088b3a1e6c1ef1d',
  ],
  [
    'pkg:generic/bitwarderl?checksum=sha1:ad9503c3e994a4f%2Csha256:41bf9088b3a1e6c1ef1d',
    'pkg:generic/bitwarderl?checksum=sha1:ad9503c3e994a4f%2Csha256:41bf9088b3a1e6c1ef1d',
  ],
  ['pkg:/maven/org.apache.commons/io', 'pkg:maven/org.apache.commons/io'],
  ['pkg://maven/org.apache.commons/io', 'pkg:maven/org.apache.commons/io'],
  ['pkg:///maven/org.apache.commons/io', 'pkg:maven/org.apache.commons/io'],
  // bazel
  [
    'pkg:bazel/rules_java@7.8.0?repository_url=https://bcr.bazel.build/',
    'pkg:bazel/rules_java@7.8.0?repository_url=https:%2F%2Fbcr.bazel.build%2F',
  ],
  ['pkg:bazel/curl@8.8.0.bcr.1', 'pkg:bazel/curl@8.8.0.bcr.1'],
  ['pkg:bazel/Curl@8.8.0.bcr.1', 'pkg:bazel/Curl@8.8.0.bcr.1'],
  ['pkg:bazel/rules_java@8.5.0#java/runfiles', 'pkg:bazel/rules_java@8.5.0#java/runfiles'],
  ['pkg:bazel/rules_java@8.5.0#java/runfiles:runfiles', 'pkg:bazel/rules_java@8.5.0#java/runfiles:runfiles'],
  // bitbucket
  [
    'pkg:bitbucket/birKenfeld/pyGments-main@244fd47e07d1014f0aed9c',
    'pkg:bitbucket/birkenfeld/pygments-main@244fd47e07d1014f0aed9c',
  ],
  // conan
  ['pkg:conan/cctz@2.3', 'pkg:conan/cctz@2.3'],
  ['pkg:conan/bincrafters/cctz@2.3?channel=stable', 'pkg:conan/bincrafters/cctz@2.3?channel=stable'],
  [
    'pkg:conan/openssl.org/openssl@3.0.3?user=bincrafters&channel=stable',
    'pkg:conan/openssl.org/openssl@3.0.3?channel=stable&user=bincrafters',
  ],
  [
    'pkg:conan/openssl.org/openssl@3.0.3?arch=x86_64&build_type=Debug&compiler=Visual%20Studio&compiler.runtime=MDd&compiler.version=16&os=Windows&shared=True&rrev=93a82349c31917d2d674d22065c7a9ef9f380c8e&prev=b429db8a0e324114c25ec387bfd8281f330d7c5c',
    'pkg:conan/openssl.org/openssl@3.0.3?arch=x86_64&build_type=Debug&compiler=Visual%20Studio&compiler.runtime=MDd&compiler.version=16&os=Windows&prev=b429db8a0e324114c25ec387bfd8281f330d7c5c&rrev=93a82349c31917d2d674d22065c7a9ef9f380c8e&shared=True',
  ],
  // conda
  [
    'pkg:conda/absl-py@0.4.1?build=py36h06a4308_0&channel=main&subdir=linux-64&type=tar.bz2',
    'pkg:conda/absl-py@0.4.1?build=py36h06a4308_0&channel=main&subdir=linux-64&type=tar.bz2',
  ],
  // cpan
  ['pkg:cpan/DROLSKY/DateTime@1.55', 'pkg:cpan/DROLSKY/DateTime@1.55'],
  ['pkg:cpan/URI::PackageURL@2.11', 'pkg:cpan/URI::PackageURL@2.11'],
  ['pkg:cpan/GDT/URI-PackageURL', 'pkg:cpan/GDT/URI-PackageURL'],
  ['pkg:cpan/OALDERS/libwww-perl@6.76', 'pkg:cpan/OALDERS/libwww-perl@6.76'],
  // cran
  ['pkg:cran/A3@0.9.1', 'pkg:cran/A3@0.9.1'],
  // docker
  [
    'pkg:docker/customer/dockerimage@sha256:244fd47e07d1004f0aed9c?repository_url=gcr.io',
    'pkg:docker/customer/dockerimage@sha256:244fd47e07d1004f0aed9c?repository_url=gcr.io',
  ],
  // gem
  ['pkg:gem/jruby-launcher@1.1.2?Platform=java', 'pkg:gem/jruby-launcher@1.1.2?platform=java'],
  [
    'pkg:gem/ruby-advisory-db-check@0.12.4?checksum=sha1:ad9503c3e994a4f',
    'pkg:gem/ruby-advisory-db-check@0.12.4?checksum=sha1:ad9503c3e994a4f',
  ],
  // generic
  [
    'pkg:generic/openssl@1.1.10g?download_url=https://openssl.org/source/openssl-1.1.0g.tar.gz&checksum=sha256:de4d501267da',
    'pkg:generic/openssl@1.1.10g?checksum=sha256:de4d501267da&download_url=https:%2F%2Fopenssl.org%2Fsource%2Fopenssl-1.1.0g.tar.gz',
  ],
  [
    'pkg:generic/bitwarderl?vcs_url=git%2Bhttps://git.fsfe.org/dxtr/bitwarderl%40cc55108da32',
    'pkg:generic/bitwarderl?vcs_url=git%2Bhttps:%2F%2Fgit.fsfe.org%2Fdxtr%2Fbitwarderl%40cc55108da32',
  ],
  // github
  [
    'pkg:github/Package-url/purl-Spec@244fd47e07d1004f0aed9c',
    'pkg:github/package-url/purl-spec@244fd47e07d1004f0aed9c',
  ],
  // golang
  [
    'pkg:GOLANG/google.golang.org/genproto#/googleapis/api/annotations/',
    'pkg:golang/google.golang.org/genproto#googleapis/api/annotations',
  ],
  [
    'pkg:GOLANG/google.golang.org/genproto@abcdedf#/googleapis/api/annotations/',
    'pkg:golang/google.golang.org/genproto@abcdedf#googleapis/api/annotations',
  ],
  [
    'pkg:golang/github.com/gorilla/context@234fd47e07d1004f0aed9c#api',
    'pkg:golang/github.com/gorilla/context@234fd47e07d1004f0aed9c#api',
  ],
  // hackage
  ['pkg:hackage/AC-HalfInteger@1.2.1', 'pkg:hackage/AC-HalfInteger@1.2.1'],
  // huggingface
  [
    'pkg:huggingface/EleutherAI/gpt-neo-1.3B@797174552AE47F449AB70B684CABCB6603E5E85E',
    'pkg:huggingface/EleutherAI/gpt-neo-1.3B@797174552ae47f449ab70b684cabcb6603e5e85e',
  ],
  [
    'pkg:huggingface/microsoft/deberta-v3-base@559062ad13d311b87b2c455e67dcd5f1c8f65111?repository_url=https://hub-ci.huggingface.co',
    'pkg:huggingface/microsoft/deberta-v3-base@559062ad13d311b87b2c455e67dcd5f1c8f65111?repository_url=https:%2F%2Fhub-ci.huggingface.co',
  ],
  ['pkg:huggingface/LumiOpen/Poro-34B@100B', 'pkg:huggingface/LumiOpen/Poro-34B@100B'],
  [
    'pkg:huggingface/bigcode/the-stack@v1.1?type=dataset',
    'pkg:huggingface/bigcode/the-stack@v1.1?type=dataset',
  ],
  // julia
  [
    'pkg:julia/Dates@1.9.0?uuid=ade2ca70-3891-5945-98fb-dc099432e06a',
    'pkg:julia/Dates@1.9.0?uuid=ade2ca70-3891-5945-98fb-dc099432e06a',
  ],
  [
    'pkg:julia/RegisterQD@0.3.1?repository_url=https://github.com/HolyLab/HolyLabRegistry&uuid=ac24ea0c-1830-11e9-18d4-81f172323054',
    'pkg:julia/RegisterQD@0.3.1?repository_url=https:%2F%2Fgithub.com%2FHolyLab%2FHolyLabRegistry&uuid=ac24ea0c-1830-11e9-18d4-81f172323054',
  ],
  // maven
  ['pkg:maven/org.apache.commons/io@1.3.4', 'pkg:maven/org.apache.commons/io@1.3.4'],
  [
    'pkg:Maven/org.apache.xmlgraphics/batik-anim@1.9.1?classifier=sources&repositorY_url=https://repo.spring.io/release',
    'pkg:maven/org.apache.xmlgraphics/batik-anim@1.9.1?classifier=sources&repository_url=https:%2F%2Frepo.spring.io%2Frelease',
  ],
  [
    'pkg:Maven/org.apache.xmlgraphics/batik-anim@1.9.1?type=pom&repositorY_url=repo.spring.io/release',
    'pkg:maven/org.apache.xmlgraphics/batik-anim@1.9.1?repository_url=repo.spring.io%2Frelease&type=pom',
  ],
  [
    'pkg:Maven/net.sf.jacob-project/jacob@1.14.3?classifier=x86&type=dll',
    'pkg:maven/net.sf.jacob-project/jacob@1.14.3?classifier=x86&type=dll',
  ],
  // mlflow
  [
    'pkg:mlflow/CreditFraud@3?repository_url=https://adb-5245952564735461.0.azuredatabricks.net/api/2.0/mlflow',
    'pkg:mlflow/creditfraud@3?repository_url=https:%2F%2Fadb-5245952564735461.0.azuredatabricks.net%2Fapi%2F2.0%2Fmlflow',
  ],
  [
    'pkg:mlflow/CreditFraud@3?repository_url=https://westus2.api.azureml.ms/mlflow/v1.0/workspaces/TestWorkspace',
    'pkg:mlflow/CreditFraud@3?repository_url=https:%2F%2Fwestus2.api.azureml.ms%2Fmlflow%2Fv1.0%2Fworkspaces%2FTestWorkspace',
  ],
  [
    'pkg:mlflow/trafficsigns@10?model_uuid=36233173b22f4c89b451f1228d700d49&run_id=410a3121-2709-4f88-98dd-dba0ef056b0a',
    'pkg:mlflow/trafficsigns@10?model_uuid=36233173b22f4c89b451f1228d700d49&run_id=410a3121-2709-4f88-98dd-dba0ef056b0a',
  ],
  // npm
  ['pkg:npm/%40angular/animation@12.3.1', 'pkg:npm/%40angular/animation@12.3.1'],
  ['pkg:npm/@babel/core#/googleapis/api/annotations/', 'pkg:npm/%40babel/core#googleapis/api/annotations'],
  ['pkg:npm/core@2.0.1#/googleapis/api/annotations/', 'pkg:npm/core@2.0.1#googleapis/api/annotations'],
  [
    'pkg:npm/mypackage@12.4.5?vcs_url=git://host.com/path/to/repo.git%404345abcd34343',
    'pkg:npm/mypackage@12.4.5?vcs_url=git:%2F%2Fhost.com%2Fpath%2Fto%2Frepo.git%404345abcd34343',
  ],
  ['pkg:npm/foo@1.0.0#src/%F0%9F%98%83/file.js', 'pkg:npm/foo@1.0.0#src/%F0%9F%98%83/file.js'],
  ['pkg:npm/foo@1.2.3-%F0%9F%98%83', 'pkg:npm/foo@1.2.3-%F0%9F%98%83'],
  // nuget
  ['pkg:Nuget/EnterpriseLibrary.Common@6.0.1304', 'pkg:nuget/EnterpriseLibrary.Common@6.0.1304'],
  // opam
  ['pkg:opam/conex@1.0.0', 'pkg:opam/conex@1.0.0'],
  // pub
  ['pkg:pub/flutter@0.0.0', 'pkg:pub/flutter@0.0.0'],
  // pypi
  ['pkg:PYPI/Django_package@1.11.1.dev1', 'pkg:pypi/django-package@1.11.1.dev1'],
  [
    'pkg:pypi/django@1.11.1?file_name=Django-1.11.1-py2.py3-none-any.whl',
    'pkg:pypi/django@1.11.1?file_name=Django-1.11.1-py2.py3-none-any.whl',
  ],
  // rpm
  [
    'pkg:Rpm/fedora/curl@7.50.3-1.fc25?Arch=i386&Distro=fedora-25',
    'pkg:rpm/fedora/curl@7.50.3-1.fc25?arch=i386&distro=fedora-25',
  ],
  // swift
  [
    'pkg:swift/github.com/RxSwiftCommunity/RxFlow@2.12.4',
    'pkg:swift/github.com/RxSwiftCommunity/RxFlow@2.12.4',
  ],
  // yocto
  [
    'pkg:yocto/core/glibc@2.35?repository_url=https:%2F%2Fgit.openembedded.org%2Fopenembedded-core&layer_version=kirkstone',
    'pkg:yocto/core/glibc@2.35?layer_version=kirkstone&repository_url=https:%2F%2Fgit.openembedded.org%2Fopenembedded-core',
  ],
];

/** Texts that the suite does not accept as package URLs. */
export const SUITE_REFUSED: readonly string[] = [
  'EnterpriseLibrary.Common@6.0.1304',
  'pkg:EnterpriseLibrary.Common@6.0.1304',
  'pkg:n&g?inx/nginx@0.8.9',
  'pkg:3nginx/nginx@0.8.9',
  'pkg:nginx:a/nginx@0.8.9',
  'pkg:npm/myartifact@1.0.0?in%20production=true',
  'pkg:maven/@1.3.4',
  'pkg%3Amaven/org.apache.commons/io',
  'pkg:julia/@1.9.0',
  'pkg:julia',
  'pkg:npm/',
  'pkg:swift/Alamofire@5.4.3',
  'pkg:swift/github.com/Alamofire/@5.4.3',
];

/**
 * Package URLs that we deliberately treat differently: the suite rejects them or writes them in another way,
 * and a component would lose its package URL or get a different one. The second text is our result.
 */
export const SUITE_DIFFERENT: readonly (readonly [text: string, canonical: string])[] = [
  // The suite rejects these: the identifier of the package is missing, or the name looks like that of another
  // kind.
  ['pkg:julia/Dates', 'pkg:julia/Dates'],
  ['pkg:cpan/Perl-Version@1.013', 'pkg:cpan/Perl-Version@1.013'],
  ['pkg:cpan/GDT/URI::PackageURL@2.11', 'pkg:cpan/GDT/URI::PackageURL@2.11'],
  // Some editions reject these: the scope as package managers write it, and the letters of old packages.
  ['pkg:npm/@angular/animation@12.3.1', 'pkg:npm/%40angular/animation@12.3.1'],
  ['pkg:npm/React@17.0.1', 'pkg:npm/React@17.0.1'],
];
