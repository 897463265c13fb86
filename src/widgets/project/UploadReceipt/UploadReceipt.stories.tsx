import type { Meta, StoryObj } from '@storybook/react-vite';
import { host, SHOP_ID } from 'workshop';
import type { BomReceipt } from '../../../domain/receipt/BomReceipt.js';
import { encodeReceipt } from '../../../domain/receipt/receiptCode.js';
import { UploadReceipt } from './UploadReceipt.js';

const RECEIPT: BomReceipt = {
  projectId: SHOP_ID,
  importedAt: Date.UTC(2026, 10, 19, 13, 2),
  previousImport: Date.UTC(2026, 9, 6, 8, 15),
  isDisturbed: false,
  componentCount: { before: 30, after: 30 },
  vulnerabilities: { before: 15, after: 16 },
  riskScore: { before: 86, after: 87 },
  components: {
    counts: { added: 1, upgraded: 1, downgraded: 1, removed: 40 },
    rows: [
      { change: 'added', name: 'log4j-core', group: 'org.apache.logging.log4j', after: '2.14.1' },
      { change: 'downgraded', name: 'openssl', before: '3.0.7-r0', after: '3.0.5-r0' },
      { change: 'upgraded', name: 'spring-core', before: '5.3.10', after: '5.3.17' },
      { change: 'removed', name: 'commons-fileupload', before: '1.4' },
    ],
  },
  findings: {
    added: {
      counts: { CRITICAL: 1, HIGH: 1 },
      rows: [
        {
          severity: 'CRITICAL',
          source: 'NVD',
          vulnId: 'CVE-2021-44228',
          component: 'log4j-core',
          version: '2.14.1',
        },
        {
          severity: 'HIGH',
          source: 'NVD',
          vulnId: 'CVE-2023-0286',
          component: 'openssl',
          version: '3.0.5-r0',
        },
      ],
    },
    removed: {
      counts: { MEDIUM: 1 },
      rows: [
        {
          severity: 'MEDIUM',
          source: 'NVD',
          vulnId: 'CVE-2021-22096',
          component: 'spring-core',
          version: '5.3.10',
        },
      ],
    },
    decisions: { before: 10, kept: 9 },
  },
  violations: {
    added: {
      counts: { FAIL: 1 },
      rows: [{ level: 'FAIL', policy: 'No AGPL', component: 'itext7-core', version: '7.2.3' }],
    },
    removed: { counts: {}, rows: [] },
  },
};
const UNCHANGED: BomReceipt = {
  ...RECEIPT,
  previousImport: undefined,
  componentCount: { before: 30, after: 30 },
  vulnerabilities: { before: 15, after: 15 },
  riskScore: { before: 86, after: 86 },
  components: { counts: {}, rows: [] },
  findings: {
    added: { counts: {}, rows: [] },
    removed: { counts: {}, rows: [] },
    decisions: { before: 0, kept: 0 },
  },
  violations: { added: { counts: {}, rows: [] }, removed: { counts: {}, rows: [] } },
};
const code = await encodeReceipt(RECEIPT);
const unchanged = await encodeReceipt(UNCHANGED);
const disturbed = await encodeReceipt({
  ...RECEIPT,
  isDisturbed: true,
  findings: undefined,
  violations: undefined,
});

export default {
  component: UploadReceipt,
  args: { projectId: SHOP_ID, receipt: code },
  parameters: host(),
} satisfies Meta<typeof UploadReceipt>;
type Story = StoryObj<typeof UploadReceipt>;

export const Full: Story = {};
export const NothingChanged: Story = { args: { receipt: unchanged } };
export const DisturbedAndIncomplete: Story = { args: { receipt: disturbed } };
export const CutOff: Story = { args: { receipt: code.slice(0, 100) } };
export const Forbidden: Story = { parameters: host({ as: [] }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
