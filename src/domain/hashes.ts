/** The member of a component that holds a hash. */
export type HashMember = keyof typeof NAMES_AND_DIGITS;

/** The member of a component that holds a hash which users may enter. */
export type EnteredHashMember = Exclude<HashMember, `blake${string}`>;

/** The known facts about the hashes of one algorithm. */
export interface HashFacts {
  /** The algorithm as CycloneDX writes it: `SHA-256`. */
  name: string;
  /** The number of hexadecimal digits of a hash. Absent where any of {@link HASH_LENGTHS} is allowed. */
  digits?: number;
}

// CycloneDX 1.6, hash-alg.
const NAMES_AND_DIGITS = {
  md5: { name: 'MD5', digits: 32 },
  sha1: { name: 'SHA-1', digits: 40 },
  sha256: { name: 'SHA-256', digits: 64 },
  sha384: { name: 'SHA-384', digits: 96 },
  sha512: { name: 'SHA-512', digits: 128 },
  sha3_256: { name: 'SHA3-256', digits: 64 },
  sha3_384: { name: 'SHA3-384', digits: 96 },
  sha3_512: { name: 'SHA3-512', digits: 128 },
  blake2b_256: { name: 'BLAKE2b-256', digits: 64 },
  blake2b_384: { name: 'BLAKE2b-384', digits: 96 },
  blake2b_512: { name: 'BLAKE2b-512', digits: 128 },
  blake3: { name: 'BLAKE3' },
} as const satisfies Record<string, HashFacts>;

/** The known facts about the hashes of each algorithm. */
export const HASHES: Readonly<
  Record<HashMember, HashFacts> & Record<EnteredHashMember, Required<HashFacts>>
> = NAMES_AND_DIGITS;

/** The members of a component that hold hashes, in the order of CycloneDX. */
export const HASH_MEMBERS = Object.keys(NAMES_AND_DIGITS) as readonly HashMember[];

/** The hash members that users can enter. The others come only from documents. */
export const ENTERED_HASH_MEMBERS = HASH_MEMBERS.filter(isEntered);

/**
 * The numbers of hexadecimal digits that a hash can have, whatever its algorithm. CycloneDX 1.6,
 * hash-content.
 */
export const HASH_LENGTHS: readonly number[] = [32, 40, 64, 96, 128];

/** The member for an algorithm by its name in CycloneDX, in upper or lower case; undefined for another name. */
export function hashMemberOf(name: string): HashMember | undefined {
  return HASH_MEMBERS.find((member) => HASHES[member].name.toLowerCase() === name.toLowerCase());
}

/** The members that may hold a hash of so many digits. */
export function hashMembersOfLength(digits: number): readonly HashMember[] {
  const fitting = HASH_MEMBERS.filter((member) => HASHES[member].digits === digits);
  return fitting.length > 0 ? fitting : HASH_MEMBERS.filter((member) => HASHES[member].digits === undefined);
}

function isEntered(member: HashMember): member is EnteredHashMember {
  return !member.startsWith('blake');
}
