import { msg } from '../../../i18n/msg.js';
import * as credentialMessages from '../../access/credentials.messages.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { authentication } from '../../access/credentials.messages.js';
import { notAddresses } from '../../../frames/facts/mailProblem.messages.js';

export const messages = {
  title: panelNames.email,
  sending: msg('emailPanel.sending', 'Sending', 'Heading above the switch emailPanel.enabled'),
  enabled: msg('emailPanel.enabled', 'Send email', 'Switch: the server sends email'),
  enabledHelp: msg('emailPanel.enabled.help', 'When off, no emails are sent, not even test emails.', 'Help below emailPanel.enabled, also after emailPanel.test.off'),
  mail: msg('emailPanel.mail', 'Sender and subject', 'Heading above the sender and subject of emails'),
  from: msg('emailPanel.from', 'From address', 'Field label: sender address of emails from the server'),
  prefix: msg('emailPanel.prefix', 'Subject prefix', 'Field label: text before the subject of each email'),
  prefixHelp: msg('emailPanel.prefix.help', 'Leave empty for none.', 'Help below emailPanel.prefix'),
  server: msg('emailPanel.server', 'Mail server', 'Heading above host, port and encryption of the mail server'),
  host: msg('emailPanel.host', 'Host', 'Field label: name or IP address of the mail server'),
  hostHelp: msg('emailPanel.host.help', 'A hostname, such as smtp.example.org, or an IP address.', 'Help below emailPanel.host'),
  port: msg('emailPanel.port', 'Port', 'Field label: port number of the mail server'),
  portHelp: msg('emailPanel.port.help', 'Usually 587, or 25 on an internal network.', 'Help below emailPanel.port'),
  tls: msg('emailPanel.tls', 'Encrypt the connection', 'Switch: TLS on the connection to the mail server'),
  tlsHelp: msg('emailPanel.tls.help', 'Uses STARTTLS. When off, emails and the password are sent unencrypted.', 'Help below emailPanel.tls; STARTTLS is a method'),
  trust: msg('emailPanel.trust', 'Trust any certificate', 'Switch: accept the certificate of the mail server without checking it'),
  trustHelp: msg('emailPanel.trust.help', 'Skips certificate validation. Someone could intercept the connection.', 'Help below emailPanel.trust'),
  signIn: authentication,
  signInHelp: msg('emailPanel.signIn.help', 'Used only when both are set.', 'Help below the heading above username and password'),
  username: credentialMessages.username,
  password: credentialMessages.password,
  passwordHelp: msg('emailPanel.password.help', 'Enter it again when you change the host or port. Otherwise the server may discard it.', 'Help below credentials.password; a sentence that the stored one is never shown follows'),
  test: msg('emailPanel.test', 'Test configuration', 'Button that opens the dialog for a test email, and its title (at most 20 characters)'),
  destination: msg('emailPanel.test.destination', 'Send to', 'Field label: addresses that receive the test email'),
  destinationHelp: msg('emailPanel.test.destination.help', 'Separate several addresses with commas.', 'Help below emailPanel.test.destination'),
  problem: notAddresses,
  missing: msg('emailPanel.test.missing', 'Enter an email address.', 'Error below the empty field emailPanel.test.destination'),
  send: msg('emailPanel.test.send', 'Send test email', 'Button that sends a test email (at most 20 characters)'),
  sendBusy: msg('emailPanel.test.sending', 'Sending…', 'On the button emailPanel.test.send while it works (at most 20 characters)'),
  off: msg('emailPanel.test.off', 'Email is turned off.', 'In the dialog for a test email; emailPanel.enabled.help follows'),
  handedOver: msg<{ destination: string }>('emailPanel.test.handedOver', 'Test email to {destination} requested.', 'In the dialog after the server accepts the request; destination is one or more addresses; emailPanel.test.honest follows'),
  honest: msg('emailPanel.test.honest', 'If nothing arrives, check the server log.', 'After emailPanel.test.handedOver; the server does not report success'),
  failed: msg<{ reason: string }>('emailPanel.test.failed', 'Could not send the test email. {reason}', 'Error in the dialog for a test email; reason is a sentence'),
};
