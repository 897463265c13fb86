import { describe, expect, it } from 'vitest';
import { inAppTarget } from '../../../../reference-app/console/session/inAppTarget.js';

describe('a target after signing in', () => {
  it.each([
    ['/projects', '/projects'],
    ['/projects?searchText=a%20b&x=%2F', '/projects?searchText=a%20b&x=%2F'],
    ['/projects/0b2c/findings/CVE-2021-44228#details', '/projects/0b2c/findings/CVE-2021-44228#details'],
    ['/vulnerabilities/NVD/CVE-2021-44228', '/vulnerabilities/NVD/CVE-2021-44228'],
    ['/projects/../projects/1', '/projects/1'],
    ['/project/?uuid=1', '/project/?uuid=1'],
    ['/projects?next=https://evil.example', '/projects?next=https://evil.example'],
  ])('follows %s', (raw, target) => {
    expect(inAppTarget(raw)).toBe(target);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['another site', 'https://evil.example/projects'],
    ['another site without protocol', '//evil.example/projects'],
    ['three slashes', '///evil.example/projects'],
    ['a backslash', '/\\evil.example/projects'],
    ['backslashes alone', '\\\\evil.example'],
    ['a backslash further on', '/projects\\..\\..\\x'],
    ['a script', 'javascript:alert(1)//projects'],
    ['a data address', 'data:text/html,/projects'],
    ['credentials', '/@evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['a leading blank', ' /projects'],
    ['NUL', '/projects\u0000'],
    ['a relative path', 'projects'],
    ['a page that only begins like one', '/projectsX'],
    ['another first segment', '/policyX/1'],
    ['the sign-in page', '/login?redirect=/projects'],
    ['the password page', '/change-password'],
    ['the sign-in page by dots', '/projects/../login'],
    ['the sign-in page by encoded dots', '/projects/%2e%2e/login'],
    ['an encoded slash', '/%2Fevil.example'],
    ['a static file', '/static/config.json'],
    ['the API', '/api/v1/user/self'],
    ['the start', '/'],
    ['endless text', `/projects?${'x'.repeat(9000)}`],
  ])('ignores %s', (_, raw) => {
    expect(inAppTarget(raw)).toBeUndefined();
  });

  it('understands a target that names the base path', () => {
    expect(inAppTarget('/bomdeck/projects/1?x=2', '/bomdeck')).toBe('/projects/1?x=2');
    expect(inAppTarget('/projects/1', '/bomdeck')).toBe('/projects/1');
  });

  it('is not led astray behind the base path', () => {
    expect(inAppTarget('/bomdeck//evil.example', '/bomdeck')).toBeUndefined();
    expect(inAppTarget('/bomdeck/login', '/bomdeck')).toBeUndefined();
  });
});
