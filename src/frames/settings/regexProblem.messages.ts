import { defineMessage } from 'react-intl';

/** What is wrong with a regular expression of Java, by the kinds of `javaRegexProblem`. */
export const messages = {
  escape: defineMessage<{ readonly text: string; readonly position: number }>({
    id: 'regexProblem.escape',
    defaultMessage: '“{text}” at character {position, number} means nothing.',
    description: 'What is wrong with a regular expression; text is a backslash with the character behind it',
  }),
  range: defineMessage<{ readonly text: string; readonly position: number }>({
    id: 'regexProblem.range',
    defaultMessage: 'The range “{text}” at character {position, number} is the wrong way round.',
    description: 'What is wrong with a regular expression; text is such as z-a',
  }),
  repetition: defineMessage<{ readonly text: string; readonly position: number }>({
    id: 'regexProblem.repetition',
    defaultMessage: '“{text}” at character {position, number} is no number of repetitions.',
    description: 'What is wrong with a regular expression; text is such as {3,1}',
  }),
  nothingToRepeat: defineMessage<{ readonly text: string; readonly position: number }>({
    id: 'regexProblem.nothingToRepeat',
    defaultMessage: 'There is nothing that “{text}” at character {position, number} could repeat.',
    description: 'What is wrong with a regular expression; text is one of * + ?',
  }),
  unclosedClass: defineMessage<{ readonly text: string; readonly position: number }>({
    id: 'regexProblem.unclosedClass',
    defaultMessage: '“]” is missing for “{text}” at character {position, number}.',
    description: 'What is wrong with a regular expression; text is an opening bracket',
  }),
  unclosedGroup: defineMessage<{ readonly text: string; readonly position: number }>({
    id: 'regexProblem.unclosedGroup',
    defaultMessage: '“)” is missing for “{text}” at character {position, number}.',
    description: 'What is wrong with a regular expression; text is an opening parenthesis',
  }),
  unopenedGroup: defineMessage<{ readonly text: string; readonly position: number }>({
    id: 'regexProblem.unopenedGroup',
    defaultMessage: 'There is no “(” for “{text}” at character {position, number}.',
    description: 'What is wrong with a regular expression; text is a closing parenthesis',
  }),
  construct: defineMessage<{ readonly text: string; readonly position: number }>({
    id: 'regexProblem.construct',
    defaultMessage: 'Java has no group that begins with “{text}”, at character {position, number}.',
    description: 'What is wrong with a regular expression; text is such as (?P',
  }),
};
