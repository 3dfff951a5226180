import { expect, test } from "vitest";
import { isProxyList, openProxies } from "./proxies.ts";

test.each([
  ["nobody is between", "loopback", "203.0.113.9", undefined, "203.0.113.9"],
  ["a proxy of this machine names the client", "loopback", "127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["the socket is for both kinds of addresses", "loopback", "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["a stranger claims to be a proxy", "loopback", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["the client wrote the header before the proxy did", "loopback", "::1", "10.9.9.9, 203.0.113.9", "203.0.113.9"],
  ["two proxies of ours stand in a row", "10.0.3.0/24", "10.0.3.1", "6.6.6.6, 203.0.113.9, 10.0.3.7", "203.0.113.9"],
  ["everybody is one of ours", "private", "172.18.0.5", "10.1.1.1", "10.1.1.1"],
  ["the header holds no address", "loopback", "127.0.0.1", "unknown", "127.0.0.1"],
  ["only IPv6 is trusted", "2001:db8::/32", "2001:db8::1", "203.0.113.9", "203.0.113.9"],
  ["no proxy is trusted", "none", "127.0.0.1", "203.0.113.9", "127.0.0.1"],
  ["the connection is gone", "loopback", undefined, "203.0.113.9", "unknown"],
])("when %s the request comes from the right one", (_case, list, peer, forwardedFor, client) => {
  const proxies = openProxies(list);

  expect(proxies.clientOf(peer, forwardedFor)).toBe(client);
  expect(proxies.clientOf(peer, forwardedFor)).toBe(client);
});

test("only a proxy may name a request, and only by what may appear in a log", () => {
  const { requestIdOf } = openProxies("loopback");

  expect(requestIdOf("127.0.0.1", "0af7651916cd43dd8448eb211c80319c")).toBe("0af7651916cd43dd8448eb211c80319c");
  expect(requestIdOf("203.0.113.9", "0af7651916cd43dd8448eb211c80319c")).toBeUndefined();
  for (const given of ["short", "x".repeat(65), 'a"b\nc{}12345', "", undefined, ["0af76519", "16cd43dd"]]) {
    expect(requestIdOf("127.0.0.1", given)).toBeUndefined();
  }
});

test.each([
  ["loopback", true],
  ["loopback, private", true],
  ["10.0.0.0/8 fd00::/8,203.0.113.9", true],
  ["none", true],
  ["10.0.0.0/33", false],
  ["10.0.0.0/8/8", false],
  ["10.0.0.0/x", false],
  ["proxy.example.org", false],
])("the list %s is taken: %s", (list, isTaken) => {
  expect(isProxyList(list)).toBe(isTaken);
});
