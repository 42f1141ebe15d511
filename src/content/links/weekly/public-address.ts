import { BlockList, isIP } from "node:net";

/**
 * What is no address of the public internet: this machine, private and shared networks, tunnels to them, multicast. A
 * list per family: in one list, the rule of mapped addresses would match all of IPv4.
 */
const notPublic = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of [
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
] as const)
	notPublic.ipv4.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
	["::", 96],
	["::ffff:0:0", 96],
	["64:ff9b::", 96],
	["64:ff9b:1::", 48],
	["100::", 64],
	["2001::", 23],
	["2001:db8::", 32],
	["2002::", 16],
	["fc00::", 7],
	["fe80::", 10],
	["fec0::", 10],
	["ff00::", 8],
] as const)
	notPublic.ipv6.addSubnet(network, bits, "ipv6");

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
	if (isIP(address) === 0) return false;
	const family = isIP(address) === 4 ? "ipv4" : "ipv6";
	return !notPublic[family].check(address, family);
}
