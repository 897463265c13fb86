import { readManifests } from '../../.config/build/manifests.mjs';
import type { ComponentSample, WidgetManifest } from '../../src/widgets/WidgetManifest.js';

/** A public component of a widget, and what a test needs to draw it on the sample portfolio. */
export interface WidgetSample extends ComponentSample {
  readonly component: string;
  readonly widget: WidgetManifest;
}

/** The values of the placeholders in the props of a sample. */
export interface SampleValues {
  readonly projectId: string;
  /** The value of each function that a component requires. @defaultValue does nothing */
  readonly callback?: () => void;
}

/** Each public component of each widget, as the manifests name them. */
export const WIDGET_SAMPLES: readonly WidgetSample[] = readManifests(process.cwd()).flatMap((widget) =>
  Object.entries(widget.components).map(([component, sample]) => ({ ...sample, component, widget })),
);

/** The UUID of the component of the sample portfolio. `$componentId` in the props of a sample. */
const SAMPLE_COMPONENT_ID = '5a3b7c1e-2f64-4f0e-9d1b-6a7c8e9f0123';

/** The sample portfolio of {@link ComponentSample}: what its project is made from. */
export const SAMPLE_PROJECT = {
  name: 'shop',
  components: [{ uuid: SAMPLE_COMPONENT_ID, name: 'log4j-core', version: '2.14.1' }],
  findings: [{ vulnId: 'CVE-2021-44228', severity: 'CRITICAL', component: 'log4j-core' }],
  violations: [{ policy: 'No old logging', component: 'log4j-core' }],
  services: [{ uuid: '5e121ce0-0000-4000-8000-000000000001', name: 'payment-api', version: '2.1' }],
} as const;

/** Returns the props of a sample, with its placeholders replaced by values. */
export function propsOf(sample: ComponentSample, values: SampleValues): Record<string, unknown> {
  const { projectId, callback = () => {} } = values;
  const known: Record<string, unknown> = {
    $projectId: projectId,
    $componentId: SAMPLE_COMPONENT_ID,
    $project: { uuid: projectId, name: SAMPLE_PROJECT.name },
    $callback: callback,
  };
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return Object.hasOwn(known, value) ? known[value] : value;
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)]));
  };
  return filled(sample.props ?? {}) as Record<string, unknown>;
}

/**
 * The text by which a test knows that a sample is drawn.
 * @param say - words of a message in the language of the test
 */
export function textOf(sample: WidgetSample, say: (id: string) => string): string {
  const { component, shows, says } = sample;
  if ((shows === undefined) === (says === undefined))
    throw new Error(`The manifest has to give either shows or says for ${component}.`);
  return shows ?? say(says!);
}
