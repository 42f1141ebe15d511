import type { AccountsContext } from "#src/accounts/accounts-context.ts";
import { isBreached, minLength } from "./breached-passwords.server.ts";
import commonPasswords from "./common-passwords.json" with { type: "json" };

const maxLength = 200;
/** Fewer characters than this besides a name, an address or a common password are soon guessed. */
const minOwnLength = 8;

/**
 * Passwords that attackers try first, and their letters without what is put around them ("dragon" for "dragon123!").
 * From the frequency list of zxcvbn-ts (Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts,
 * MIT license).
 */
const common: ReadonlySet<string> = new Set(commonPasswords);

/** Returns what guessers know of a member: name, address, and the school's name and domain. */
export function knownOf(
	{ name, email }: { name: string; email: string },
	{ school, siteUrl }: Pick<AccountsContext, "school" | "siteUrl">,
): string[] {
	return [name, email, school.name, new URL(siteUrl).hostname];
}

/**
 * Says what is wrong with a password, as a sentence; undefined when it may be used.
 * @param known texts that guessers know, as `knownOf` gives them
 */
export function passwordFault(password: string, knownWords: readonly string[]): string | undefined {
	const length = [...password].length;
	if (length < minLength) return `The password needs at least ${minLength} characters`;
	if (length > maxLength) return `The password can have at most ${maxLength} characters`;
	if (password.includes("\u0000")) return "The password contains a character that can’t be used";
	const text = password.normalize("NFKC").toLowerCase();
	const own = wordsOf(knownWords).reduce((rest, word) => rest.replaceAll(word, ""), text);
	if (own !== text && own.length < minOwnLength)
		return "The password can’t be based on your name, your email address or the school’s name or domain";
	if (isCommon(text) || isCommon(own)) return "This password is easy to guess";
	if (isBreached(password)) return "This password appears in public lists of stolen passwords";
	return undefined;
}

/** Words of four letters or more, longest first. */
function wordsOf(texts: readonly string[]): string[] {
	const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
	return [...new Set(words.map((word) => word.normalize("NFKC").toLowerCase().replaceAll(" ", "")))]
		.filter((word) => word.length >= 4)
		.toSorted((a, b) => b.length - a.length);
}

function isCommon(text: string): boolean {
	const letters = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
	const unit = repeatedUnit(text);
	const variants = [text, unit, letters, repeatedUnit(letters), withoutDigits(letters)];
	return variants.some((each) => common.has(each)) || new Set(text).size < 5 || isRun(text);
}

/** "dragon" for "dragondragon". */
function repeatedUnit(text: string): string {
	const again = `${text}${text}`.indexOf(text, 1);
	return text.slice(0, again);
}

const lookAlikes: Record<string, string> = {
	0: "o",
	1: "i",
	3: "e",
	4: "a",
	5: "s",
	7: "t",
	"@": "a",
	$: "s",
	"!": "i",
};

/** "password" for "p@ssw0rd". */
function withoutDigits(text: string): string {
	return text.replaceAll(/[013457@$!]/g, (character) => lookAlikes[character] ?? character);
}

/** "abcdefghijkl", "109876543210": each character is the next one or the one before, but for two leaps. */
function isRun(text: string): boolean {
	const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
	const leaps = codes.filter((code, index) => index > 0 && Math.abs(code - (codes[index - 1] ?? 0)) !== 1);
	return leaps.length <= 2;
}
