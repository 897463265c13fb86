/** A text with its characters in place of the references that {@link scanXml} lets pass. */
export function decodeText(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal, hex, name: string) => {
    const point = decimal ? parseInt(decimal as string, 10) : hex ? parseInt(hex as string, 16) : undefined;
    return point === undefined ? NAMED[name]! : String.fromCodePoint(point);
  });
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
