import {
  ExampleList,
  formatExampleListValue,
  parseExampleListValue,
  rememberedExampleListValue,
} from 'bomdeck/ExampleList';
import * as pageNames from '../shell/pageNames.messages.js';
import { listPage } from './listPage.js';

/** The page of ExampleList. */
export const ExamplesPage = listPage({
  pageKey: 'examples',
  name: pageNames.examples,
  permission: 'VIEW_PORTFOLIO',
  List: ExampleList,
  parse: parseExampleListValue,
  format: formatExampleListValue,
  remembered: rememberedExampleListValue,
});
