import { describe, expect, test } from "vitest";
import { isMailAddress } from "./mail-address.ts";

describe("isMailAddress", () => {
	test.each([
		"anbu@home.example",
		"a.b+nata-2027@mail.school.ac.in",
		"zoe.o'brien@home.example",
		"x_1@a-b.xn--p1ai",
		`${"a".repeat(64)}@home.example`,
	])("accepts %s", (text) => {
		expect(isMailAddress(text)).toBe(true);
	});

	test.each([
		["nothing", ""],
		["no host", "anbu"],
		["a host without a dot", "root@localhost"],
		["two addresses", "anbu@home.example,evil@evil.example"],
		["two addresses with a semicolon", "anbu@home.example;evil@evil.example"],
		["two at signs", "anbu@home.example@evil.example"],
		["a blank", "anbu @home.example"],
		["a blank at the end", "anbu@home.example "],
		["a line end", "anbu@home.example\n"],
		["a header", "anbu@home.example\r\nBcc: evil@evil.example"],
		["a name", "Anbu <anbu@home.example>"],
		["angle brackets", "<anbu@home.example>"],
		["quotes", '"anbu"@home.example'],
		["a group", "friends:anbu@home.example"],
		["a comment", "anbu(x)@home.example"],
		["a backslash", "an\\bu@home.example"],
		["a host in digits", "anbu@[127.0.0.1]"],
		["a bare IP address", "anbu@127.0.0.1"],
		["dots side by side", "an..bu@home.example"],
		["a dot at the end of the name", "anbu.@home.example"],
		["a hyphen at a label's edge", "anbu@-home.example"],
		["letters beyond ASCII", "அன்பு@home.example"],
		["a NUL", "anbu\0@home.example"],
		["a name of 65", `${"a".repeat(65)}@home.example`],
		[
			"more than 254",
			`a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(10)}.example`,
		],
	])("refuses %s", (_what, text) => {
		expect(isMailAddress(text)).toBe(false);
	});
});
