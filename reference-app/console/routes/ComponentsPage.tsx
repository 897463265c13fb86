import {
  ComponentSearch,
  formatComponentSearchValue,
  parseComponentSearchHash,
  parseComponentSearchValue,
  rememberedComponentSearchValue,
} from 'bomdeck/ComponentSearch';
import * as pageNames from '../shell/pageNames.messages.js';
import { listPage } from './listPage.js';

/** The page of ComponentSearch. */
export const ComponentsPage = listPage({
  pageKey: 'components',
  name: pageNames.components,
  permission: 'VIEW_PORTFOLIO',
  List: ComponentSearch,
  parse: parseComponentSearchValue,
  parseHash: parseComponentSearchHash,
  format: formatComponentSearchValue,
  remembered: rememberedComponentSearchValue,
});
