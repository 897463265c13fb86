import {
  VulnerabilityList,
  formatVulnerabilityListValue,
  parseVulnerabilityListValue,
  rememberedVulnerabilityListValue,
} from 'bomdeck/VulnerabilityList';
import * as pageNames from '../shell/pageNames.messages.js';
import { listPage } from './listPage.js';

/** All vulnerabilities. */
export const VulnerabilitiesPage = listPage({
  pageKey: 'vulnerabilities',
  name: pageNames.vulnerabilities,
  permission: 'VIEW_PORTFOLIO',
  List: VulnerabilityList,
  parse: parseVulnerabilityListValue,
  format: formatVulnerabilityListValue,
  remembered: rememberedVulnerabilityListValue,
});
