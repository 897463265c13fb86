import { messagesBelow, SPEAKERS } from './messageSources.mjs';

/** Words that an English text must not contain, and their replacements. See docs/writing.md. */
const RULES = [
  [/\banew\b/, 'again, re…'],
  [/\bmeanwhile\b/, 'in the meantime'],
  [/\b(some|every|no|any)body\b/, 'someone, everyone, no one, anyone'],
  [
    /\b[Yy]ou may not\b|\bmay not (see|be empty)\b|\bthat you may see\b|\bwho may\b/,
    'do not have permission to; cannot',
  ],
  [/\bany more\b/, 'no longer'],
  [/\b(is|was|This is) no (?!longer|one)\w+/, 'is not a (valid) X'],
  [/^[^.{}]*\bcould not be \w+$|^[A-Z][^.]* could not be \w+\. /, 'Could not {verb} X'],
  [
    /^(The )?[^.]*\b(was|were) (created|saved|deleted|added|removed|renamed|changed|processed|copied|restored)\.$/,
    '{name} created',
  ],
  [/\bNo [a-z ]+ match(es)?\b(?! for)|Nothing match|None matches/, 'No matches'],
  [/\bfits\b(?! everything)|\bto fit\b|\bfitted\b/, 'match'],
  [/\bhits?\b/, 'match'],
  [/\b[Ff]igures?\b/, 'metrics'],
  [/\b[Pp]ictures?\b/, 'image'],
  [/\b[Ee]-mails?\b|\b[Mm]ails?\b(?! server)/, 'email'],
  [/\b[Uu]ser names?\b/, 'username'],
  [/\b[Bb]ills? of materials\b/, 'BOM'],
  [/\b[Nn]ewest\b/, 'latest'],
  [/\bgroups? of licenses\b/, 'license group'],
  [/\b[Ll]ook(s|ed|ing)? (at|into|again|for)\b/, 'scan, check, search for'],
  [/\b[Mm]easur(ed|ing)\b/, 'calculate; metrics as of'],
  [/\b[Bb](ring|rought)s? (it )?back\b/, 'unsuppress, restore, add again'],
  [
    /\b[Dd]ecided?s? (alike|over|about|otherwise|so|since)\b|was decided|\b[Hh]as decided\b/,
    'decision; audit decision',
  ],
  [/\bgo(es)? with (it|them)\b|\b(is|are) gone then\b/, 'is deleted too; will be lost'],
  [/\bstays? as (it is|they are)\b|\bso already\b|\bas it was\b/, 'will not change; no change needed'],
  [
    /\b[Tt]ak(e|es|en) (the \w+ )?(over|out|part)\b|\b[Tt]ak(e|en) ([^ ]+ ){1,3}(from|out of) (the|your)/,
    'import, apply, carry over, remove',
  ],
  [/\b[Ss]ervers? (does not )?takes?\b|\bcan be taken\b|\btakes (no|files|any)\b/, 'accept'],
  [/\bstands?\b/, 'is, appears'],
  [/\b[Tt]ells?\b|\btold\b/, 'report, show'],
  [/\b[Bb]ehind (it|the @|an @|the check|the question|the product)/, 'after'],
  [/\bnot whole\b|\bonce it is whole\b|\bwhole (address|decision|title|tag|date)/, 'complete, full'],
  [/\bnot right\b|\b(is|are) wrong\b/, 'invalid, incorrect'],
  [/\b[Gg]o(es)? on\b|\b[Ww]ait on\b/, 'continue, keep waiting'],
  [/\b[Bb]egins?\b(?! with “)|\bbegun\b/, 'start'],
  [/\b[Ww]rite (a|one|whole|CPE|it|https|for|numbers|P)\b/, 'enter'],
  [/\b[Ee]mpty (it|one|this|the search)\b/, 'clear'],
  [/\b[Rr]efuse[sd]?\b/, 'reject; failed'],
  [/\b[Mm]ost likely\b/, 'probably'],
  [/\bof (your|their|one’s|the) own\b|\bof the own\b/, 'your own, custom'],
  [/\bby (itself|themselves)\b(?! after)/, 'automatically'],
  [/\bone by one\b/, 'manually; separately'],
  [/\blikelier\b/, 'higher, more likely'],
  [/\bat once\b/, 'immediately'],
  [/\bmakers\b/, 'developers'],
  [/\b[Dd]ependants?\b/, 'dependent'],
  [
    /organis|licence|defence|colour|behaviour|recognis|summaris|randomis|neighbour|catalogue|cancelled/,
    'American spelling',
  ],
  [/\w'\w|\w’(t|re|ll|ve|d)\b/, 'cannot, do not, ’'],
  [/;(?!\.)/, 'two sentences'],
  [/\d %/, '50%'],
  [/!(?!=)/, 'none'],
  [/\b([Pp]lease|[Ss]orry|[Ss]imply|[Jj]ust|[Ee]asily)\b/, 'delete'],
  [
    /^(Loading|Saving|Adding|Deleting|Creating|Removing|Opening|Changing|Stopping|Uploading|Rebuilding|Signing in|Asking the server|Loading the \w+)$/,
    'add …',
  ],
  [/\b[Ll]og ?(in|out)\b/, 'sign in, sign out'],
  [/^Who \w+/, 'Anyone who'],
  [/^Off:|\bEmpty:|Left empty/, 'When off, …; Leave empty to …'],
];

/** The beginning of a description of a text whose end the button adds, see `opens` of `Button`. */
const OPENER = /^(Button|Main button|Menu entry|Entry)\b(?!.* while )/;

/** The beginning of a description of a text that is no sentence. */
const LABEL = /^(Button|Main button|Menu entry|Table head|Badge|Tab|Field label|Placeholder)\b/;

/** Words with a capital inside a sentence: names, keys, and days. All others follow sentence case. */
const NAMES = new Set(
  (
    'Advisories Alt Apache Bluetooth Bomdeck Caps Content Database Delete Dependency End Enter Escape Flashpoint Fortify Foundation Free ' +
    'Home Initiative Java Jira Kenna Left Lock Markdown Minus Monday Open Plus Right Security Shift Snyk Software Sonatype Source Trivy ' +
    'Vulnerability Wi'
  ).split(' '),
);
const CAPITAL = /(?<=[a-z\d,)] )[A-Z][a-z]+\b/g;
/** Labels are quoted as they are, and tags are no words. */
const NOT_WORDS = /“[^”]*”|<[^>]*>/g;

/** A name of a value is no word. */
const VALUE_NAMES = /\{\w+(?=[,}])/g;

/** Correct all the same: message id to the part that a rule takes for a fault. */
const CORRECT = new Map([['bomUpload.nothingChanged', 'Nothing was changed.']]);

/** @returns a line for each English text with a word, a capital, or an end that the kit does not use, and for each exception that nothing needs */
export function forbiddenWords(root) {
  const needed = new Set();
  const problems = SPEAKERS.flatMap(({ sources }) =>
    messagesBelow(root, sources).flatMap(({ file, id, text, description }) => [
      ...RULES.flatMap(([pattern, instead]) => {
        const found = pattern.exec(text.replace(VALUE_NAMES, '{'))?.[0];
        if (found === undefined) return [];
        needed.add(id);
        return CORRECT.has(id) ? [] : [`${file}: ${id} contains “${found}”. Use: ${instead}`];
      }),
      ...(text.endsWith('…') && OPENER.test(description)
        ? [`${file}: ${id} ends in “…”. Use: opens of Button or MenuItem`]
        : []),
      ...(text.endsWith('.') && LABEL.test(description)
        ? [`${file}: ${id} ends in a period. Use: none after a label`]
        : []),
      ...(text.replace(NOT_WORDS, '').match(CAPITAL) ?? [])
        .filter((word) => !NAMES.has(word))
        .map((word) => `${file}: ${id} contains “${word}”. Use: sentence case`),
    ]),
  );
  return [
    ...problems,
    ...[...CORRECT.keys()].filter((id) => !needed.has(id)).map((id) => `${id} needs no exception`),
  ];
}
