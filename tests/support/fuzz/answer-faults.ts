import type { IncomingHttpHeaders } from "node:http";

/** `text` is the beginning of the body. */
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

/** Milliseconds within which every request is answered, on a machine that is busy with it. */
export const answerTimeMs = 20_000;

/** Texts that only the machine's owner or the code's authors should read. */
const innards: readonly [string, RegExp][] = [
	["a stack", /\n\s+at (?:async )?[\w.<>]+ \(?[^)\n]*:\d+:\d+/],
	// A page may say again what was typed, of which some is a file's address; it names no file of code.
	["a path of the code", /node_modules|file:\/\/\/[^\s"'<]*\.[cm]?[jt]sx?\b|\/build\/site\/server|\/dev\/shm\//],
	[
		"words of a database",
		/SQLITE_[A-Z]{3}|SqliteError|syntax error at or near|violates [\w-]+ constraint|insert into "/,
	],
];

/**
 * Finds what is wrong with an answer, as texts; empty for a good one.
 * @param secrets texts that no answer may hold
 */
export function faultsOfAnswer({ status, headers, text, ms }: Answer, secrets: readonly string[]): string[] {
	// A server may close before it has read what it refuses.
	if (status === 0) return ms > answerTimeMs ? ["no answer"] : [];
	// Node's parser refuses what is not HTTP, before there is a request.
	const isParsers = (status === 400 || status === 431) && headers.connection === "close" && !headers.date;
	const isHtml = String(headers["content-type"]).startsWith("text/html");
	return [
		...(status >= 500 && !(status === 503 && headers["retry-after"]) ? [`status ${status}`] : []),
		...(ms > answerTimeMs ? ["slow"] : []),
		...(isParsers || headers["x-content-type-options"] === "nosniff" ? [] : ["without nosniff"]),
		...(isHtml && !String(headers["content-security-policy"]).includes("default-src 'none'")
			? ["without a policy"]
			: []),
		...(headers["x-powered-by"] ? ["says what made it"] : []),
		...innards.flatMap(([what, pattern]) => (pattern.test(text) ? [`shows ${what}`] : [])),
		...(secrets.some((secret) => text.includes(secret)) ? ["shows a secret"] : []),
	];
}
