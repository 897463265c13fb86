export {
  TemplatePanel,
  templatePanelCodec,
  type TemplateDeletedEvent,
  type TemplatePanelProps,
  type TemplateSavedEvent,
} from './TemplatePanel.js';
