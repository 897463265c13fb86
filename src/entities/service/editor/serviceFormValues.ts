import { textProblem, type TextProblem } from '../../../domain/textProblem.js';
import type { Contact, ExternalReference } from '../../../schema/project.js';
import type { Service, ServiceRequest } from '../../../schema/service.js';

/** A yes or no that may be left open. */
export type Answer = 'yes' | 'no' | 'notStated';

/** The field values of a service. Lists have one line for each entry. */
export interface ServiceFormValues {
  name: string;
  version: string;
  group: string;
  description: string;
  authenticated: Answer;
  crossesTrustBoundary: Answer;
  endpoints: readonly Line<'url'>[];
  data: readonly Line<'name' | 'direction'>[];
  providerName: string;
  providerUrls: readonly Line<'url'>[];
  contacts: readonly Line<keyof Contact>[];
  externalReferences: readonly Line<keyof ExternalReference>[];
}

type Line<Member extends string> = Readonly<Record<Member, string>>;

/** A field of a service. */
export type ServiceField = keyof ServiceFormValues;

/** Fields with a line for each of several things. */
export type ServiceLines = 'endpoints' | 'data' | 'providerUrls' | 'contacts' | 'externalReferences';

/** An empty form. */
export const NEW_SERVICE: ServiceFormValues = {
  name: '',
  version: '',
  group: '',
  description: '',
  authenticated: 'notStated',
  crossesTrustBoundary: 'notStated',
  endpoints: [],
  data: [],
  providerName: '',
  providerUrls: [],
  contacts: [],
  externalReferences: [],
};

/** All fields. */
export const SERVICE_FIELDS = Object.keys(NEW_SERVICE) as ServiceField[];

/** A service as its form shows it. What lines have besides their inputs stays in them, and is sent back. */
export function valuesOf(service: Service): ServiceFormValues {
  const { name, version = '', group = '', description = '', provider = {} } = service;
  return {
    name,
    version,
    group,
    description,
    authenticated: answerOf(service.authenticated),
    crossesTrustBoundary: answerOf(service.crossesTrustBoundary),
    endpoints: linesOf(service.endpoints),
    data: (service.data ?? []).map((each) => ({ name: '', direction: 'UNKNOWN', ...each })),
    providerName: provider.name ?? '',
    providerUrls: linesOf(provider.urls),
    contacts: (provider.contacts ?? []).map((contact) => ({ name: '', email: '', phone: '', ...contact })),
    externalReferences: (service.externalReferences ?? []).map((reference) => ({
      type: 'other',
      url: '',
      comment: '',
      ...reference,
    })),
  };
}

/** A problem with a field, found before the request. `place` is the index of the line, from 0. */
export type ServiceFieldProblem =
  | TextProblem
  | { code: 'required' }
  | { code: 'line'; place: number; problem: TextProblem | { code: 'noReference' } };

/** Returns the problems that the server would reject, by field. Empty if there are none. */
export function problemsOf(values: ServiceFormValues): Partial<Record<ServiceField, ServiceFieldProblem>> {
  const found: Partial<Record<ServiceField, ServiceFieldProblem | undefined>> = {
    name: values.name.trim() === '' ? { code: 'required' } : textProblem(values.name, SHORT),
    version: textProblem(values.version, SHORT),
    group: textProblem(values.group, SHORT),
    description: textProblem(values.description, LONG),
    endpoints: lineProblem(values.endpoints, LONG),
    data: lineProblem(values.data, LONG),
    providerName: textProblem(values.providerName, SHORT),
    providerUrls: lineProblem(values.providerUrls, LONG),
    contacts: lineProblem(values.contacts, SHORT),
    externalReferences: lineProblem(values.externalReferences, LONG, ({ url, comment }) =>
      url.trim() === '' && comment.trim() !== '' ? { code: 'noReference' } : undefined,
    ),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

const SHORT = 255;
const LONG = 1024;

/** The first thing that is wrong with some lines. */
function lineProblem<L extends Line<string>>(
  lines: readonly L[],
  limit: number,
  ownProblem?: (line: L) => { code: 'noReference' } | undefined,
): ServiceFieldProblem | undefined {
  for (const [place, line] of lines.entries()) {
    const problem =
      Object.values(line)
        .filter((text) => typeof text === 'string')
        .map((text) => textProblem(text, limit))
        .find(Boolean) ?? ownProblem?.(line);
    if (problem) return { code: 'line', place, problem };
  }
  return undefined;
}

/**
 * The service to send; lines that were left empty are not sent.
 * @param current - as the server has it, for what no field shows
 */
export function serviceRequestOf(values: ServiceFormValues, current?: Service): ServiceRequest {
  const provider = {
    ...current?.provider,
    name: textOf(values.providerName),
    urls: values.providerUrls.map(({ url }) => url.trim()).filter(Boolean),
    contacts: values.contacts.map(filledIn).filter(hasText),
  };
  const hasProvider = provider.name !== undefined || provider.urls.length + provider.contacts.length > 0;
  return {
    name: values.name.trim(),
    version: textOf(values.version),
    group: textOf(values.group),
    description: textOf(values.description),
    authenticated: booleanOf(values.authenticated),
    crossesTrustBoundary: booleanOf(values.crossesTrustBoundary),
    endpoints: values.endpoints.map(({ url }) => url.trim()).filter(Boolean),
    data: values.data.filter(({ name }) => name.trim() !== '').map(filledIn),
    provider: hasProvider ? provider : undefined,
    externalReferences: values.externalReferences.filter(({ url }) => url.trim() !== '').map(filledIn),
    notes: current?.notes,
  };
}

function answerOf(flag: boolean | null | undefined): Answer {
  if (typeof flag !== 'boolean') return 'notStated';
  return flag ? 'yes' : 'no';
}

function booleanOf(answer: Answer): boolean | undefined {
  return answer === 'notStated' ? undefined : answer === 'yes';
}

function linesOf(urls: readonly string[] = []): readonly Line<'url'>[] {
  return urls.map((url) => ({ url }));
}

function textOf(text: string): string | undefined {
  return text.trim() || undefined;
}

/** A line without the texts that are empty. */
function filledIn<Member extends string>(line: Line<Member>): Partial<Record<Member, string>> {
  const members = Object.entries<unknown>(line).flatMap(([member, value]) => {
    const kept = typeof value === 'string' ? textOf(value) : value;
    return kept === undefined ? [] : [[member, kept]];
  });
  return Object.fromEntries(members) as Partial<Record<Member, string>>;
}

function hasText(line: object): boolean {
  return Object.keys(line).length > 0;
}
