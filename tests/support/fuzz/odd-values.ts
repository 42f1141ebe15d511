import type { Random } from "./random.ts";

/** Stands in many values; nothing in a log may show it. */
export const privateName = "Kurinjimalar Thottathil";

/** Texts that programs have stumbled over. Addresses in them lead nowhere but to this machine. */
const oddTexts: readonly string[] = Object.values({
	empty: ["", " ", "\t", "\r\n\r\n", "\0", "a\0b", "\x7f\x1b[2J"],
	unicode: ["\u202Etxt.exe", "\uFEFF", "e\u0301".repeat(40), "👩‍👩‍👧‍👦", "\uD800", "x\uDFFF", "\u2028", "İı", "ﷺ"],
	numbers: "0 -0 -1 1e3 1e400 0x10 00 01 1.5 NaN Infinity ٣ １ 1,000".split(" "),
	large: "2147483648 9007199254740993 9223372036854775807 9223372036854775808 18446744073709551616".split(" "),
	long: ["1".repeat(400), "0".repeat(30), "a".repeat(41)],
	words: "null undefined true [] {} __proto__ constructor toString hasOwnProperty".split(" "),
	days: "2026-02-30 2026-13-01 0000-00-00 0000-01-01 9999-12-31 +275760-09-13 -000001-01-01 2026-W01".split(" "),
	times: "2026-11-23T25:61 2026-11-23T10:00:00.000Z 10:00 24:00 99:99 275760-09-14 1970-01-01".split(" "),
	queries: ["' or 1=1 --", '"; drop table news; --', "%", "_", "\\", "%27", "$1", "?", ":id"],
	templates: ["{{7*7}}", "$" + "{7*7}", "%s%n"],
	markup: ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "]]>", "<!--", "&#0;", "&amp;", "\"'><b>"],
	addresses: [
		"javascript:alert(1)",
		"data:text/html,x",
		"http://127.0.0.1:9/",
		"http://[::1",
		"//localhost:9",
		"http://0:9/",
	],
	files: "file:///etc/hostname ../../../etc/hostname ..\\..\\x / // . .. con a/../b %2e%2e%2f %00".split(" "),
	mails: [
		"a@b",
		"a@b.example",
		"a@b.example,c@d.example",
		"a@b.example\r\nBcc: c@d.example",
		'"a b"@c.example',
		"@",
		"a@[127.0.0.1]",
	],
	telephones: ["+91 98765 43210", "+999999999999999999"],
	patterns: ["(((((", "[a-z]+)+$"],
	persons: [privateName, `${privateName.replace(" ", ".")}@doddabetta.example`],
}).flat();

const sizes = [100, 255, 256, 1000, 5000, 65_536, 300_000];

/** A text: one of the known odd ones, a long one, several together, or characters at random. */
export function oddText(random: Random): string {
	const kind = random.below(100);
	if (kind < 70) return random.pick(oddTexts);
	if (kind < 73) return random.pick(["x", "é", "👍", "\u0301", "<", "\n", " "]).repeat(random.pick(sizes));
	if (kind < 85) return random.pick(oddTexts) + random.pick(oddTexts);
	return Array.from({ length: random.below(24) }, () =>
		String.fromCharCode(random.below(random.chance(0.5) ? 128 : 65_536)),
	).join("");
}

/** A value of JSON of any kind, nested at random. */
export function oddJson(random: Random, depth = 0): unknown {
	const kind = random.below(depth > 4 ? 7 : 10);
	if (kind < 4) return oddText(random);
	if (kind === 4) return random.pick([null, true, false]);
	if (kind < 7)
		return random.pick([0, -0, -1, 1, 0.1, 1e21, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, Number.MAX_VALUE]);
	const members = Array.from({ length: random.below(4) }, () => oddJson(random, depth + 1));
	if (kind < 9) return members;
	return Object.fromEntries(members.map((member) => [oddText(random), member]));
}

/** Text of a value of JSON that is nested deep, as an answer or within a list of answers. */
export function deepJson(random: Random): string {
	const depth = random.pick([2, 15, 30, 7000, 60_000]);
	const [open, close] = random.pick([
		["[", "]"],
		['{"a":', "}"],
		['[{"name":', "}]"],
		['["a",', "]"],
	] as const);
	return `${open.repeat(depth)}${random.pick(["1", '"a"', "[]", "null"])}${close.repeat(depth)}`.slice(0, 250_000);
}

/** A boundary of a form in parts: none, long, quoted, encoded, or with what no boundary may have. */
export function oddBoundary(random: Random): string {
	const long = "b".repeat(random.pick([70, 71, 100, 252, 253, 300, 4000]));
	return random.pick([long, `"${long}"`, `"${long}`, '""', "", "=", "a b", `x; boundary=${long}`, "é", `"a;${long}"`]);
}

/** Text of JSON that is broken, deep, or says a name twice. */
export function brokenJson(random: Random): string {
	const depth = random.pick([10, 1000, 20_000]);
	return random.pick([
		'{"a":',
		'{"__proto__":{"admin":true}}',
		'{"constructor":{"prototype":{"admin":true}}}',
		'{"name":"a","name":"b"}',
		'{"a":1e999}',
		'{"a":"\\ud800"}',
		"\uFEFF{}",
		"[]",
		"null",
		'"text"',
		"{,}",
		`${"[".repeat(depth)}${"]".repeat(depth)}`,
		`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`,
		`{"a":"${"x".repeat(300_000)}"}`,
	]);
}
