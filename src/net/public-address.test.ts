import { describe, expect, it } from "vitest";
import { guardedLookup, isOnLoopback, isPublicAddress, reachableFrom } from "./public-address.server.ts";

describe("an address", () => {
	it.each(["8.8.8.8", "1.1.1.1", "172.32.0.1", "192.169.0.1", "2606:4700:4700::1111", "2a00:1450:4001:81b::200e"])(
		"%s is public",
		(address) => expect(isPublicAddress(address)).toBe(true),
	);

	it.each([
		"127.0.0.1",
		"127.8.8.8",
		"10.0.0.1",
		"172.16.0.1",
		"172.31.255.255",
		"192.168.1.1",
		"169.254.169.254",
		"100.64.0.1",
		"0.0.0.0",
		"224.0.0.1",
		"255.255.255.255",
		"::1",
		"::",
		"fe80::1",
		"fd00::1",
		"fc00::1",
		"::ffff:127.0.0.1",
		"::ffff:8.8.8.8",
		"64:ff9b::7f00:1",
		"2002:7f00:1::",
		"2001:db8::1",
		"ff02::1",
		"localhost",
		"",
		"0x7f.1",
		"2130706433",
	])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));

	it("on the loopback is reached only by a site that is there itself", () => {
		expect(["http://localhost:3000", "http://127.0.0.1", "http://[::1]:80"].map(isOnLoopback)).toEqual([
			true,
			true,
			true,
		]);
		expect(["https://school.example", "https://localhost.school.example"].map(isOnLoopback)).toEqual([false, false]);
		const [own, production] = [reachableFrom("http://localhost:3000"), reachableFrom("https://school.example")];
		expect([own("127.0.0.1"), own("::1"), own("10.0.0.1")]).toEqual([true, true, false]);
		expect([production("127.0.0.1"), production("::1"), production("8.8.8.8")]).toEqual([false, false, true]);
	});
});

it("a name is refused when it leads to an address that may not be reached", async () => {
	const ask = (mayReach: (address: string) => boolean, all: boolean) =>
		new Promise((resolve) =>
			guardedLookup(mayReach)("localhost", { all }, (error, address) => resolve(error?.name ?? address)),
		);
	expect(await ask(isPublicAddress, true)).toBe("ForbiddenAddressError");
	expect(await ask(isPublicAddress, false)).toBe("ForbiddenAddressError");
	expect(await ask(() => true, false)).toMatch(/^(127\.0\.0\.1|::1)$/);
	expect(await ask(() => true, true)).toEqual(expect.arrayContaining([expect.objectContaining({ family: 4 })]));
});
