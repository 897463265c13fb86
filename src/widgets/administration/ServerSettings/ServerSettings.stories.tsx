import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { ServerSettings } from './ServerSettings.js';
import type { ServerSettingsPanel } from '../../../entities/setting/settingsPanels.js';

export default {
  component: ServerSettings,
  args: { panel: 'configuration/email' },
  parameters: host(),
} satisfies Meta<typeof ServerSettings>;
type Story = StoryObj<typeof ServerSettings>;

const of = (panel: ServerSettingsPanel): Story => ({ args: { panel } });

export const General = of('configuration/general');
export const BomFormats = of('configuration/bomFormats');
export const Email = of('configuration/email');
export const InternalComponents = of('configuration/internalComponents');
export const TemplateFiles = of('notifications/templateFiles');
export const TaskScheduler = of('configuration/taskScheduler');
export const Search = of('configuration/search');
export const Experimental = of('configuration/experimental');
export const InternalAnalyzer = of('analyzers/internal');
export const OssIndex = of('analyzers/oss');
export const VulnDb = of('analyzers/vulnDB');
export const Snyk = of('analyzers/snyk');
export const Trivy = of('analyzers/trivy');
export const Nvd = of('vulnerabilitySources/nvd');
export const GitHubAdvisories = of('vulnerabilitySources/github');
export const Osv = of('vulnerabilitySources/osv');
export const DefectDojo = of('integrations/defectDojo');
export const FortifySsc = of('integrations/fortifySSC');
export const Jira = of('integrations/jira');
export const KennaSecurity = of('integrations/kennaSecurity');
/** The server has none of them. */
export const OnServer411 = of('configuration/welcomeMessage');
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const ReadOnly: Story = { parameters: host({ isReadOnly: true }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
