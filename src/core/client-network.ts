/**
 * What an address counts as when tries are limited. An IPv6 subscriber holds a whole /64 and easily gets a /48; IPv4
 * addresses are rented by the /24. Otherwise every try could come from a new address.
 */

/** What a rate limit counts as one host: an IPv4 address, or an IPv6 /64. */
export function hostOf(address: string): string {
  const groups = groupsOf(address);
  return groups ? `${groups.slice(0, 4).join(":")}::/64` : plainOf(address);
}

/** The network around it: an IPv4 /24, or an IPv6 /48. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (groups) return `${groups.slice(0, 3).join(":")}::/48`;
  const plain = plainOf(address);
  const [, head] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain) ?? [];
  return head ? `${head}.0/24` : plain;
}

/** The address without the prefix of an IPv4 address mapped into IPv6. */
function plainOf(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The eight groups of an IPv6 address; null for any other. */
function groupsOf(address: string): string[] | null {
  const plain = plainOf(address);
  if (!plain.includes(":")) return null;
  const [left = "", right] = plain.toLowerCase().split("%")[0]?.split("::") ?? [];
  const head = left ? left.split(":") : [];
  const tail = right ? right.split(":") : [];
  const zeros =
    right === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ""));
}
