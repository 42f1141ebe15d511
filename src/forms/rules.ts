import { z } from "zod";
import { dayAtSchool, isDay, yearAtSchool } from "#src/calendar/day.ts";
import { isMailAddress } from "#src/formatting/mail-address.ts";
import type { AnswerName, RuleMessage, RuleName } from "./checks/say-rule.ts";
import { isCodeAlone, isForeign, normalisePhone } from "./contact-details/phone.ts";
import type { Option } from "./definition.ts";
import { limits } from "./limits.ts";

// Zod's JIT probes new Function, which our content security policy forbids and reports; jitless turns it off.
if (typeof document !== "undefined") z.config({ jitless: true });

/** PostgreSQL cannot store U+0000 in a text, and no keyboard types it. */
const storable = (text: string) => !text.includes("\u0000");

/** Messages are names: they're said where the school's words are known. */
const nameOf = <Name extends RuleMessage>(name: Name) => name;

function text(answer: AnswerName, limit: number) {
	return z
		.string(nameOf(`invalid:${answer}`))
		.max(limit, nameOf(`tooLong:${answer}`))
		.refine(storable, nameOf(`unsavable:${answer}`));
}

/** A text that must not be blank; not trimmed. `message` is what a blank one is answered with. */
export function requiredText(answer: AnswerName, message: RuleName, limit: number = limits.other) {
	return z
		.string(message)
		.refine((value) => value.trim() !== "", { error: message, abort: true })
		.pipe(text(answer, limit));
}

/** A person's name, in any script. `message` is what a blank one is answered with. */
export function personName(answer: AnswerName, message: RuleName) {
	return requiredText(answer, message, limits.name).refine(hasLetter, nameNeedsLetters);
}

/** A person's name, or nothing. */
export function optionalName(answer: AnswerName) {
	return optionalText(answer, limits.name).refine((name) => name === undefined || hasLetter(name), nameNeedsLetters);
}

const hasLetter = (name: string) => /\p{L}/u.test(name);
const nameNeedsLetters = nameOf("nameNeedsLetters");

/** A text that may be left out; blank counts as left out. */
export function optionalText(answer: AnswerName, limit: number = limits.other) {
	return z
		.string(nameOf(`invalid:${answer}`))
		.optional()
		.transform((value) => (value?.trim() ? value : undefined))
		.pipe(text(answer, limit).optional());
}

/** An email address. `message` is the answer to a blank one. */
export function requiredEmail(message: RuleName) {
	return requiredText("email", message, limits.email).refine(isMailAddress, nameOf("emailInvalid"));
}

export const email = requiredEmail("emailMissing");

const phoneMessage = (text: string) => nameOf(isForeign(text) ? "phoneInvalid" : "phoneNeedsTenDigits");

function phoneNumber<Rule extends z.ZodType<string | undefined>>(rule: Rule) {
	return z
		.preprocess((value) => (typeof value === "string" && isCodeAlone(value) ? "" : value), rule)
		.transform((text, { addIssue }) => {
			if (text === undefined) return text;
			const number = normalisePhone(text);
			if (number === undefined) addIssue(phoneMessage(text));
			return number ?? z.NEVER;
		});
}

/** Ten digits for a number of India, E.164 for another country's. */
export const phone = phoneNumber(requiredText("phoneNumber", "phoneMissing", limits.phone)).pipe(z.string());

/** The same, or nothing. */
export const optionalPhone = phoneNumber(optionalText("phoneNumber", limits.phone));

/** An email address, or nothing. */
export const optionalEmail = optionalText("email", limits.email).refine(
	(text) => text === undefined || isMailAddress(text),
	nameOf("emailInvalid"),
);

/** One of fixed values, as text; anything else counts as not answered. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values, message: RuleName) {
	return z.enum(values, message);
}

/**
 * One of these options, as its value; read again for each check, since years pass. Anything else is answered with
 * the message.
 */
export function oneOf(options: () => readonly Option[], message: RuleName) {
	const findValue = (text: string) => {
		const lowerText = text.toLowerCase();
		return options().find(({ value, also }) => value.toLowerCase() === lowerText || also?.toLowerCase() === lowerText)
			?.value;
	};
	return z
		.string(message)
		.refine((text) => findValue(text) !== undefined, { error: message, abort: true })
		.transform((text) => findValue(text) ?? text);
}

/** Yes or no as `true`/`false`, or as the `1`/`2` that one of the forms sends. */
export function yesOrNo(message: RuleName) {
	return z.enum(["true", "false", "1", "2"], message).transform((value) => value === "true" || value === "1");
}

/** One of fixed values, as text, or nothing. */
export function optionalChoice<const Values extends readonly string[]>(values: Values, message: RuleName) {
	return z.preprocess((value) => value || undefined, z.enum(values, message).optional());
}

/** Yes, no, or nothing. */
export function optionalYesOrNo(message: RuleName) {
	return z.preprocess((value) => value || undefined, yesOrNo(message).optional());
}

function number(requiredMessage: RuleName, invalid: RuleName) {
	return requiredText("number", requiredMessage, 20)
		.refine((value) => Number.isFinite(Number(value)), { error: invalid, abort: true })
		.transform(Number);
}

const percentRange = nameOf("percentageOutOfRange");
export const percentage = number("percentageMissing", percentRange).pipe(
	z.number().min(0, nameOf("percentageNegative")).max(100, percentRange),
);

/** A calendar year from 1900 to next year, `now` being asked at each check. */
export function yearOfPassing(now: () => Date = () => new Date()) {
	const invalid = nameOf("yearInvalid");
	return number("yearMissing", invalid).pipe(
		z
			.int(invalid)
			.min(1900, invalid)
			.refine((year) => year <= yearAtSchool(now()) + 1, invalid),
	);
}

/** The rule of a field with a condition: the answer is required if the question is asked, and absent otherwise. */
export function whenAsked<Rule extends z.ZodType>(rule: Rule) {
	return rule.optional();
}

const score = z.string().regex(/^\d+$/, nameOf("nataScoreInvalid"));

/** Digits. */
export const requiredScore = requiredText("nataScore", "nataScoreMissing", 10).pipe(score);

/** Digits, or nothing. */
export const optionalScore = optionalText("nataScore", 10).pipe(score.optional());

/** A number from 0 to 100, or nothing. */
export const optionalPercentage = z.preprocess((value) => (value === "" ? undefined : value), percentage.optional());

const aMonth = nameOf("monthInvalid");

/** A month from the last one to two years from now, `YYYY-MM`. */
export function comingMonth(now: () => Date = () => new Date()) {
	const monthOf = (months: number) => addMonths(dayAtSchool(now()).slice(0, 7), months);
	return requiredText("month", aMonth, limits.phone)
		.refine((text) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text), { error: aMonth, abort: true })
		.refine((text) => text >= monthOf(-1) && text <= monthOf(24), nameOf("monthOutOfRange"));
}

/** @param month `YYYY-MM` */
function addMonths(month: string, months: number): string {
	const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
	return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/** The birthday of someone of an age to apply, `YYYY-MM-DD`, or nothing. */
export function applicantsBirthday(now: () => Date = () => new Date()) {
	const isPast = (text: string | undefined) =>
		!text || (isDay(text) && text >= "1920-01-01" && text <= dayAtSchool(now()));
	const isOldEnough = (text: string | undefined) => !text || yearAtSchool(now()) - Number(text.slice(0, 4)) >= youngest;
	return optionalText("dateOfBirth", 10)
		.refine(isPast, { error: nameOf("birthInFuture"), abort: true })
		.refine(isOldEnough, nameOf("applicantTooYoung"));
}

const youngest = 14;
