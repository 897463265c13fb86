import { defineMessage } from 'react-intl';
import * as credentialMessages from '../../access/credentials.messages.js';
import * as panelNames from '../../project/panelNames.messages.js';

export const messages = {
  title: panelNames.email,
  help: defineMessage({
    id: 'emailPanel.help',
    defaultMessage: 'How the server sends mail, such as for alerts.',
    description: 'Below panelNames.email',
  }),
  // Not shared: the noun.
  sending: defineMessage({
    id: 'emailPanel.sending',
    defaultMessage: 'Sending',
    description: 'Heading of the switch that has the server send mail',
  }),
  enabled: defineMessage({
    id: 'emailPanel.enabled',
    defaultMessage: 'Send mail',
    description: 'Switch that has the server send mail',
  }),
  enabledHelp: defineMessage({
    id: 'emailPanel.enabled.help',
    defaultMessage: 'While it is off, no mail is sent, test mails included.',
    description: 'Below emailPanel.enabled',
  }),
  mail: defineMessage({
    id: 'emailPanel.mail',
    defaultMessage: 'Mails',
    description: 'Heading of the sender and the subject of mails that the server sends',
  }),
  mailHelp: defineMessage({
    id: 'emailPanel.mail.help',
    defaultMessage: 'What all mails of the server have in common.',
    description: 'Below emailPanel.mail',
  }),
  from: defineMessage({
    id: 'emailPanel.from',
    defaultMessage: 'From address',
    description: 'Address of the sender of mails that the server sends',
  }),
  prefix: defineMessage({
    id: 'emailPanel.prefix',
    defaultMessage: 'Subject prefix',
    description: 'Text before the subject of each mail that the server sends',
  }),
  prefixHelp: defineMessage({
    id: 'emailPanel.prefix.help',
    defaultMessage: 'Is put before each subject. Leave it empty for none.',
    description: 'Below emailPanel.prefix',
  }),
  server: defineMessage({
    id: 'emailPanel.server',
    defaultMessage: 'Mail server',
    description: 'Heading of where the server sends mail to',
  }),
  serverHelp: defineMessage({
    id: 'emailPanel.server.help',
    defaultMessage: 'The SMTP server that takes the mails.',
    description: 'Below emailPanel.server; SMTP is the name of the protocol',
  }),
  host: defineMessage({
    id: 'emailPanel.host',
    defaultMessage: 'Host',
    description: 'Name or address of the mail server',
  }),
  hostHelp: defineMessage({
    id: 'emailPanel.host.help',
    defaultMessage: 'A name such as smtp.example.org, or an IP address.',
    description: 'Below emailPanel.host',
  }),
  port: defineMessage({
    id: 'emailPanel.port',
    defaultMessage: 'Port',
    description: 'Number of the port of the mail server',
  }),
  portHelp: defineMessage({
    id: 'emailPanel.port.help',
    defaultMessage: 'Usually 587, or 25 within a network.',
    description: 'Below emailPanel.port',
  }),
  tls: defineMessage({
    id: 'emailPanel.tls',
    defaultMessage: 'Encrypt the connection',
    description: 'Switch for TLS on the connection to the mail server',
  }),
  tlsHelp: defineMessage({
    id: 'emailPanel.tls.help',
    defaultMessage: 'With STARTTLS. Without it, mails and the password travel readable for others.',
    description: 'Below emailPanel.tls; STARTTLS is the name of a method',
  }),
  trust: defineMessage({
    id: 'emailPanel.trust',
    defaultMessage: 'Trust any certificate',
    description: 'Switch that has the server accept the certificate of the mail server unchecked',
  }),
  trustHelp: defineMessage({
    id: 'emailPanel.trust.help',
    defaultMessage:
      'Accepts the certificate of the mail server unchecked, so that somebody in between could read along.',
    description: 'Below emailPanel.trust',
  }),
  signIn: defineMessage({
    id: 'emailPanel.signIn',
    defaultMessage: 'Sign-in',
    description: 'Heading of the account at the mail server',
  }),
  signInHelp: defineMessage({
    id: 'emailPanel.signIn.help',
    defaultMessage: 'Used where both are given.',
    description: 'Below emailPanel.signIn; both are user name and password',
  }),
  username: credentialMessages.userName,
  password: credentialMessages.password,
  passwordHelp: defineMessage({
    id: 'emailPanel.password.help',
    defaultMessage:
      'Enter it again with another host or port: servers may drop it then, so that it is not sent to another server.',
    description: 'Below credentials.password; a remark that the stored one is never shown follows',
  }),
  test: defineMessage({
    id: 'emailPanel.test',
    defaultMessage: 'Configuration test',
    description: 'Button that opens a dialog for sending a test mail, and the title of that dialog',
  }),
  destination: defineMessage({
    id: 'emailPanel.test.destination',
    defaultMessage: 'Send to',
    description: 'Field for the addresses that get the test mail',
  }),
  destinationHelp: defineMessage({
    id: 'emailPanel.test.destination.help',
    defaultMessage: 'One mail address, or several with commas between them.',
    description: 'Below emailPanel.test.destination',
  }),
  problem: defineMessage<{ readonly entries: string }>({
    id: 'emailPanel.test.problem',
    defaultMessage: 'This is no mail address: {entries}',
    description:
      'Problem of emailPanel.test.destination; entries are those of several that are wrong, with commas between',
  }),
  missing: defineMessage({
    id: 'emailPanel.test.missing',
    defaultMessage: 'Enter who gets the test mail.',
    description: 'Problem of emailPanel.test.destination when it is empty',
  }),
  send: defineMessage({
    id: 'emailPanel.test.send',
    defaultMessage: 'Send test mail',
    description: 'Button that sends a test mail',
  }),
  sendBusy: defineMessage({
    id: 'emailPanel.test.sending',
    defaultMessage: 'Sending',
    description: 'On the button that sends a test mail, meanwhile',
  }),
  off: defineMessage({
    id: 'emailPanel.test.off',
    defaultMessage: 'Sending is off.',
    description: 'In the dialog for a test mail; emailPanel.enabled.help follows',
  }),
  handedOver: defineMessage<{ readonly destination: string }>({
    id: 'emailPanel.test.handedOver',
    defaultMessage: 'The server has the order to send a test mail to {destination}.',
    description:
      'In the dialog for a test mail after the server took the order; emailPanel.test.honest follows',
  }),
  honest: defineMessage({
    id: 'emailPanel.test.honest',
    defaultMessage:
      'It does not say whether it could send it. When nothing arrives, the reason stands in the log of the server.',
    description: 'Behind emailPanel.test.handedOver',
  }),
  failed: defineMessage<{ readonly reason: string }>({
    id: 'emailPanel.test.failed',
    defaultMessage: 'The test mail was not sent. {reason}',
    description: 'In the dialog for a test mail that the server refused; reason is a sentence',
  }),
};
