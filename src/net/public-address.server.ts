import { lookup as resolve } from "node:dns";
import { BlockList, isIPv4, isIPv6, type LookupFunction } from "node:net";

/** Tells whether a request may go to a network address, such as `203.0.113.7`. */
export type MayReach = (address: string) => boolean;

/** Ranges of IPv4 that lead into networks of one's own, or nowhere (RFC 6890). */
const special: readonly [string, number][] = [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.88.99.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 4],
	["240.0.0.0", 4],
];
/** Parts of global unicast, the only public range of IPv6, that are not public, or hold an IPv4 address of any kind. */
const special6: readonly [string, number][] = [
	["2001::", 23],
	["2001:db8::", 32],
	["2002::", 16],
	["3fff::", 20],
];

const blockList = new BlockList();
for (const [net, prefix] of special) blockList.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of special6) blockList.addSubnet(net, prefix, "ipv6");
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Tells whether an address is one of the public internet: requests that others ask for may go there. */
export function isPublicAddress(address: string): boolean {
	if (isIPv4(address)) return !blockList.check(address, "ipv4");
	return isIPv6(address) && globalUnicast.check(address, "ipv6") && !blockList.check(address, "ipv6");
}

function isLoopbackAddress(address: string): boolean {
	return loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Tells whether a site is one on the developer's own machine; only such a one may reach others on it. */
export function isOnLoopback(siteUrl: string): boolean {
	const host = hostOf(new URL(siteUrl));
	return host === "localhost" || ((isIPv4(host) || isIPv6(host)) && isLoopbackAddress(host));
}

/** Returns the rule that decides to which addresses typed by its users a site's process may send requests. */
export function reachableFrom(siteUrl: string): MayReach {
	if (!isOnLoopback(siteUrl)) return isPublicAddress;
	return (address) => isPublicAddress(address) || isLoopbackAddress(address);
}

/** The host of a URL as `isIP` knows it. */
export function hostOf({ hostname }: URL): string {
	return hostname.replace(/^\[(.*)\]$/, "$1");
}

/** A name that leads to an address which may not be reached. */
export class ForbiddenAddressError extends Error {
	override name = "ForbiddenAddressError";
}

/**
 * Resolves names for a connection, and refuses those of which one address may not be reached. The connection is made
 * to what was checked, so that a name cannot lead elsewhere in between. Not called for hosts that are addresses.
 */
export function guardedLookup(mayReach: MayReach): LookupFunction {
	return (hostname, options, callback) => {
		resolve(hostname, { ...options, all: true }, (error, addresses) => {
			if (error) return callback(error, "");
			const [first] = addresses;
			if (!first || addresses.some(({ address }) => !mayReach(address)))
				return callback(new ForbiddenAddressError(`${hostname} isn’t on the public internet.`), "");
			if (options.all) return callback(null, addresses);
			callback(null, first.address, first.family);
		});
	};
}
