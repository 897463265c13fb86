import { describe, expect, it } from 'vitest';
import { purlProblem } from '../../../src/domain/purl.js';

describe('purlProblem', () => {
  it.each([
    'pkg:maven/org.apache.commons/commons-text@1.9',
    'pkg:npm/%40angular/animation@12.3.1',
    'pkg:npm/@angular/core',
    'pkg:golang/google.golang.org/genproto#googleapis/api/annotations',
    'pkg:deb/debian/curl@7.50.3-1?arch=i386&distro=jessie',
    'pkg://generic/openssl@1.1.1',
    'PKG:PyPI/Django@1.11.1',
    'pkg:docker/customer/dockerimage@sha256:244fd47e07d1004f0aed9c?repository_url=gcr.io',
    'pkg:generic/name@1.0?vcs_url=git%2Bhttps://git.example/x%401',
  ])('takes %s', (text) => {
    expect(purlProblem(text)).toBeUndefined();
  });

  it.each([
    ['', 'scheme'],
    ['maven/org/name', 'scheme'],
    ['https://packages.example/x', 'scheme'],
    ['pkg:', 'type'],
    ['pkg:/', 'type'],
    ['pkg:1st/name', 'type'],
    ['pkg:ma ven/name', 'type'],
    ['pkg:maven', 'name'],
    ['pkg:maven/', 'name'],
    ['pkg:npm/@', 'name'],
    ['pkg:npm/name@', 'version'],
    ['pkg:npm/name?=1', 'qualifiers'],
    ['pkg:npm/name?key', 'qualifiers'],
    ['pkg:npm/my name@1', 'encoding'],
    ['pkg:npm/%E0%A4%A@1', 'encoding'],
  ])('refuses "%s" for its %s', (text, problem) => {
    expect(purlProblem(text)).toBe(problem);
  });
});
