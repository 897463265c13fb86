/** The texts of a JSON object that are not blank, without blanks around them; none when it is no JSON object. */
export function textsOf(json: string): Record<string, string | undefined> {
  let members: unknown;
  try {
    members = JSON.parse(json);
  } catch {
    return {};
  }
  if (typeof members !== 'object' || members === null) return {};
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [[name, text.trim()]] : [],
    ),
  );
}
