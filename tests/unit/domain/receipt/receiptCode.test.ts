import { describe, expect, it } from 'vitest';
import type { BomReceipt, ReceiptFinding } from '../../../../src/domain/receipt/BomReceipt.js';
import { decodeReceipt, encodeReceipt, LONGEST_CODE } from '../../../../src/domain/receipt/receiptCode.js';

const RECEIPT: BomReceipt = {
  projectId: '6a1f0b8e-0000-4000-8000-000000000001',
  importedAt: 1_790_000_000_000,
  previousImport: 1_780_000_000_000,
  isDisturbed: false,
  componentCount: { before: 30, after: 30 },
  riskScore: { before: 86, after: 87 },
  components: {
    counts: { added: 1, upgraded: 1 },
    rows: [
      { change: 'added', name: 'log4j-core', group: 'org.apache', after: '2.14.1' },
      { change: 'upgraded', name: 'größer “than”', before: '1', after: '2' },
    ],
  },
  findings: {
    added: {
      counts: { CRITICAL: 1 },
      rows: [
        {
          severity: 'CRITICAL',
          source: 'NVD',
          vulnId: 'CVE-2021-44228',
          component: 'log4j-core',
          version: '2.14.1',
        },
      ],
    },
    removed: { counts: {}, rows: [] },
    decisions: { before: 10, kept: 9 },
  },
  violations: {
    added: {
      counts: { FAIL: 1 },
      rows: [{ level: 'FAIL', policy: 'No AGPL', component: 'itext', version: '7' }],
    },
    removed: { counts: {}, rows: [] },
  },
};

const withFindings = (count: number): BomReceipt => {
  const rows = Array.from({ length: count }, (_, place): ReceiptFinding => ({
    severity: place < 3 ? 'CRITICAL' : 'LOW',
    source: 'NVD',
    vulnId: `CVE-20${10 + (place % 16)}-${((place * 7_919) % 90_000) + 10_000}`,
    component: `component-${(place * 104_729) % 9_973}`,
    version: `${place % 7}.${place % 13}.${place % 29}`,
  }));
  const added = { counts: { CRITICAL: 3, LOW: count - 3 }, rows };
  return { ...RECEIPT, findings: { ...RECEIPT.findings!, added } };
};

describe('encodeReceipt', () => {
  it('writes what decodeReceipt reads', async () => {
    const code = await encodeReceipt(RECEIPT);
    expect(code).toMatch(/^[\w-]+$/);
    expect(await decodeReceipt(code)).toEqual(RECEIPT);
  });

  it('keeps a receipt of a normal upload whole', async () => {
    const receipt = withFindings(120);
    expect(await decodeReceipt(await encodeReceipt(receipt))).toEqual(receipt);
  });

  it('leaves out the least important rows of a long one, and no number', async () => {
    const receipt = withFindings(5_000);
    const code = await encodeReceipt(receipt);
    expect(code.length).toBeLessThanOrEqual(LONGEST_CODE);
    const read = await decodeReceipt(code);
    expect(read?.findings?.added.counts).toEqual({ CRITICAL: 3, LOW: 4_997 });
    const rows = read!.findings!.added.rows;
    expect(rows.length).toBeGreaterThan(100);
    expect(rows).toEqual(receipt.findings!.added.rows.slice(0, rows.length));
    expect(read?.components).toEqual({ counts: RECEIPT.components.counts, rows: [] });
  });
});

describe('decodeReceipt', () => {
  it('refuses whatever is not a receipt', async () => {
    const code = await encodeReceipt(RECEIPT);
    const bomb = await packedText('0'.repeat(5_000_000));
    for (const text of [
      '',
      'nothing',
      '<script>alert(1)</script>',
      code.slice(0, -8),
      `${code.slice(0, 40)}AAAA${code.slice(44)}`,
      await packedText('{"projectId":1}'),
      await packedText('not JSON'),
      await packedText(
        JSON.stringify({ ...RECEIPT, components: { counts: {}, rows: [{ change: 'eaten' }] } }),
      ),
      bomb,
      'A'.repeat(50_000),
    ]) {
      expect(await decodeReceipt(text), text.slice(0, 60)).toBeUndefined();
    }
  });
});

async function packedText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}
