import { describe, expect, it } from 'vitest';
import { isCpe } from '../../../src/domain/cpe.js';
import { cpuTimer } from '../../support/cpuTimer.js';

describe('isCpe', () => {
  it.each([
    'cpe:2.3:a:apache:log4j:2.14.1:*:*:*:*:*:*:*',
    'cpe:2.3:o:linux:linux_kernel:5.10:rc1:*:*:*:*:x86:*',
    'cpe:2.3:a:foo\\\\bar:big\\$money_2010:*:*:*:*:special:ipod_touch:80gb:*',
    'cpe:2.3:a:hp:insight_diagnostics:7.4.0.1570:-:*:*:online:win2003:x64:*',
    'cpe:2.3:a:vendor:a\\:b:8.*:sp?:*:en-us:*:*:*:-',
    'cpe:/a:apache:log4j:2.14.1',
    'cpe:/o:microsoft:windows_xp:::pro',
    'cpe:/a:hp:insight_diagnostics:7.4.0.1570::~~online~win2003~x64~',
    'cpe:/',
  ])('takes %s', (text) => {
    expect(isCpe(text)).toBe(true);
  });

  it.each([
    '',
    'log4j',
    'cpe:2.3:a:apache:log4j',
    'cpe:2.3:x:apache:log4j:2.14.1:*:*:*:*:*:*:*',
    'cpe:2.3:a:apache:log4j:2.14.1:*:*:*:*:*:*:*:*',
    'cpe:2.3:a:apache::2.14.1:*:*:*:*:*:*:*',
    'cpe:2.3:a:apache:log 4j:2.14.1:*:*:*:*:*:*:*',
    'cpe:2.3:a:apache:log4j:2.14.1:*:*:english:*:*:*:*',
    'cpe:2.3:a:apa*che:log4j:2.14.1:*:*:*:*:*:*:*',
    'cpe:/a:b:c:d:e:f:g:h',
    'cpe:/z:apache',
  ])('refuses "%s"', (text) => {
    expect(isCpe(text)).toBe(false);
  });

  it('answers at once for a long text that nearly matches', () => {
    const cpuMs = cpuTimer();

    expect(isCpe(`cpe:2.3:a:${'a?'.repeat(100_000)}:x:*:*:*:*:*:*:*:*`)).toBe(false);
    expect(cpuMs()).toBeLessThan(200);
  });
});
