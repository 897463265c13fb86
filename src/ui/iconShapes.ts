/** What one icon draws on a 16 px grid: outlines, filled parts, and signs cut out of a filled part. */
export interface IconShape {
  /** Outline, 1.5 px wide in the colour of the text. */
  readonly line?: string;
  /** Filled with the colour of the text. */
  readonly solid?: string;
  /** Drawn over the filled part in the colour behind the icon. */
  readonly cutLine?: string;
  /** Filled over the filled part in the colour behind the icon. */
  readonly cutSolid?: string;
  /** Dashes of the outline. */
  readonly dash?: string;
}

/** Name of an icon of the set. @public */
export type IconName =
  | 'search'
  | 'filter'
  | 'columns'
  | 'arrow-up'
  | 'arrow-down'
  | 'arrow-right'
  | 'chevron-down'
  | 'chevron-right'
  | 'chevron-left'
  | 'chevron-up-down'
  | 'close'
  | 'plus'
  | 'minus'
  | 'fit'
  | 'check'
  | 'more'
  | 'copy'
  | 'edit'
  | 'external'
  | 'link'
  | 'download'
  | 'upload'
  | 'refresh'
  | 'trash'
  | 'undo'
  | 'history'
  | 'info'
  | 'help'
  | 'alert'
  | 'shield-check'
  | 'bug'
  | 'graph'
  | 'list'
  | 'tree'
  | 'dashboard'
  | 'project'
  | 'component'
  | 'service'
  | 'license'
  | 'file'
  | 'policy'
  | 'audit'
  | 'user'
  | 'key'
  | 'eye'
  | 'eye-off'
  | 'clock'
  | 'tag'
  | 'comment'
  | 'sun'
  | 'globe'
  | 'play'
  | 'flame'
  | 'lock'
  | 'sidebar'
  | 'group'
  | 'drag'
  | 'spinner'
  | 'state-not-set'
  | 'state-in-triage'
  | 'state-exploitable'
  | 'state-resolved'
  | 'state-false-positive'
  | 'state-not-affected'
  | 'sev-critical'
  | 'sev-high'
  | 'sev-medium'
  | 'sev-low'
  | 'sev-info'
  | 'sev-unassigned'
  | 'vio-fail'
  | 'vio-warn'
  | 'vio-info';

/** The icon set: own drawings, 16 px grid, 1.5 px strokes with round ends. */
export const SHAPES: Record<IconName, IconShape> = {
  search: { line: 'M2.75 7a4.25 4.25 0 1 0 8.5 0a4.25 4.25 0 1 0 -8.5 0zM10.25 10.25 13.5 13.5' },
  filter: { line: 'M2.5 4.25h11M4.5 8h7M6.5 11.75h3' },
  columns: {
    line: 'M3.75 2.75h8.5a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1 -1.5 1.5h-8.5a1.5 1.5 0 0 1 -1.5 -1.5v-7.5a1.5 1.5 0 0 1 1.5 -1.5zM6.1 2.75v10.5M9.9 2.75v10.5',
  },
  'arrow-up': { line: 'M8 13V3.25M4.25 7 8 3.25 11.75 7' },
  'arrow-down': { line: 'M8 3v9.75M4.25 9 8 12.75 11.75 9' },
  'arrow-right': { line: 'M3 8h9.75M9 4.25 12.75 8 9 11.75' },
  'chevron-down': { line: 'M4 6.25 8 10.25 12 6.25' },
  'chevron-right': { line: 'M6.25 4 10.25 8 6.25 12' },
  'chevron-left': { line: 'M9.75 4 5.75 8 9.75 12' },
  'chevron-up-down': { line: 'M5 6.25 8 3.25l3 3M5 9.75l3 3 3-3' },
  close: { line: 'M4 4l8 8M12 4l-8 8' },
  plus: { line: 'M8 3v10M3 8h10' },
  minus: { line: 'M3 8h10' },
  fit: {
    line: 'M2.75 6V3.75a1 1 0 0 1 1-1H6M10 2.75h2.25a1 1 0 0 1 1 1V6M13.25 10v2.25a1 1 0 0 1-1 1H10M6 13.25H3.75a1 1 0 0 1-1-1V10',
  },
  check: { line: 'M3 8.5 6.5 12 13 4.5' },
  more: {
    solid:
      'M2.1 8a1.15 1.15 0 1 0 2.3 0a1.15 1.15 0 1 0 -2.3 0zM6.85 8a1.15 1.15 0 1 0 2.3 0a1.15 1.15 0 1 0 -2.3 0zM11.6 8a1.15 1.15 0 1 0 2.3 0a1.15 1.15 0 1 0 -2.3 0z',
  },
  copy: {
    line: 'M6.75 5.5h5.5a1.25 1.25 0 0 1 1.25 1.25v5.5a1.25 1.25 0 0 1 -1.25 1.25h-5.5a1.25 1.25 0 0 1 -1.25 -1.25v-5.5a1.25 1.25 0 0 1 1.25 -1.25zM10.5 5.5V3.75a1.25 1.25 0 0 0-1.25-1.25h-5.5A1.25 1.25 0 0 0 2.5 3.75v5.5a1.25 1.25 0 0 0 1.25 1.25H5.5',
  },
  edit: { line: 'M10.5 3 13 5.5 5.75 12.75 2.75 13.25 3.25 10.25zM8.75 4.75l2.5 2.5' },
  external: {
    line: 'M9.5 2.75h3.75V6.5M13.25 2.75 7.5 8.5M11.75 9.25v3a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h3',
  },
  link: {
    line: 'M6.9 9.1a2.6 2.6 0 0 0 3.7 0l2-2A2.6 2.6 0 0 0 8.9 3.4l-.9.9M9.1 6.9a2.6 2.6 0 0 0-3.7 0l-2 2a2.6 2.6 0 0 0 3.7 3.7l.9-.9',
  },
  download: { line: 'M8 2.5v7.75M4.75 7.25 8 10.5l3.25-3.25M2.75 13.25h10.5' },
  upload: { line: 'M8 10.5V2.75M4.75 6 8 2.75 11.25 6M2.75 13.25h10.5' },
  refresh: { line: 'M13.25 2.75v3.5h-3.5M13 6.1a5.4 5.4 0 1 0 .2 3.1' },
  trash: {
    line: 'M2.75 4.25h10.5M6 4.25v-1.5h4v1.5M4 4.25l.55 8.25a1 1 0 0 0 1 .95h4.9a1 1 0 0 0 1-.95L12 4.25M6.75 7v3.75M9.25 7v3.75',
  },
  undo: { line: 'M5.5 3 2.75 5.75 5.5 8.5M2.75 5.75h6.6a3.85 3.85 0 0 1 0 7.7H6' },
  history: { line: 'M2.75 2.75v3.5h3.5M3 6.1a5.4 5.4 0 1 1-.2 3.1M8 5.25V8l2 1.25' },
  info: {
    line: 'M2.25 8a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0 -11.5 0zM8 7.5v3.25',
    solid: 'M7.1 5.1a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0 -1.8 0z',
  },
  help: {
    line: 'M2.25 8a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0 -11.5 0zM6.4 6.35a1.65 1.65 0 1 1 2.3 1.5c-.5.25-.7.55-.7 1.1',
    solid: 'M7.15 10.95a.85 .85 0 1 0 1.7 0a.85 .85 0 1 0 -1.7 0z',
  },
  alert: {
    line: 'M8 2.6 14 13.1H2zM8 6.6v2.9',
    solid: 'M7.15 11.3a.85 .85 0 1 0 1.7 0a.85 .85 0 1 0 -1.7 0z',
  },
  'shield-check': {
    line: 'M8 1.9l5 1.85V7.6c0 3-2.05 5.3-5 6.5-2.95-1.2-5-3.5-5-6.5V3.75zM5.75 8 7.4 9.6l3-3.2',
  },
  bug: {
    line: 'M8 5.25a3 3 0 0 1 3 3v2.25a3 3 0 0 1-6 0V8.25a3 3 0 0 1 3-3M6 5.4a2 2 0 0 1 4 0M5 7.9 2.6 6.6M5 9.75H2.25M5 11.4l-2.25 1.5M11 7.9l2.4-1.3M11 9.75h2.75M11 11.4l2.25 1.5M8 8.25v5.25',
  },
  graph: {
    line: 'M2 8a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0 -3.5 0zM10.5 3.75a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0 -3.5 0zM10.5 12.25a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0 -3.5 0zM5.3 7.2l5.4-2.65M5.3 8.8l5.4 2.65',
  },
  list: {
    line: 'M5.75 4h8M5.75 8h8M5.75 12h8',
    solid:
      'M1.8 4a.95 .95 0 1 0 1.9 0a.95 .95 0 1 0 -1.9 0zM1.8 8a.95 .95 0 1 0 1.9 0a.95 .95 0 1 0 -1.9 0zM1.8 12a.95 .95 0 1 0 1.9 0a.95 .95 0 1 0 -1.9 0z',
  },
  tree: {
    line: 'M3.25 2.75v8.5a1.25 1.25 0 0 0 1.25 1.25h2M3.25 6.5h3.25M9.5 4.5h3a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1zM9.5 10.5h3a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z',
  },
  dashboard: {
    line: 'M3.25 2.25h3a1 1 0 0 1 1 1v4.5a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-4.5a1 1 0 0 1 1 -1zM9.75 2.25h3a1 1 0 0 1 1 1v1.75a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-1.75a1 1 0 0 1 1 -1zM3.25 10.25h3a1 1 0 0 1 1 1v1.5a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-1.5a1 1 0 0 1 1 -1zM9.75 7.5h3a1 1 0 0 1 1 1v4.25a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-4.25a1 1 0 0 1 1 -1z',
  },
  project: { line: 'M8 2 14 5 8 8 2 5zM2 8l6 3 6-3M2 11l6 3 6-3' },
  component: { line: 'M8 1.9 13.5 5v6L8 14.1 2.5 11V5zM2.5 5 8 8.1 13.5 5M8 8.1v6' },
  service: {
    line: 'M3.25 2.5h9.5a1 1 0 0 1 1 1v2.5a1 1 0 0 1 -1 1h-9.5a1 1 0 0 1 -1 -1v-2.5a1 1 0 0 1 1 -1zM3.25 9h9.5a1 1 0 0 1 1 1v2.5a1 1 0 0 1 -1 1h-9.5a1 1 0 0 1 -1 -1v-2.5a1 1 0 0 1 1 -1z',
    solid:
      'M3.9 4.75a.85 .85 0 1 0 1.7 0a.85 .85 0 1 0 -1.7 0zM3.9 11.25a.85 .85 0 1 0 1.7 0a.85 .85 0 1 0 -1.7 0z',
  },
  license: {
    line: 'M8 2.25v11.25M5.25 13.5h5.5M3 4.5h10M3 4.5 1.4 9.1a1.9 1.9 0 0 0 3.2 0zM13 4.5l-1.6 4.6a1.9 1.9 0 0 0 3.2 0z',
  },
  file: { line: 'M9.25 2.25H4.5a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1h7a1 1 0 0 0 1-1V5.5zM9.25 2.25V5.5h3.25' },
  policy: {
    line: 'M9.25 2.25H4.5a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1h7a1 1 0 0 0 1-1V5.5zM9.25 2.25V5.5h3.25M5.9 9.6l1.5 1.5 2.8-2.9',
  },
  audit: { line: 'M2.25 4.25 3.5 5.5 5.75 3M2.25 10.75 3.5 12l2.25-2.5M8.5 4.5h5.25M8.5 11h5.25' },
  user: {
    line: 'M5.5 5.25a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM2.9 13.5c.5-2.5 2.5-3.9 5.1-3.9s4.6 1.4 5.1 3.9',
  },
  key: { line: 'M2.75 10.75a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM7.1 8.9 13 3M10.25 5.75l2 2' },
  eye: {
    line: 'M1.75 8S4 3.75 8 3.75 14.25 8 14.25 8 12 12.25 8 12.25 1.75 8 1.75 8zM6.25 8a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0 -3.5 0z',
  },
  'eye-off': {
    line: 'M2.5 2.5l11 11M6.4 3.95A6 6 0 0 1 8 3.75C12 3.75 14.25 8 14.25 8a11 11 0 0 1-1.75 2.2M4.3 4.9A10.6 10.6 0 0 0 1.75 8S4 12.25 8 12.25c1.1 0 2.05-.3 2.9-.75',
  },
  clock: { line: 'M2.25 8a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0 -11.5 0zM8 4.75V8l2.25 1.5' },
  tag: {
    line: 'M2.5 3.25V7.4L8.6 13.5 13.5 8.6 7.4 2.5H3.25a.75.75 0 0 0-.75.75z',
    solid: 'M4.4 5.35a.95 .95 0 1 0 1.9 0a.95 .95 0 1 0 -1.9 0z',
  },
  comment: {
    line: 'M2.5 3.75a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1V10a1 1 0 0 1-1 1H7.25L4.5 13.5V11h-1a1 1 0 0 1-1-1z',
  },
  sun: {
    line: 'M5.25 8a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0 -5.5 0zM8 1.75v1.5M8 12.75v1.5M1.75 8h1.5M12.75 8h1.5M3.6 3.6l1.05 1.05M11.35 11.35l1.05 1.05M3.6 12.4l1.05-1.05M11.35 4.65l1.05-1.05',
  },
  globe: {
    line: 'M2.25 8a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0 -11.5 0zM2.25 8h11.5M8 2.25c1.7 1.6 2.4 3.6 2.4 5.75S9.7 12.15 8 13.75C6.3 12.15 5.6 10.15 5.6 8S6.3 3.85 8 2.25z',
  },
  play: { line: 'M5 3.25 12.5 8 5 12.75z' },
  flame: {
    line: 'M8.1 1.75c.3 2.5 3.9 3.6 3.9 7.1a4 4 0 0 1-8 0c0-1.5.7-2.6 1.5-3.35.2 1 .7 1.5 1.2 1.6.5-1.6-.1-3.7 1.4-5.35z',
  },
  lock: {
    line: 'M4.5 7h7a1.25 1.25 0 0 1 1.25 1.25v4a1.25 1.25 0 0 1 -1.25 1.25h-7a1.25 1.25 0 0 1 -1.25 -1.25v-4a1.25 1.25 0 0 1 1.25 -1.25zM5.25 7V5a2.75 2.75 0 0 1 5.5 0v2',
  },
  sidebar: {
    line: 'M3.75 2.75h8.5a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1 -1.5 1.5h-8.5a1.5 1.5 0 0 1 -1.5 -1.5v-7.5a1.5 1.5 0 0 1 1.5 -1.5zM6 2.75v10.5',
  },
  group: {
    line: 'M3.75 5.5h5.5a1.25 1.25 0 0 1 1.25 1.25v5.5a1.25 1.25 0 0 1 -1.25 1.25h-5.5a1.25 1.25 0 0 1 -1.25 -1.25v-5.5a1.25 1.25 0 0 1 1.25 -1.25zM5.5 2.75h6.75a1 1 0 0 1 1 1v6.75',
  },
  drag: {
    solid:
      'M5.05 4a.95 .95 0 1 0 1.9 0a.95 .95 0 1 0 -1.9 0zM9.05 4a.95 .95 0 1 0 1.9 0a.95 .95 0 1 0 -1.9 0zM5.05 8a.95 .95 0 1 0 1.9 0a.95 .95 0 1 0 -1.9 0zM9.05 8a.95 .95 0 1 0 1.9 0a.95 .95 0 1 0 -1.9 0zM5.05 12a.95 .95 0 1 0 1.9 0a.95 .95 0 1 0 -1.9 0zM9.05 12a.95 .95 0 1 0 1.9 0a.95 .95 0 1 0 -1.9 0z',
  },
  spinner: { line: 'M8 2.25A5.75 5.75 0 1 1 2.25 8' },
  'state-not-set': { line: 'M2.25 8a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0 -11.5 0z', dash: '2.2 2.3' },
  'state-in-triage': {
    line: 'M2.25 8a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0 -11.5 0z',
    solid: 'M8 4.25a3.75 3.75 0 0 1 0 7.5z',
  },
  'state-exploitable': {
    solid: 'M1.5 8a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z',
    cutLine: 'M8 4.5v4',
    cutSolid: 'M7 11a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  },
  'state-resolved': {
    line: 'M2.25 8a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0 -11.5 0zM5.4 8.2 7.2 10l3.5-3.9',
  },
  'state-false-positive': {
    line: 'M2.25 8a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0 -11.5 0zM6 6l4 4M10 6l-4 4',
  },
  'state-not-affected': { line: 'M2.25 8a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0 -11.5 0zM4.1 11.9l7.8-7.8' },
  'sev-critical': {
    solid: 'M8 .9 15.1 8 8 15.1.9 8z',
    cutLine: 'M8 4.9v3.5',
    cutSolid: 'M7 10.9a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  },
  'sev-high': { solid: 'M8 2 15 14H1z' },
  'sev-medium': {
    solid: 'M3.25 2.25h9.5a1 1 0 0 1 1 1v9.5a1 1 0 0 1 -1 1h-9.5a1 1 0 0 1 -1 -1v-9.5a1 1 0 0 1 1 -1z',
  },
  'sev-low': { solid: 'M2.25 8a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0 -11.5 0z' },
  'sev-info': {
    line: 'M2.75 8a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0 -10.5 0z',
    solid: 'M6 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
  },
  'sev-unassigned': { line: 'M2.75 8a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0 -10.5 0z', dash: '2 2.1' },
  'vio-fail': {
    solid: 'M5.4 1.75h5.2l3.65 3.65v5.2l-3.65 3.65H5.4L1.75 10.6V5.4z',
    cutLine: 'M5.9 5.9l4.2 4.2M10.1 5.9l-4.2 4.2',
  },
  'vio-warn': {
    solid: 'M8 1.75 15 14H1z',
    cutLine: 'M8 6.25v3.25',
    cutSolid: 'M7.05 11.75a.95 .95 0 1 0 1.9 0a.95 .95 0 1 0 -1.9 0z',
  },
  'vio-info': {
    solid: 'M1.5 8a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z',
    cutLine: 'M8 7.5v3.75',
    cutSolid: 'M7 4.9a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  },
};
