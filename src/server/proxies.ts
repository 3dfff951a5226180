/**
 * Which peers are trusted to say where a request comes from. Anybody can send a proxy's headers, so only a peer named by
 * TRUST_PROXY counts as one.
 */
import { BlockList, isIP } from "node:net";

export type Proxies = {
  /** Where a request comes from: the nearest address in front of the proxies. */
  clientOf(peer: string | undefined, forwardedFor: string | undefined): string;
  /** The request id that a proxy has assigned; undefined if there is none, or none that may appear in a log. */
  requestIdOf(peer: string | undefined, given: string | string[] | undefined): string | undefined;
};

const WORDS: Readonly<Record<string, ReadonlyArray<string>>> = {
  none: [],
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10"],
};
const SAFE_ID = /^[\w.-]{8,64}$/;
/** Earlier results. A proxy is one peer that connects all the time. */
const DECISIONS_MAX = 1_000;

/** True for a list of keywords, addresses and networks that `openProxies` accepts. */
export function isProxyList(text: string): boolean {
  return entriesOf(text).every((entry) => entry in WORDS || parseNetwork(entry) !== null);
}

/** The proxies in a list such as `loopback, 10.0.3.0/24`. */
export function openProxies(text: string): Proxies {
  const networks = new BlockList();
  for (const entry of entriesOf(text).flatMap((one) => WORDS[one] ?? one)) {
    const network = parseNetwork(entry);
    if (network) networks.addSubnet(network.address, network.prefix, network.family);
  }
  const decided = new Map<string, boolean>();
  const isProxy = (address: string) => {
    const known = decided.get(address);
    if (known !== undefined) return known;
    const family = familyOf(address);
    const isTrusted = family !== null && networks.check(address, family);
    if (decided.size >= DECISIONS_MAX) decided.clear();
    decided.set(address, isTrusted);
    return isTrusted;
  };
  return {
    clientOf(peer, forwardedFor) {
      let client = plain(peer ?? "") || "unknown";
      const addresses = forwardedFor?.split(",") ?? [];
      // Each proxy appends the peer it was called by; anything before the first of ours could be forged.
      while (addresses.length > 0 && isProxy(client)) {
        const before = plain(addresses.pop()?.trim() ?? "");
        if (isIP(before) === 0) break;
        client = before;
      }
      return client;
    },
    requestIdOf(peer, given) {
      if (typeof given !== "string" || !SAFE_ID.test(given)) return undefined;
      return isProxy(plain(peer ?? "")) ? given : undefined;
    },
  };
}

function entriesOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((entry) => entry !== "");
}

function parseNetwork(entry: string): { address: string; prefix: number; family: "ipv4" | "ipv6" } | null {
  const [address = "", bits, ...rest] = entry.split("/");
  const family = familyOf(address);
  if (family === null || rest.length > 0) return null;
  const most = family === "ipv4" ? 32 : 128;
  const prefix = bits === undefined ? most : Number(bits);
  const isPrefix = (bits === undefined || /^\d+$/.test(bits)) && prefix <= most;
  return isPrefix ? { address, prefix, family } : null;
}

function familyOf(address: string): "ipv4" | "ipv6" | null {
  const version = isIP(address);
  return version === 4 ? "ipv4" : version === 6 ? "ipv6" : null;
}

/** An IPv4 address in the form that a dual-stack socket gives it. */
function plain(address: string): string {
  return address.replace(/^::ffff:/i, "");
}
