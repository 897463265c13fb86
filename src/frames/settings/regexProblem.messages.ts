import { msg } from '../../i18n/msg.js';

/** What is wrong with a regular expression of Java, by the kinds of `javaRegexProblem`. */
export const messages = {
  escape: msg<{ text: string; position: number }>('regexProblem.escape', '“{text}” at character {position, number} means nothing.', 'What is wrong with a regular expression; text is a backslash with the character behind it'),
  range: msg<{ text: string; position: number }>('regexProblem.range', 'The range “{text}” at character {position, number} is the wrong way round.', 'What is wrong with a regular expression; text is such as z-a'),
  repetition: msg<{ text: string; position: number }>('regexProblem.repetition', '“{text}” at character {position, number} is no number of repetitions.', 'What is wrong with a regular expression; text is such as {3,1}'),
  nothingToRepeat: msg<{ text: string; position: number }>('regexProblem.nothingToRepeat', 'There is nothing that “{text}” at character {position, number} could repeat.', 'What is wrong with a regular expression; text is one of * + ?'),
  unclosedClass: msg<{ text: string; position: number }>('regexProblem.unclosedClass', '“]” is missing for “{text}” at character {position, number}.', 'What is wrong with a regular expression; text is an opening bracket'),
  unclosedGroup: msg<{ text: string; position: number }>('regexProblem.unclosedGroup', '“)” is missing for “{text}” at character {position, number}.', 'What is wrong with a regular expression; text is an opening parenthesis'),
  unopenedGroup: msg<{ text: string; position: number }>('regexProblem.unopenedGroup', 'There is no “(” for “{text}” at character {position, number}.', 'What is wrong with a regular expression; text is a closing parenthesis'),
  construct: msg<{ text: string; position: number }>('regexProblem.construct', 'Java has no group that begins with “{text}”, at character {position, number}.', 'What is wrong with a regular expression; text is such as (?P'),
};
