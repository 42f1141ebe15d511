import { describe, expect, it } from "vitest";
import { passwordFault } from "./password-rules.server.ts";

const knownWords = ["Priya Raman", "priya.raman@doddabetta.example", "Doddabetta School of Architecture"];
const check = (password: string) => passwordFault(password, knownWords);

describe("a member's password", () => {
	it.each([
		"quiet eucalyptus 41",
		"Vv3-kettle-over-Ooty",
		"the school bus left at seven",
		"மலை உச்சியில் மழை",
		"h7#Kd!x2Qp0z",
		"quiet eucalyptus 41, above the tea garden’s wall, where nobody waits for the bus",
	])("may be %s", (password) => expect(check(password)).toBeUndefined());

	it("has twelve characters or more, whatever the script", () => {
		expect(check("short one 1")).toBe("The password needs at least 12 characters");
		expect(check("😀😀😀😀😀😀")).toBe("The password needs at least 12 characters");
		expect(check("k7-".repeat(67))).toBe("The password can have at most 200 characters");
	});

	it.each([
		..."password1234 Password123456! p@ssw0rd12345 passwordpassword 123456789012 qwertyuiop123".split(" "),
		..."1qaz2wsx3edc aaaaaaaaaaaa abababababab abcdefghijkl 210987654321 dragondragon!! !!!sunshine!!!".split(" "),
		..."iloveyou2026 administrator unbelievable".split(" "),
	])("may not be %s, which is guessed first", (password) => {
		expect(check(password)).toBe("This password is easy to guess");
	});

	it.each([
		..."g00dPa$$w0rD G00DPA$$W0RD handkerchief 1rus27540102 silmarillion michelangelo".split(" "),
		"a day to remember",
	])("may not be %s, which is in the lists of stolen ones", (password) => {
		expect(check(password)).toBe("This password appears in public lists of stolen passwords");
	});

	it.each([
		..."priya-raman-1 PriyaRaman2026 priya.raman@doddabetta.example doddabetta2026 Doddabetta!!!!".split(" "),
		..."doddabettaschool architecture1 schoolofarchitecture".split(" "),
	])("may not be %s, made of what everybody knows", (password) => {
		expect(check(password)).toBe(
			"The password can’t be based on your name, your email address or the school’s name or domain",
		);
	});

	it("may not add a common password to a name", () => {
		expect(check("doddabettapassword")).toBe("This password is easy to guess");
		expect(check("Raman12345678")).toBe("This password is easy to guess");
	});
});
