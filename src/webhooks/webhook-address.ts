/** What is wrong with the address of a webhook, as a sentence; undefined for one that may be used. */
export function faultOfAddress(typed: string, { plainOnLoopback }: { plainOnLoopback: boolean }): string | undefined {
	if (typed.length > 500) return "The address has more than 500 characters.";
	if (!URL.canParse(typed)) return "Enter an address that starts with https://.";
	const { protocol, hostname, username, password } = new URL(typed);
	const local = plainOnLoopback && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
	if (protocol !== "https:" && !(protocol === "http:" && local)) return "The address must start with https://.";
	if (username || password)
		return "Leave the name and password out of the address. The signature shows who is calling.";
	return undefined;
}
