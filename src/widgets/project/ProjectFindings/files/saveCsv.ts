import type { IntlShape } from 'react-intl';
import type { FindingsIndex } from '../../../../domain/findings/FindingsIndex.js';
import type { FindingColumn } from '../../../../domain/findings/findingsValue.js';
import type { FindingSelection } from '../../../../domain/findings/selectFindings.js';
import { csvOf } from '../../../../domain/csv.js';
import { cvssOf, type FindingRow } from '../../../../domain/findings/FindingRow.js';
import {
  analysisStateText,
  analyzerText,
  severityText,
  sourceText,
} from '../../../../entities/vocabulary/vocabulary.js';
import { saveFile } from '../../../../ui/controls/saveFile.js';
import { messages } from '../ProjectFindings.messages.js';
import { csvMessages } from './saveCsv.messages.js';

/** Gives the findings that are listed, in their order, as a file. Every finding of a group has its own line. */
export function saveCsv(intl: IntlShape, index: FindingsIndex, { rows, members }: FindingSelection): void {
  const places = [...rows].flatMap((row) => members.get(row) ?? [row]);
  const say = (id: FindingColumn) => intl.formatMessage(messages[id]);
  const head = [
    say('severity'),
    say('vulnerability'),
    say('source'),
    say('aliases'),
    say('cwe'),
    say('component'),
    say('group'),
    intl.formatMessage(csvMessages.version),
    intl.formatMessage(csvMessages.latest),
    intl.formatMessage(csvMessages.purl),
    say('cvss'),
    say('epss'),
    say('epssPercentile'),
    say('analysis'),
    say('suppressed'),
    say('analyzer'),
    say('attributed'),
    say('matrix'),
  ];
  const text = csvOf([head, ...places.map((place) => lineOf(intl, index.rows[place]!))]);
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'findings.csv');
}

function lineOf(intl: IntlShape, row: FindingRow): (string | number | undefined)[] {
  const { component, vulnerability, state, isSuppressed, analyzer, attributedOn } = row;
  return [
    severityText(intl, vulnerability.severity),
    vulnerability.vulnId,
    sourceText(intl, vulnerability.source),
    vulnerability.aliases.map(({ id }) => id).join(' '),
    vulnerability.cwes.map(({ cweId }) => `CWE-${cweId}`).join(' '),
    component.name,
    component.group,
    component.version,
    component.latestVersion,
    component.purl,
    cvssOf(vulnerability),
    vulnerability.epssScore,
    vulnerability.epssPercentile,
    analysisStateText(intl, state),
    intl.formatMessage(isSuppressed ? messages.yes : messages.no),
    analyzerText(intl, analyzer),
    attributedOn === undefined ? undefined : new Date(attributedOn).toISOString(),
    `${component.project}:${component.uuid}:${vulnerability.uuid}`,
  ];
}
