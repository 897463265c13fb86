import { expect, it } from 'vitest';

import { panelAt } from '../../../../../src/widgets/administration/AdminPanels/panelPlace.js';
import { cpuTimer } from '../../../../support/cpuTimer.js';

const RIGHTS = ['SYSTEM_CONFIGURATION'];

it.each(['repositories/npm', '/repositories/npm//', 'Repositories/NPM'])('%j leads to a panel', (address) => {
  expect(panelAt(address, RIGHTS)?.id).toBe('repositories/npm');
});

it('an address of slashes is read in a time that grows with it', () => {
  const cpuMs = cpuTimer();

  expect(panelAt(`repositories${'/'.repeat(200_000)}npm`, RIGHTS)).toBeUndefined();

  expect(cpuMs()).toBeLessThan(1_000);
});
