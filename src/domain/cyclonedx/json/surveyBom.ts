import { MAX_DEPTH } from '../bomCheck.js';
import { unstorableTexts, type Identity } from '../unstorableTexts.js';
import type { PathSegment, SchemaProblem } from './compileSchema.js';

/** The contents of a JSON BOM, regardless of its schema. */
export interface BomSurvey {
  /**
   * True when a value is nested deeper than {@link MAX_DEPTH}. The numbers below then count only the values
   * that were seen.
   */
  isTooDeep: boolean;
  /** Members of all objects. */
  memberCount: number;
  componentCount: number;
  serviceCount: number;
  /** Paths of `bom-ref` members whose text an earlier one already has. */
  repeatedRefs: { segments: PathSegment[]; value: string }[];
  /** The number of those beyond the list. */
  moreRepeatedRefs: number;
  /** The data of components and services that servers do not store. */
  unstorable: SchemaProblem[];
  /** The number of those beyond the list. */
  moreUnstorable: number;
}

/** A container being walked through, and the child that is next. */
interface Frame {
  value: object;
  /** Names of an object's members; absent for a list. */
  names: readonly string[] | undefined;
  next: number;
  /** The inventory that this list is, or that the object is an item of. */
  inventory: 'components' | 'services' | undefined;
}

/**
 * Walks a parsed BOM once. Keeps its place in a list instead of calling itself, so depth is no danger.
 * @param limit - repeated references, and texts that are not stored, listed at most each
 * @param pause - awaited now and then
 */
export async function surveyBom(bom: object, limit: number, pause?: () => Promise<void>): Promise<BomSurvey> {
  const survey: BomSurvey = {
    isTooDeep: false,
    memberCount: 0,
    componentCount: 0,
    serviceCount: 0,
    repeatedRefs: [],
    moreRepeatedRefs: 0,
    unstorable: [],
    moreUnstorable: 0,
  };
  const refs = new Set<string>();
  const frames: Frame[] = [];
  enter(bom, undefined);
  let visited = 0;
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const { names, value, inventory } = frame;
    const index = frame.next++;
    if (index >= (names ?? (value as unknown[])).length) {
      frames.pop();
      continue;
    }
    const name = names?.[index];
    const child = name === undefined ? (value as unknown[])[index] : (value as Record<string, unknown>)[name];
    if (typeof child !== 'object' || child === null) continue;
    if (frames.length === MAX_DEPTH) {
      survey.isTooDeep = true;
      return survey;
    }
    if (name === undefined) {
      if (inventory === 'components') survey.componentCount++;
      if (inventory === 'services') survey.serviceCount++;
      if (inventory) noteUnstorable(child as Record<string, unknown>);
      enter(child, inventory);
    } else {
      enter(child, inventoryOf(name, child));
    }
    if (pause && ++visited % 256 === 0) await pause();
  }
  return survey;

  function enter(value: object, inventory: Frame['inventory']): void {
    const names = Array.isArray(value) ? undefined : Object.keys(value);
    survey.memberCount += names?.length ?? 0;
    frames.push({ value, names, next: 0, inventory });
    const ref = names && (value as Record<string, unknown>)['bom-ref'];
    if (typeof ref !== 'string') return;
    if (!refs.has(ref)) refs.add(ref);
    else if (survey.repeatedRefs.length >= limit) survey.moreRepeatedRefs++;
    else survey.repeatedRefs.push({ segments: [...path().slice(0, -1), 'bom-ref'], value: ref });
  }

  function noteUnstorable(item: Record<string, unknown>): void {
    for (const { member, ...problem } of unstorableTexts(identityOf(item))) {
      if (survey.unstorable.length >= limit) {
        survey.moreUnstorable++;
        continue;
      }
      const segments = [...path(), ...(member === 'swidTagId' ? ['swid', 'tagId'] : [member])];
      const pointer = segments.map((segment) => `/${segment}`).join('');
      survey.unstorable.push({ ...problem, segments, path: pointer, isAtName: false });
    }
  }

  /**
   * Components nest in components and in what the BOM is about, services in services; lists elsewhere (tools, formulation)
   * are no inventory.
   */
  function inventoryOf(name: string, child: object): Frame['inventory'] {
    const { inventory } = frames.at(-1) as Frame;
    if (name === 'component')
      return frames.length === 2 && path()[0] === 'metadata' ? 'components' : undefined;
    if ((name !== 'components' && name !== 'services') || !Array.isArray(child)) return undefined;
    return frames.length === 1 || inventory === name ? name : undefined;
  }

  /** The child that was reached last. */
  function path(): PathSegment[] {
    return frames.map(({ names, next }) => names?.[next - 1] ?? next - 1);
  }
}

/** Values of other types are left out; the schema refuses them. */
function identityOf(item: Record<string, unknown>): Identity {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const { name, version, group, cpe, purl, swid } = item;
  return {
    name: text(name),
    version: text(version),
    group: text(group),
    cpe: text(cpe),
    purl: text(purl),
    swidTagId: text((swid as { tagId?: unknown } | null | undefined)?.tagId),
  };
}
