declare const made: unique symbol;

/** A text as its reader may see it. Only `shownTo` and `shownWithTransfers` make one, so that no reader forgets. */
export type ShownText = string & { readonly [made]: true };

/**
 * Reader of a text: with `unmasked` they see phone numbers, email addresses and everything else that identifies people.
 */
export type Eyes = { unmasked: boolean };

// Begins where an address does: a long word without one is looked through once.
const email = /(?<![\p{L}\p{N}._%+'-])([._%+'-]*[\p{L}\p{N}])[\p{L}\p{N}._%+'-]*@([\p{L}\p{N}.-]+\.\p{L}{2,})/gu;
const between = String.raw`[\s().\/\p{Pd}\u200b-\u200f\u2060]`;
const day = String.raw`(?<!\p{Nd})(?:19|20)\d\d-\d\d-\d\d(?!\p{Nd})`;
const number = new RegExp(String.raw`(${day})|\+?\p{Nd}(?:(?!${between}+${day})${between}*\p{Nd}){5,}`, "gu");
const telephone = new RegExp(
	String.raw`(?<![\p{L}\p{Nd}])(?:(?:\+|00)\p{Nd}(?:${between}*\p{Nd}){7,14}|(?:91|0)?${between}?` +
		String.raw`[6-9](?:${between}?\p{Nd}){9})(?!\p{Nd})`,
	"gu",
);
/** References of applications and receipts, such as DSA-26-B-000123. */
const reference = /\p{Lu}+-\d\d-\p{Lu}-$/u;

/** A text that a person wrote or that reaches one, for anyone who reads it. */
export function shownTo(eyes: Eyes, text: string): ShownText;
export function shownTo(eyes: Eyes, text: string | null): ShownText | null;
export function shownTo({ unmasked }: Eyes, text: string | null): ShownText | null {
	return (unmasked || text === null ? text : maskContact(text)) as ShownText | null;
}

/** The same on pages of money, where the numbers of transfers and cheques are needed: those of telephones go. */
export function shownWithTransfers({ unmasked }: Eyes, text: string): ShownText {
	return (unmasked ? text : maskEmails(text).replace(telephone, maskDigits)) as ShownText;
}

/**
 * A text without what reaches or identifies a person: of addresses the first letter stays, of numbers of six digits
 * and more the last two. Days, references and small numbers stay.
 */
export function maskContact(text: string): string {
	return maskEmails(text).replace(number, (match, isDay: string | undefined, at: number, all: string) =>
		isDay || (/^\d{6}$/.test(match) && reference.test(all.slice(0, at))) ? match : maskDigits(match),
	);
}

const maskEmails = (text: string) =>
	text.replace(email, (_all, first: string, domain: string) => `${first}•••@${domain}`);

const maskDigits = (digits: string) => `•••• ${digits.replace(/\P{Nd}/gu, "").slice(-2)}`;
