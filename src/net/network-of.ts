import { isIPv6 } from "node:net";

/**
 * Returns what one connection has to itself, for counting what comes from it: an IPv4 address, also one written as
 * IPv6, or the first half of an IPv6 address (`2001:db8:0:7::/64`), of which everyone gets 2^64 at once.
 */
export function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped || !isIPv6(address)) return mapped ?? address;
	const [before = "", after] = address.split("::", 2);
	const groups = before === "" ? [] : before.split(":");
	const missing = after === undefined ? 0 : 8 - groups.length - after.split(":").filter(Boolean).length;
	const half = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...(after ?? "").split(":")];
	return `${half
		.slice(0, 4)
		.map((group) => Number.parseInt(group || "0", 16).toString(16))
		.join(":")}::/64`;
}
