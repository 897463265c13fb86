import type { FindingRow, RowVulnerability } from '../../domain/findings/FindingRow.js';
import type { FindingParts } from '../../domain/findings/FindingsIndex.js';
import { joinedNumbers } from '../../domain/findings/numbersOf.js';
import type { Finding, FindingComponent } from '../../schema/finding.js';
import type { FindingBatch, FindingTexts } from './FindingReader.js';
import { withoutNulls } from './withoutNulls.js';

/** Puts batches together to rows, and finds the long texts of one of them. */
export class FindingRows {
  readonly rows: FindingRow[] = [];
  #components: FindingComponent[] = [];
  #vulnerabilities: RowVulnerability[] = [];
  #words: string[] = [];
  #componentOf: Uint32Array[] = [];
  #vulnerabilityOf: Uint32Array[] = [];

  add(batch: FindingBatch): void {
    for (const component of batch.components) this.#components.push(component);
    for (const vulnerability of batch.vulnerabilities) this.#vulnerabilities.push(vulnerability);
    for (const word of batch.words) this.#words.push(word);
    this.#componentOf.push(batch.component);
    this.#vulnerabilityOf.push(batch.vulnerability);
    const wordAt = (place: number) => (place === 0 ? undefined : this.#words[place - 1]);
    for (let index = 0; index < batch.component.length; index += 1) {
      const attributedOn = batch.attributedOn[index]!;
      this.rows.push({
        index: this.rows.length,
        component: this.#components[batch.component[index]!]!,
        vulnerability: this.#vulnerabilities[batch.vulnerability[index]!]!,
        state: wordAt(batch.state[index]!),
        isSuppressed: batch.isSuppressed[index] === 1,
        analyzer: wordAt(batch.analyzer[index]!),
        attributedOn: Number.isNaN(attributedOn) ? undefined : attributedOn,
        alternateIdentifier: wordAt(batch.alternateIdentifier[index]!),
        referenceUrl: wordAt(batch.referenceUrl[index]!),
      });
    }
  }

  /** Returns the parts of the rows so far. */
  parts(): FindingParts {
    return {
      components: this.#components,
      vulnerabilities: this.#vulnerabilities,
      componentOf: joinedNumbers(Uint32Array, this.#componentOf),
      vulnerabilityOf: joinedNumbers(Uint32Array, this.#vulnerabilityOf),
    };
  }

  /** Looks texts up by vulnerability. */
  textsOf(texts: FindingTexts): (vulnerability: RowVulnerability) => Finding['vulnerability'] {
    const places = new Map(this.#vulnerabilities.map((vulnerability, place) => [vulnerability.uuid, place]));
    return ({ uuid }) => {
      const place = places.get(uuid);
      if (place === undefined) throw new Error(`Bomdeck: no vulnerability ${uuid} in this list.`);
      const [block = 0, start = 0, end = 0] = texts.places.subarray(place * 3, place * 3 + 3);
      // These bytes passed the check when the list was read.
      const text = new TextDecoder().decode(texts.blocks[block]!.subarray(start, end));
      return (withoutNulls(JSON.parse(text)) as Finding).vulnerability;
    };
  }
}
