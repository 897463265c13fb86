export {
  ExampleList,
  formatExampleListValue,
  parseExampleListValue,
  rememberedExampleListValue,
  type ExampleListProps,
  type ExampleListValue,
} from './ExampleList.js';
