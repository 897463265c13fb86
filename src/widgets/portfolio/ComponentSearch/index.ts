export { ComponentSearch, type ComponentSearchProps } from './ComponentSearch.js';
export {
  formatComponentSearchValue,
  parseComponentSearchHash,
  parseComponentSearchValue,
  rememberedComponentSearchValue,
  type ComponentSearchValue,
} from './componentSearchValue.js';
