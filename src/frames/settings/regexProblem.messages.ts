import { msg } from '../../i18n/msg.js';

/** The problems of a Java regular expression, by the kinds of `javaRegexProblem`. */
export const messages = {
  escape: msg<{ text: string; position: number }>('regexProblem.escape', 'Invalid escape “{text}” at character {position, number}.', 'Error of a regular expression. text: a backslash with the next character'),
  range: msg<{ text: string; position: number }>('regexProblem.range', 'Range “{text}” at character {position, number} is out of order.', 'Error of a regular expression. text: such as z-a'),
  repetition: msg<{ text: string; position: number }>('regexProblem.repetition', 'Invalid quantifier “{text}” at character {position, number}.', 'Error of a regular expression. text: such as {3,1}'),
  nothingToRepeat: msg<{ text: string; position: number }>('regexProblem.nothingToRepeat', 'Nothing to repeat for “{text}” at character {position, number}.', 'Error of a regular expression. text: one of * + ?'),
  unclosedClass: msg<{ text: string; position: number }>('regexProblem.unclosedClass', 'Missing “]” for “{text}” at character {position, number}.', 'Error of a regular expression. text: an opening bracket'),
  unclosedGroup: msg<{ text: string; position: number }>('regexProblem.unclosedGroup', 'Missing “)” for “{text}” at character {position, number}.', 'Error of a regular expression. text: an opening parenthesis'),
  unopenedGroup: msg<{ text: string; position: number }>('regexProblem.unopenedGroup', 'Missing “(” for “{text}” at character {position, number}.', 'Error of a regular expression. text: a closing parenthesis'),
  construct: msg<{ text: string; position: number }>('regexProblem.construct', 'Java does not support “{text}” at character {position, number}.', 'Error of a regular expression. text: the beginning of a group, such as (?P'),
};
