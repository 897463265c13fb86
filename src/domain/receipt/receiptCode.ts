import {
  array,
  assert,
  boolean,
  enums,
  number,
  object,
  optional,
  record,
  string,
  type Describe,
} from 'superstruct';
import { SEVERITIES } from '../../schema/enumerations.js';
import {
  RECEIPT_CHANGES,
  VIOLATION_LEVELS,
  type BomReceipt,
  type ReceiptList,
  type ReceiptStep,
} from './BomReceipt.js';

/** The most characters of a receipt in an address. Chats and mail programs keep addresses of this length whole. */
export const LONGEST_CODE = 6_000;

/** The most bytes that a code may unfold to. A receipt of {@link LONGEST_CODE} has about a tenth of it. */
const MOST_BYTES = 500_000;

/**
 * Writes a receipt as text for an address: letters, digits, `-`, and `_`. If a receipt is too long, its least
 * important rows are left out; its numbers stay complete.
 */
export async function encodeReceipt(receipt: BomReceipt): Promise<string> {
  let most = rowCount(receipt);
  for (;;) {
    const code = await packed(JSON.stringify(shortened(receipt, most)));
    if (code.length <= LONGEST_CODE || most === 0) return code;
    most = Math.floor(most * Math.min(0.9, LONGEST_CODE / code.length));
  }
}

/**
 * Reads what {@link encodeReceipt} wrote.
 * @returns undefined for any other text, such as a code that was cut off
 */
export async function decodeReceipt(code: string): Promise<BomReceipt | undefined> {
  if (!/^[\w-]+$/.test(code) || code.length > 4 * LONGEST_CODE) return undefined;
  try {
    const receipt: unknown = JSON.parse(await unpacked(code));
    assert(receipt, BomReceiptStruct);
    return receipt;
  } catch {
    // Whether the address was shortened or changed, the answer is the same: this is not a receipt.
    return undefined;
  }
}

/** The rows are kept in this order, while there is room. */
function rowCount({ findings, violations, components }: BomReceipt): number {
  return [findings?.added, violations?.added, findings?.removed, components, violations?.removed].reduce(
    (sum, list) => sum + (list?.rows.length ?? 0),
    0,
  );
}

/** Returns the receipt with at most this number of rows, the most important ones. */
function shortened(receipt: BomReceipt, most: number): BomReceipt {
  let room = most;
  const cut = <Row, Kind extends string>(list: ReceiptList<Row, Kind>): ReceiptList<Row, Kind> => {
    const rows = list.rows.slice(0, room);
    room -= rows.length;
    return { counts: list.counts, rows };
  };
  const { findings, violations, components } = receipt;
  // In the order of importance.
  const foundAdded = findings && cut(findings.added);
  const violatedAdded = violations && cut(violations.added);
  const foundRemoved = findings && cut(findings.removed);
  return {
    ...receipt,
    components: cut(components),
    ...(findings && { findings: { ...findings, added: foundAdded!, removed: foundRemoved! } }),
    ...(violations && { violations: { added: violatedAdded!, removed: cut(violations.removed) } }),
  };
}

const StepStruct: Describe<ReceiptStep> = object({ before: number(), after: number() });
const CountsStruct = record(string(), number());

const FindingListStruct = object({
  counts: CountsStruct,
  rows: array(
    object({
      severity: enums(SEVERITIES),
      source: string(),
      vulnId: string(),
      component: string(),
      version: optional(string()),
    }),
  ),
});

const ViolationListStruct = object({
  counts: CountsStruct,
  rows: array(
    object({
      level: enums(VIOLATION_LEVELS),
      policy: string(),
      component: string(),
      version: optional(string()),
    }),
  ),
});

const BomReceiptStruct = object({
  projectId: string(),
  importedAt: optional(number()),
  previousImport: optional(number()),
  isDisturbed: boolean(),
  componentCount: StepStruct,
  vulnerabilities: optional(StepStruct),
  riskScore: optional(StepStruct),
  components: object({
    counts: CountsStruct,
    rows: array(
      object({
        change: enums(RECEIPT_CHANGES),
        name: string(),
        group: optional(string()),
        before: optional(string()),
        after: optional(string()),
      }),
    ),
  }),
  findings: optional(
    object({
      added: FindingListStruct,
      removed: FindingListStruct,
      decisions: object({ before: number(), kept: number() }),
    }),
  ),
  violations: optional(object({ added: ViolationListStruct, removed: ViolationListStruct })),
});

async function packed(text: string): Promise<string> {
  const stream = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws RangeError when it unfolds to more than a receipt can have; TypeError and DOMException when it is damaged */
async function unpacked(code: string): Promise<string> {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const reader = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('The code unfolds to too much.');
    }
    text += decoder.decode(value, { stream: true });
  }
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
