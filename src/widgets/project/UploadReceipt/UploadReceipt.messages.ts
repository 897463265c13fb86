import * as place from '../../../entities/project/projectPlace.messages.js';
import { msg } from '../../../i18n/msg.js';

export const messages = {
  heading: msg('uploadReceipt.heading', 'Changes from the BOM import', 'Heading of the page that shows what a BOM upload changed'),
  imported: msg<{ date: string }>('uploadReceipt.imported', 'Imported {date}', 'Below the heading; date with time'),
  previous: msg<{ date: string }>('uploadReceipt.previous', 'Compared with the state before, imported {date}', 'Below the heading; date with time of the BOM before'),
  first: msg('uploadReceipt.first', 'First BOM of this project', 'Below the heading when no BOM was imported before'),
  shared: msg('uploadReceipt.shared', 'These changes are part of the link and do not update.', 'Note below the heading'),
  damaged: msg('uploadReceipt.damaged', 'This link is incomplete', 'Title when the address of the page does not contain a readable receipt'),
  damagedAdvice: msg('uploadReceipt.damagedAdvice', 'It may have been cut off when it was copied. Ask for the link again.', 'Text below uploadReceipt.damaged'),
  otherProject: msg('uploadReceipt.otherProject', 'This link belongs to another project', 'Title when the receipt in the address is about another project than the address'),
  projectFailed: place.failed,
};
