/** Addresses mail can go to, and what was written among them that is none. */
export interface MailAddresses {
  addresses: string[];
  unreadable: string[];
}

// The characters that structure a list of addresses (RFC 5322, section 3.2.3) are in none of them.
const ADDRESS = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;

/** One mail address, as it is or as `Name <address>`; undefined when it is none, or several. */
export function mailAddressOf(text: string): { name: string; address: string } | undefined {
  const [address, ...others] = mailAddressesIn(text).addresses;
  if (address === undefined || others.length > 0 || mailAddressesIn(text).unreadable.length > 0)
    return undefined;
  return {
    name: text.includes('<') ? text.slice(0, text.indexOf('<')).replaceAll(',', '').trim() : '',
    address,
  };
}

/**
 * Reads a list of email addresses separated by commas, each plain or as `Name <address>`. They are parsed
 * here, because mail libraries find addresses in text that only looks like one, and then someone else gets
 * the email.
 */
export function mailAddressesIn(list: string): MailAddresses {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const read = entries.map((entry) => (/^[^<>\p{Cc}]*<([^<>]*)>$/u.exec(entry)?.[1] ?? entry).trim());
  return {
    addresses: read.filter((address) => ADDRESS.test(address)),
    unreadable: entries.filter((_, index) => !ADDRESS.test(read[index] ?? '')),
  };
}
