import type { VexStatement, VexSummary } from '../vexSummary.js';
import { decodeText } from './decodeText.js';
import { scanXml, type XmlElement } from './scanXml.js';

/** Reads the decisions of an XML document that fits its schema; undefined when it lists no vulnerabilities. */
export function readXmlVex(text: string): VexSummary | undefined {
  // Most documents have none, and reading one twice takes time.
  if (!/<(?:[^\s<>/:]+:)?vulnerabilities[\s>]/.test(text)) return undefined;
  const statements: VexStatement[] = [];
  let entry: Partial<VexStatement> & { isAnalysed?: boolean; isAboutSomething?: boolean } = {};
  let vulnerabilityCount = 0;
  let words = '';

  scanXml(text, {
    onStart: (element) => {
      const path = pathOf(element);
      words = '';
      if (path === VULNERABILITY) {
        entry = {};
        vulnerabilityCount += 1;
      } else if (path === `${VULNERABILITY}/analysis`) entry.isAnalysed = true;
      else if (path === `${VULNERABILITY}/affects/target/ref`) entry.isAboutSomething = true;
    },
    onText: (start, end, kind) => {
      if (kind === 'text') words += decodeText(text.slice(start, end));
      else if (kind === 'cdata') words += text.slice(start, end);
    },
    onEnd: (element) => {
      const value = words.trim();
      words = '';
      switch (pathOf(element)) {
        case `${VULNERABILITY}/id`:
          entry.vulnId = value;
          break;
        case `${VULNERABILITY}/source/name`:
          entry.source = value;
          break;
        case VULNERABILITY: {
          const { vulnId, source, isAnalysed, isAboutSomething } = entry;
          if (vulnId && source && isAnalysed && isAboutSomething) statements.push({ vulnId, source });
        }
      }
    },
  });
  return vulnerabilityCount > 0 ? { statements, vulnerabilityCount } : undefined;
}

const VULNERABILITY = 'bom/vulnerabilities/vulnerability';

/** Names of the elements from the root on, without prefixes. */
function pathOf({ name, parent }: XmlElement): string {
  const localName = name.slice(name.indexOf(':') + 1);
  return parent ? `${pathOf(parent)}/${localName}` : localName;
}
