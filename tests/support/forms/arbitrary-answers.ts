import fc from "fast-check";

/** Texts that people type, paste or attack with: of any script, blank, broken, very long. */
const odd = fc.oneof(
	fc.constantFrom(
		"",
		" ",
		"\t\n ",
		"\u0000",
		"a\u0000b",
		"🙂",
		"👩🏽‍🏫".repeat(60),
		"உதகமண்டலம்",
		"שלום \u202Eevil",
		"Zürich\r\nBcc: x@example.com",
		"'; drop table enquiries; --",
	),
	fc.constantFrom(
		"x".repeat(200),
		"x".repeat(201),
		"x".repeat(500),
		"x".repeat(501),
		"x\n".repeat(500),
		"x".repeat(5001),
		"🙂".repeat(2501),
		"x".repeat(9000),
	),
	fc.constantFrom(
		"0",
		"-1",
		"100",
		"100.0001",
		"1e2",
		"0x10",
		"1900",
		"1899",
		"2027",
		"2400",
		"NaN",
		"12,5",
		" 88 ",
		"९०",
	),
	fc.constantFrom(
		"a@b",
		"a@b.example",
		"a,b@c.example",
		'"a"@b.example',
		"a@b.example\r\nBcc: c@d.example",
		"<a@b.example>",
		"अ@b.example",
	),
	fc.constantFrom(
		"+91 98765 43210",
		"9876543210",
		"987654321",
		"09876543210",
		"+",
		"+91",
		"+1 (416) 555-0100",
		"1".repeat(16),
	),
	fc.constantFrom(
		"\u0001",
		"\u200b",
		"\u200e98765\u200b 43210",
		"+91\u00ad98765\u201143210",
		"８４,६%",
		"\ufe0f",
		"\u2800",
		"...",
		"May 2027",
		"15/08/2008",
	),
	fc.constantFrom(
		"true",
		"false",
		"1",
		"2",
		"3",
		"on",
		"barch",
		"applied",
		"master-architecture",
		"1,3",
		"1,9",
		"2024-02-30",
		"1992-02-29",
	),
	fc.string({ unit: "grapheme", maxLength: 30 }),
	fc.string({ unit: "binary", maxLength: 30 }),
	fc.constantFrom("\ud83d", "a\udc00b"),
);

/** Answers that are right but for a few, or for none. */
export function nearly(right: Record<string, string>, names: readonly string[]): fc.Arbitrary<Record<string, string>> {
	const changes = fc.dictionary(fc.constantFrom(...names), fc.option(odd, { nil: undefined }), { maxKeys: 3 });
	return changes.map((change) => {
		const answers = Object.entries({ ...right, ...change });
		return Object.fromEntries(answers.filter((entry): entry is [string, string] => entry[1] !== undefined));
	});
}
