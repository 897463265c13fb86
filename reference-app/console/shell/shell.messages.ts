import { defineMessage } from 'react-intl';
import * as frameMessages from './frame.messages.js';

export const messages = {
  pageTitle: defineMessage<{ readonly title: string }>({
    id: 'console.pageTitle',
    defaultMessage: '{title} · Bomdeck',
    description: 'Title of the browser tab; title is the name of the page',
  }),
  navigation: defineMessage({
    id: 'console.navigation',
    defaultMessage: 'Main',
    description: 'Name of the main navigation for screen readers',
  }),
  goTo: defineMessage({
    id: 'console.goTo',
    defaultMessage: 'Go to project, CVE…',
    description: 'Button that opens the dialog which finds pages, projects and vulnerabilities by typing',
  }),
  openNavigation: defineMessage({
    id: 'console.openNavigation',
    defaultMessage: 'Open navigation',
    description: 'Button on narrow screens',
  }),
  closeNavigation: defineMessage({
    id: 'console.closeNavigation',
    defaultMessage: 'Close navigation',
    description: 'Button on narrow screens',
  }),
  foldNavigation: defineMessage({
    id: 'console.foldNavigation',
    defaultMessage: 'Fold navigation',
    description: 'Button that makes the side navigation a narrow row of icons',
  }),
  unfoldNavigation: defineMessage({
    id: 'console.unfoldNavigation',
    defaultMessage: 'Unfold navigation',
    description: 'Button that shows the words of the side navigation again',
  }),
  home: defineMessage({
    id: 'console.home',
    defaultMessage: 'Bomdeck, dashboard',
    description: 'Link of the brand to the first page',
  }),
  brand: frameMessages.brand,
  portfolio: defineMessage({
    id: 'console.portfolio',
    defaultMessage: 'Portfolio',
    description: 'Heading of a group in the navigation',
  }),
  globalAudit: defineMessage({
    id: 'console.globalAudit',
    defaultMessage: 'Audit',
    description: 'Heading in the main navigation: what is audited over all projects',
  }),
  manage: defineMessage({
    id: 'console.manage',
    defaultMessage: 'Manage',
    description: 'Heading in the navigation above policies and administration',
  }),
  breadcrumb: defineMessage({
    id: 'console.breadcrumb',
    defaultMessage: 'Breadcrumb',
    description: 'Name of the breadcrumb navigation for screen readers',
  }),
  skip: defineMessage({
    id: 'console.skipToContent',
    defaultMessage: 'Skip to content',
    description: 'First stop of the Tab key: jumps over the navigation',
  }),
  theme: frameMessages.theme,
  language: frameMessages.language,
  account: defineMessage<{ readonly name: string }>({
    id: 'console.account',
    defaultMessage: 'Account of {name}',
    description: 'Button that opens the menu of the signed-in user',
  }),
  connectedAs: defineMessage<{ readonly name: string }>({
    id: 'console.connectedAs',
    defaultMessage: 'Signed in as {name}',
    description: 'Heading of the menu of the signed-in user',
  }),
  profile: defineMessage({
    id: 'console.profile',
    defaultMessage: 'Your profile…',
    description: 'Entry in the menu of the signed-in user: opens name, e-mail address, teams and permissions',
  }),
  signOut: frameMessages.signOut,
  consoleVersion: defineMessage<{ readonly version: string }>({
    id: 'console.version',
    defaultMessage: 'Bomdeck console {version}',
    description: 'At the foot of the navigation',
  }),
  about: defineMessage({
    id: 'console.about',
    defaultMessage: 'About Bomdeck',
    description: 'Title of the dialog about console and server',
  }),
  aboutText: defineMessage({
    id: 'console.aboutText',
    defaultMessage:
      'Components for software supply-chain component analysis, on the API of OWASP Dependency-Track.',
    description: 'Sentence in the dialog about console and server',
  }),
  aboutServer: defineMessage({
    id: 'console.aboutServer',
    defaultMessage: 'Server',
    description: 'Label in the dialog about console and server',
  }),
  aboutConsole: defineMessage({
    id: 'console.aboutConsole',
    defaultMessage: 'Console',
    description: 'Label in the dialog about console and server',
  }),
  aboutFramework: defineMessage({
    id: 'console.aboutFramework',
    defaultMessage: 'Framework',
    description:
      'Label in the dialog about console and server: what the server is built on, with its version',
  }),
  aboutSystem: defineMessage({
    id: 'console.aboutSystem',
    defaultMessage: 'Installation',
    description:
      'Label in the dialog about console and server: identifier of this installation of the server',
  }),
  serverTooOld: defineMessage<{ readonly name: string }>({
    id: 'console.serverTooOld',
    defaultMessage: 'This server is older than what the console is made for: {name}.',
    description: 'Notice; name is the product with its version, which is before 4.11',
  }),
  serverTooOldAdvice: defineMessage({
    id: 'console.serverTooOldAdvice',
    defaultMessage: 'Some pages may fail. It is made for Dependency-Track 4.11 and newer.',
    description: 'Below console.serverTooOld',
  }),
  serverForeign: defineMessage<{ readonly name: string }>({
    id: 'console.serverForeign',
    defaultMessage: 'What answers here is no Dependency-Track server. It calls itself “{name}”.',
    description: 'Notice; name is what the server calls itself',
  }),
  embeddedServer: defineMessage<{ readonly name: string | undefined }>({
    id: 'console.embeddedServer',
    defaultMessage: 'Bomdeck server, answers like {name}',
    description:
      'What the server that comes with Bomdeck is; name is the server that it stands in for, with its version',
  }),
  serverNameless: defineMessage({
    id: 'console.serverNameless',
    defaultMessage: 'What answers here is no Dependency-Track server.',
    description: 'Notice, where the server does not say what it is, such as a proxy in front of it',
  }),
  serverForeignAdvice: defineMessage({
    id: 'console.serverForeignAdvice',
    defaultMessage: 'The operator of the console has to look at API_BASE_URL in static/config.json.',
    description: 'Below console.serverForeign',
  }),
  serverSnapshot: defineMessage<{ readonly name: string }>({
    id: 'console.serverSnapshot',
    defaultMessage: 'This server is a snapshot of work in progress: {name}.',
    description: 'Notice; name is the product with its version, which is no release',
  }),
  serverSnapshotAdvice: defineMessage({
    id: 'console.serverSnapshotAdvice',
    defaultMessage: 'It is not meant for production: data may not survive an update.',
    description: 'Below console.serverSnapshot',
  }),
  aboutBuild: defineMessage({
    id: 'console.aboutBuild',
    defaultMessage: 'Server build',
    description: 'Label in the dialog about console and server: identifier of the build',
  }),
  aboutBuilt: defineMessage({
    id: 'console.aboutBuilt',
    defaultMessage: 'Server built on',
    description: 'Label in the dialog about console and server: date of the build',
  }),
  close: defineMessage({
    id: 'console.close',
    defaultMessage: 'Close',
    description: 'Button that closes a dialog',
  }),
  unknown: defineMessage({
    id: 'console.unknownVersion',
    defaultMessage: 'not known',
    description: 'In place of a version that the server does not tell',
  }),
  configProblem: defineMessage({
    id: 'console.configProblem',
    defaultMessage: 'The console is not set up correctly.',
    description: 'Title when static/config.json cannot be followed',
  }),
  configAdvice: defineMessage({
    id: 'console.configAdvice',
    defaultMessage: 'Its operator has to look at this:',
    description: 'Below console.configProblem; the cause follows in English',
  }),
  stopped: defineMessage({
    id: 'console.stopped',
    defaultMessage: 'The console stopped.',
    description: 'Title when the console itself failed, or a part of it could not be loaded',
  }),
  stoppedAdvice: defineMessage({
    id: 'console.stoppedAdvice',
    defaultMessage: 'The connection may have broken, or the console was updated meanwhile. Load it anew.',
    description: 'Below console.stopped or console.pageProblem; the cause may follow in English',
  }),
  reload: defineMessage({
    id: 'console.reload',
    defaultMessage: 'Load anew',
    description: 'Button that loads the whole page again',
  }),
};
