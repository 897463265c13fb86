/**
 * Styles as far as tests without a layout can tell: jsdom works out all properties of an element, by rules in JavaScript,
 * whenever somebody wants to know whether it is visible, which took half of the time of these tests.
 */

/** What decides whether something is seen and can be pressed, which way it is written, and what a theme says. */
const TOLD =
  /^\s*(--|display|visibility|opacity|pointer-events|user-select|direction|overflow|content-visibility)/;

/** Takes the place of a rule that says nothing of that; its number among the rules stays. */
const NO_RULE = '@font-face{}';

/** Leaves out what no test can see, as styles are written. */
export function insertOnlyWhatIsTold(window: Window & typeof globalThis): void {
  const { prototype } = window.CSSStyleSheet;
  const insertRule = prototype.insertRule;
  prototype.insertRule = function (this: CSSStyleSheet, rule, index) {
    return insertRule.call(this, told(rule), index);
  };
}

function told(rule: string): string {
  if (/^\s*@(keyframes|font-face|import)/.test(rule)) return NO_RULE;
  let isEmpty = true;
  const rest = rule.replace(/\{([^{}]*)\}/g, (_, body: string) => {
    const kept = body.split(';').filter((declaration) => TOLD.test(declaration));
    if (kept.length > 0) isEmpty = false;
    return `{${kept.join(';')}}`;
  });
  return isEmpty ? NO_RULE : rest;
}

/** Gives the same answer as long as nothing has changed; jsdom would copy all of it each time. */
export function rememberComputedStyles(window: Window & typeof globalThis): void {
  const compute = window.getComputedStyle;
  const implementation = Object.getOwnPropertySymbols(window.document).find(
    ({ description }) => description === 'impl',
  )!;
  /** Replaced by jsdom with each change that may mean another style. */
  const cacheOf = (document: Document) =>
    (document as unknown as Record<symbol, { _styleCache: object }>)[implementation]!._styleCache;
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  let cache: object | undefined;
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    if (cache !== cacheOf(element.ownerDocument)) {
      cache = cacheOf(element.ownerDocument);
      known = new WeakMap();
    }
    let style = known.get(element);
    if (!style) known.set(element, (style = compute(element)));
    return style;
  };
}
