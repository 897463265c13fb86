/** A part of a template as it is written; all of them together are its text. */
export interface TemplatePiece {
  text: string;
  /** Undefined: what is sent as it is, and signs between words. */
  kind?: TemplatePieceKind;
}

/** `mark`: the start and the end of a tag. `problem`: a tag that does not end. */
export type TemplatePieceKind = 'mark' | 'comment' | 'keyword' | 'string' | 'number' | 'name' | 'problem';

/** Divides a template in the language of Pebble into parts that look different, whether or not it can be filled. */
export function templatePieces(template: string): TemplatePiece[] {
  const pieces: TemplatePiece[] = [];
  const add = (text: string, kind?: TemplatePieceKind) => {
    if (text !== '') pieces.push(kind ? { text, kind } : { text });
  };
  let position = 0;
  while (position < template.length) {
    OPENING.lastIndex = position;
    const start = OPENING.exec(template)?.index ?? template.length;
    add(template.slice(position, start));
    if (start === template.length) break;
    const opening = template.slice(start, start + 2);
    const end = template.indexOf(CLOSING[opening]!, start + 2);
    if (end === -1) {
      add(opening, 'problem');
      add(template.slice(start + 2));
      break;
    }
    position = end + 2;
    if (opening === '{#') {
      add(template.slice(start, position), 'comment');
      continue;
    }
    add(opening, 'mark');
    for (const [text] of template.slice(start + 2, end).matchAll(WORDS)) add(text, kindOf(text));
    add(template.slice(end, position), 'mark');
  }
  return pieces;
}

const OPENING = /\{[{%#]/g;
const CLOSING: Readonly<Record<string, string>> = { '{{': '}}', '{%': '%}', '{#': '#}' };
/**
 * Strings, words, numbers, and runs of everything else. Each character is in one of them. A string without an
 * end continues to the end of the tag. Searching for its end again from each quotation mark would take time
 * that grows with the square of its length.
 */
const WORDS =
  /"(?:\\.|[^"\\])*(?:"|\\?$)|'(?:\\.|[^'\\])*(?:'|\\?$)|[A-Za-z_]\w*|\d+(?:\.\d+)?|[^"'\w]+|\w/gs;

function kindOf(word: string): TemplatePieceKind | undefined {
  if (/^["']/.test(word)) return 'string';
  if (/^\d/.test(word)) return 'number';
  if (!/^[A-Za-z_]/.test(word)) return undefined;
  return KEYWORDS.has(word) ? 'keyword' : 'name';
}

const KEYWORDS = new Set(
  'if elseif else endif for in endfor and or not is contains equals set block endblock macro endmacro import from as extends include with filter endfilter autoescape endautoescape verbatim endverbatim true false null none'.split(
    ' ',
  ),
);
