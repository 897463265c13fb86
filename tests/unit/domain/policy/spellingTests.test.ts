import { describe, expect, it } from 'vitest';

import { parsePurl } from '../../../../src/domain/parsePurl.js';
import { conditionProblem } from '../../../../src/domain/policy/conditionProblem.js';
import { conditionMatcher } from '../../../../src/domain/policy/conditionMatcher.js';
import { dryRunPlan } from '../../../../src/domain/policy/dryRun/dryRunPlan.js';
import type { JudgedComponent, Surroundings } from '../../../../src/domain/policy/JudgedComponent.js';

const SURROUNDINGS: Surroundings = {
  licenseById: () => undefined,
  licenseIdOf: () => undefined,
  licensesOf: () => undefined,
  licensesOfGroup: () => undefined,
  now: 0,
};

function componentOf(purl: string): JudgedComponent {
  const parts = parsePurl(purl)!;
  return {
    group: parts.namespace ?? null,
    name: parts.name,
    version: parts.version ?? null,
    // As the server stores it.
    purl: parts.canonical,
    cpe: null,
    swidTagId: null,
    hashes: {},
    resolvedLicense: null,
    licenseExpression: null,
    license: null,
    vulnerabilities: [],
    latest: undefined,
    isDirectDependency: false,
  };
}

function isMatched(subject: string, value: string, component: JudgedComponent) {
  const condition = { subject, operator: 'MATCHES', value };
  const opposite = { ...condition, operator: 'NO_MATCH' };
  expect(conditionProblem(condition, '4.13')).toBeUndefined();
  // A dry run judges it, too.
  expect(dryRunPlan([condition], '4.13', true).judged).toHaveLength(1);
  const matched = conditionMatcher(condition, SURROUNDINGS)(component);
  expect(conditionMatcher(opposite, SURROUNDINGS)(component)).toBe(!matched);
  return matched;
}

describe('a condition about a package URL', () => {
  it.each([
    ['pkg:pypi/typing_extensions', 'pkg:pypi/typing-extensions@4.9.0'],
    ['^pkg:pypi/typing_extensions@4.9.0$', 'pkg:pypi/typing-extensions@4.9.0'],
    ['pkg:pypi/typing_ext*@4.*', 'pkg:pypi/typing-extensions@4.9.0'],
    ['pypi/Typing_Extensions', 'pkg:pypi/typing-extensions@4.9.0'],
    ['^pkg:pypi/(typing_extensions|six)@', 'pkg:pypi/typing-extensions@4.9.0'],
    ['^pkg:pypi/typing[-_]e\\w+@4\\.9', 'pkg:pypi/typing_extensions@4.9.0'],
    ['pkg:pypi/zope-interface', 'pkg:pypi/zope.interface@6.1'],
    ['pkg:pypi/zope_interface@6.1', 'pkg:pypi/zope.interface@6.1'],
    ['^pkg:pypi/zope\\.interface@6\\.1$', 'pkg:pypi/zope-interface@6.1'],
    ['pkg:cargo/serde-json', 'pkg:cargo/serde_json@1.0'],
    ['pkg:rpm/fedora/e@2:1.0-1', 'pkg:rpm/fedora/e@1.0-1?epoch=2'],
    ['pkg:rpm/fedora/e@1.0-1?epoch=2', 'pkg:rpm/fedora/e@2:1.0-1'],
    ['pkg:rpm/fedora/e@2:1.0-1?arch=src', 'pkg:rpm/fedora/e@1.0-1?arch=src&epoch=2'],
    ['^pkg:rpm/fedora/e@2:1\\.0-1$', 'pkg:rpm/fedora/e@1.0-1?epoch=2'],
    ['pkg:deb/debian/e@1.0', 'pkg:deb/debian/e@0:1.0'],
    ['pkg:golang/github.com/own/m@1.0.0', 'pkg:golang/github.com/own/m@v1.0.0'],
    ['pkg:golang/github.com/own/m@v1.0.0', 'pkg:golang/github.com/own/m@1.0.0'],
    ['pkg:cargo/Serde_JSON@1.0', 'pkg:cargo/serde-json@1.0'],
    ['pkg:pub/http-parser', 'pkg:pub/http_parser@4.0.2'],
    ['^pkg:pub/(http-parser|intl)@4', 'pkg:pub/http_parser@4.0.2'],
    ['pkg:nuget/newtonsoft.json', 'pkg:nuget/Newtonsoft.Json@13.0.1'],
    ['pkg:golang/github.com/Masterminds/goutils', 'pkg:golang/github.com/masterminds/GoUtils@v1.1.1'],
    ['pkg:rpm/Fedora/ImageMagick', 'pkg:rpm/fedora/ImageMagick@7.1'],
    ['pkg:rpm/Fed*', 'pkg:rpm/fedora/ImageMagick@7.1'],
    ['pkg:npm/@angular/core', 'pkg:npm/%40angular/core@17.0.0'],
    ['pkg:npm/%40angular/core', 'pkg:npm/%40angular/core@17.0.0'],
    ['^pkg:npm/@angular/core@17.0.0$', 'pkg:npm/%40angular/core@17.0.0'],
    ['^pkg:npm/@angular/(core|common)@', 'pkg:npm/%40angular/core@17.0.0'],
    ['pkg:npm/@angular/*@17.*', 'pkg:npm/%40angular/core@17.0.0'],
    ['@angular', 'pkg:npm/%40angular/core@17.0.0'],
    ['PKG:NPM//@angular//core', 'pkg:npm/%40angular/core@17.0.0'],
    ['pkg://npm/foo', 'pkg:npm/foo@1.0'],
    ['pkg:deb/debian/vim@9.1-1?arch=amd64&epoch=2', 'pkg:deb/debian/vim@9.1-1?arch=amd64&epoch=2'],
    ['pkg:deb/debian/vim@9.1-1?epoch=2&arch=amd64', 'pkg:deb/debian/vim@9.1-1?arch=amd64&epoch=2'],
    ['^pkg:deb/debian/vim@*?arch=amd64', 'pkg:deb/debian/vim@9.1-1?arch=amd64&epoch=2'],
    ['vim@9.1-1?arch=amd64', 'pkg:deb/debian/vim@9.1-1?arch=amd64&epoch=2'],
    ['pkg:deb/debian/libstdc++6@12', 'pkg:deb/debian/libstdc%2B%2B6@12.2.0'],
    ['pkg:golang/a.b/c@v1.0+incompatible', 'pkg:golang/a.b/c@v1.0%2Bincompatible'],
    ['1.0+incompatible', 'pkg:golang/a.b/c@v1.0%2Bincompatible'],
    [
      'pkg:generic/a@1?download_url=https://ex.org/a.zip',
      'pkg:generic/a@1?download_url=https://ex.org/a.zip',
    ],
  ])('%s matches %s', (pattern, purl) => {
    expect(isMatched('PACKAGE_URL', pattern, componentOf(purl))).toBe(true);
  });

  it.each([
    ['pkg:npm/typing_extensions', 'pkg:npm/typing-extensions@1'],
    ['pkg:npm/JSONstream', 'pkg:npm/JSONStream@1'],
    ['^pkg:pypi/typing_extensions$', 'pkg:pypi/typing-extensions@4.9.0'],
    ['pkg:pypi/typing_extensions@4.8', 'pkg:pypi/typing-extensions@4.9.0'],
    ['pkg:pypi/a@1-0', 'pkg:pypi/a@1.0'],
    ['pkg:cargo/typing_extensions', 'pkg:pypi/typing-extensions@1'],
    ['pkg:npm/@angular/', 'pkg:npm/%40angular-x/core@1'],
    ['pkg:rpm/fedora/imagemagick', 'pkg:rpm/fedora/ImageMagick@7.1'],
    ['vim@9.1-1?arch=arm64', 'pkg:deb/debian/vim@9.1-1?arch=amd64'],
    ['pkg:npm/foo@bar', 'pkg:npm/foo%40bar@1'],
    ['pkg:golang/a/b', 'pkg:golang/a%2Fb'],
  ])('%s does not match %s', (pattern, purl) => {
    expect(isMatched('PACKAGE_URL', pattern, componentOf(purl))).toBe(false);
  });

  it('matches a component by its own package URL, whatever stands in it', () => {
    for (const purl of [
      'pkg:npm/%40angular/core@17.0.0',
      'pkg:deb/debian/libstdc%2B%2B6@12.2.0-14?arch=amd64&distro=debian-12&epoch=2',
      'pkg:oci/debian@sha256:ab12?repository_url=docker.io%2Flibrary%2Fdebian&tag=latest',
      'pkg:maven/org.acme/lib@1.0?classifier=dist&type=zip#a/b',
      'pkg:generic/a%20b@1%2A',
      'pkg:generic/%C3%A4@1.0',
      'pkg:pypi/zope.interface@6.1+local',
    ]) {
      const component = componentOf(purl);
      for (const value of [component.purl!, `^${component.purl}$`, purl]) {
        expect([value, isMatched('PACKAGE_URL', value, component)]).toEqual([value, true]);
      }
    }
  });
});

describe('a condition about coordinates', () => {
  it.each([
    ['^typing-extensions$', 'pkg:pypi/typing_extensions@4.9.0', 'typing_extensions'],
    ['typing-ext*', 'pkg:pypi/typing_extensions@4.9.0', 'typing_extensions'],
    ['*-EXTENSIONS', 'pkg:pypi/typing_extensions@4.9.0', 'typing_extensions'],
    ['^(typing-extensions|six)$', 'pkg:pypi/typing_extensions@4.9.0', 'typing_extensions'],
    ['^serde-json$', 'pkg:cargo/serde_json@1.0', 'serde_json'],
    ['^zope\\.interface$', 'pkg:pypi/zope-interface@6.1', 'zope_interface'],
    ['^http-parser$', 'pkg:pub/http_parser@4.0.2', 'http_parser'],
  ])('of the name %s matches %s', (name, purl, written) => {
    const component = { ...componentOf(purl), name: written };

    expect(isMatched('COORDINATES', JSON.stringify({ name }), component)).toBe(true);
  });

  it.each([
    ['^typing-ext$', 'pkg:pypi/typing_extensions@4.9.0'],
    ['^a-b$', 'pkg:npm/a_b@1'],
    ['^serde-json-x*', 'pkg:cargo/serde_json@1.0'],
  ])('of the name %s does not match %s', (name, purl) => {
    expect(isMatched('COORDINATES', JSON.stringify({ name }), componentOf(purl))).toBe(false);
  });

  it('compares groups as the registry does, too', () => {
    const value = JSON.stringify({ group: '^Laravel$', name: '^Framework$' });

    expect(isMatched('COORDINATES', value, componentOf('pkg:composer/laravel/framework@11'))).toBe(true);
    expect(isMatched('COORDINATES', '{"group":"^Fedora$"}', componentOf('pkg:rpm/fedora/vim@9'))).toBe(true);
  });
});
