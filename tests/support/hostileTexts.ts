/**
 * Texts that break markup, layouts, or storage. Each must be shown as text, and either be kept unchanged or
 * rejected with a message.
 */
export const HOSTILE_TEXTS = {
  markup: '<img src=x onerror="window.hacked=1">',
  script: '</script><script>window.hacked=1</script>\'"--',
  // A mark that turns what follows, never closed, and right-to-left letters.
  direction: '\u202Egnp.exe שלום \u200F',
  emoji: '👩‍👩‍👧‍👦🏴‍☠️ é ñ 王',
} as const;

/** All of them and one long word, which is what pushes layouts apart: 255 characters, the limit of most names. */
export const HOSTILE = Object.values(HOSTILE_TEXTS).join(' ').padEnd(255, 'x');

/** For fields without a limit. All others must report that this is too long. */
export const TEN_THOUSAND = HOSTILE.padEnd(10_000, 'y');

/** No server takes it in the texts of a form. */
export const WITH_NUL = 'before\u0000after';
