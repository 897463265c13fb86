/**
 * Embeddable widgets for software supply-chain component analysis on the OWASP Dependency-Track API.
 * @packageDocumentation
 */

// Reaching a server
export * from './api.js';

// Values from the host, and events for it
export * from './host.js';
export type { CrudCodec, CrudPanelState, CrudValue } from './frames/crud/CrudDefinition.js';

// Widgets, each as its index.ts exports it
export type { ProjectProps } from './widgets/ProjectWidget.js';
export * from './generated/widgets.js';

// Data that widgets show
export type { Analysis, AnalysisComment } from './schema/analysis.js';
export {
  ANALYSIS_JUSTIFICATIONS,
  ANALYSIS_RESPONSES,
  ANALYSIS_STATES,
  SEVERITIES,
  type AnalysisJustification,
  type AnalysisResponse,
  type AnalysisState,
  type Severity,
} from './schema/enumerations.js';
export type {
  Account,
  ApiKey,
  GrantedPermission,
  MappedLdapGroup,
  MappedOidcGroup,
  OidcGroup,
  Team,
  TeamName,
  UserKind,
} from './schema/access.js';
export type { Alert, AlertProject, AlertPublisher } from './schema/alert.js';
export type { Policy, PolicyCondition, PolicyProject, PolicyTag } from './schema/policy.js';
export { REPOSITORY_TYPES, type Repository, type RepositoryType } from './schema/repository.js';
export type { Trend, TrendValue } from './entities/project/trends/trendValue.js';
export {
  PROPERTIES_SORTS,
  type PropertiesSort,
  type PropertiesValue,
} from './entities/property/propertiesCodec.js';
export type { ViolationsDirtyEvent } from './entities/violation/list/ViolationListView.js';
export type { PermissionAction } from './domain/hasPermission.js';
export type { ServerLine } from './domain/serverLine.js';
export type {
  Cwe,
  Finding,
  FindingAnalysis,
  FindingAttribution,
  FindingComponent,
  FindingVulnerability,
  VulnerabilityAlias,
} from './schema/finding.js';
export type {
  Component,
  ComponentHashes,
  ComponentLicense,
  ComponentProject,
  LicenseReference,
  RepositoryMeta,
} from './schema/component.js';
export type { FullLicense, License, LicenseGroup } from './schema/license.js';
export type { Metrics } from './schema/metrics.js';
export {
  DATA_DIRECTIONS,
  type DataClassification,
  type DataDirection,
  type Service,
  type ServiceProject,
} from './schema/service.js';
export type {
  AffectedComponent,
  AffectedVersionAttribution,
  Vulnerability,
  VulnerableComponent,
  VulnerableComponentProject,
} from './schema/vulnerability.js';
export type { NamedThing, TeamOfUser, UserSelf } from './schema/user.js';
export type {
  BomImportFailure,
  Contact,
  ExternalReference,
  Organization,
  Project,
  ProjectMetadata,
  ProjectReference,
  ProjectVersion,
  Tag,
} from './schema/project.js';

export { FINDING_COLUMNS, FINDING_FACETS, SUPPRESSIONS } from './domain/findings/findingsValue.js';
export { PROJECT_COMPONENTS_SORTS } from './widgets/project/ProjectComponents/projectComponentsValue.js';
export { DEPENDENCY_GRAPH_VIEWS } from './widgets/project/DependencyGraph/dependencyGraphValue.js';
export { PROJECT_SERVICES_SORTS } from './widgets/project/ProjectServices/projectServicesValue.js';
export { PROJECT_EXPLOIT_PREDICTIONS_SORTS } from './widgets/project/ProjectExploitPredictions/exploitPredictionsValue.js';
export { PROJECT_VIOLATIONS_SORTS } from './widgets/project/ProjectViolations/projectViolationsValue.js';
export { PROJECT_LIST_SORTS } from './widgets/portfolio/ProjectList/projectListValue.js';
export { VULNERABILITY_LIST_SORTS } from './widgets/vulnerability/VulnerabilityList/vulnerabilityListValue.js';

export { permissionText } from './data/permissionText.js';

// Looks, words and building blocks, for the frame a host puts around
export {
  theme,
  BREAKPOINTS,
  tone,
  toneRules,
  type Tone,
  type ColorTokens,
  type FontTokens,
  type ThemeTokens,
  type Tokens,
  type ToneTokens,
  themeStyleSheet,
  type DeepPartial,
  type ThemeName,
  type ThemeOverrides,
  ThemeScope,
  useDensity,
  type CustomTheme,
  type Density,
  type ThemeChoice,
  type ThemeScopeProps,
  Portal,
  PortalTarget,
  usePortalContainer,
  type PortalProps,
} from './theme/index.js';
export {
  IntlScope,
  type IntlScopeProps,
  kitLocaleOf,
  loadMessages,
  loadMessagesFor,
  LOCALES,
  Message,
  type MessageProps,
  type Messages,
  msg,
  TextSpan,
  type TextSpanProps,
  type UntypedMessageProps,
  useIntl,
  whenIdle,
  whenMessagesLoaded,
} from './i18n/index.js';
export * from './ui.js';

// Scores, without React
export {
  CVSS_METRICS,
  CVSS_VERSIONS,
  OWASP_FACTORS,
  VectorError,
  changeCvssMetric,
  changeOwaspFactor,
  convertCvssVector,
  cvssSeverityOf,
  formatCvssVector,
  formatOwaspVector,
  inspectCvssVector,
  inspectOwaspVector,
  parseCvssVector,
  scoreCvss,
  scoreOwaspRiskRating,
  type ConvertedCvssVector,
  type CvssChangeOptions,
  type CvssGroup,
  type CvssMetric,
  type CvssScore,
  type CvssSeverity,
  type CvssVector,
  type CvssVectorDraft,
  type CvssVersion,
  type OwaspFactor,
  type OwaspFactorValues,
  type OwaspGroup,
  type OwaspLevel,
  type OwaspRiskRating,
  type OwaspVectorDraft,
  type VectorProblem,
} from './domain/scores/index.js';
