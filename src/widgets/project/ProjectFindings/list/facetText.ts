import type { IntlShape, MessageDescriptor } from 'react-intl';
import { ownEpss, UNKNOWN, type FindingFacet } from '../../../../domain/findings/findingsValue.js';
import type { Severity } from '../../../../schema/enumerations.js';
import {
  analysisStateText,
  analyzerText,
  severityText,
  sourceText,
} from '../../../../entities/vocabulary/vocabulary.js';
import { messages } from '../ProjectFindings.messages.js';

/** The name of a facet. */
export function facetText(intl: IntlShape, facet: FindingFacet): string {
  return intl.formatMessage(messages[facet]);
}

/** The words for a value of a facet. */
export function facetValueText(intl: IntlShape, facet: FindingFacet, value: string): string {
  switch (facet) {
    case 'severity':
      return severityText(intl, value as Severity);
    case 'analysis':
      return analysisStateText(intl, value);
    case 'analyzer':
      return analyzerText(intl, value);
    case 'source':
      return sourceText(intl, value);
    case 'ecosystem':
      return value === UNKNOWN ? intl.formatMessage(messages.unknown) : value;
    default: {
      const least = facet === 'epss' ? ownEpss(value) : undefined;
      if (least !== undefined) {
        const share = intl.formatNumber(least, { style: 'percent', maximumFractionDigits: 4 });
        return intl.formatMessage(messages.epssFrom, { share });
      }
      const message = WORDS[facet][value];
      return message ? intl.formatMessage(message) : value;
    }
  }
}

const WORDS: Record<'hasAnalysis' | 'epss' | 'cvss' | 'update', Record<string, MessageDescriptor>> = {
  hasAnalysis: { yes: messages.yes, no: messages.no },
  epss: {
    high: messages.bandHigh,
    raised: messages.bandRaised,
    low: messages.bandLow,
    minimal: messages.bandMinimal,
    unknown: messages.unscored,
  },
  cvss: {
    critical: messages.cvssCritical,
    high: messages.cvssHigh,
    medium: messages.cvssMedium,
    low: messages.cvssLow,
    unknown: messages.unscored,
  },
  update: { outdated: messages.outdated, current: messages.current, unknown: messages.unknown },
};
