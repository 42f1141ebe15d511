import { z } from "zod";
import { dayAtSchool, isDay, yearAtSchool } from "#src/calendar/day.ts";
import type { Option } from "#src/forms/definition.ts";
import { limits } from "#src/forms/limits.ts";
import { optionalText, requiredText } from "#src/forms/rules.ts";
import type { DialCountry } from "#src/ui/phone-field/number.ts";

/**
 * One of these options, as its value; read again for each check, since years pass. Anything else is answered with
 * the message.
 */
export function oneOf(options: () => readonly Option[], message: string) {
	const meant = (text: string) => {
		const given = text.toLowerCase();
		return options().find(({ value, also }) => value.toLowerCase() === given || also === given)?.value;
	};
	return z
		.string(message)
		.refine((text) => meant(text) !== undefined, { error: message, abort: true })
		.transform((text) => meant(text) ?? text);
}

/** Leaves an unanswered question out. */
export function ifGiven<Rule extends z.ZodType>(rule: Rule) {
	return z.preprocess((value) => (value === "" ? undefined : value), rule.optional());
}

/** Some of these options, as a list of numbers; a text has commas between them. */
export function someOf(options: readonly Option[], message: string) {
	const values = new Set(options.map(({ value }) => value));
	return z.preprocess(
		(given) => (typeof given === "string" ? given.split(",").filter(Boolean) : given),
		z
			.array(
				z.string(message).refine((value) => values.has(value), message),
				message,
			)
			.transform((chosen) => [...new Set(chosen)].map(Number))
			.optional(),
	);
}

const youngest = 18;

/** A day that has been, `YYYY-MM-DD`. */
export const dateOfBirth = requiredText("Date of Birth", "Date of Birth is required", 10)
	.refine((text) => isDay(text) && text >= "1900-01-01" && text <= dayAtSchool(new Date()), {
		error: "Date of Birth must be a date in the past",
		abort: true,
	})
	.refine(
		(text) => yearAtSchool(new Date()) - Number(text.slice(0, 4)) >= youngest,
		`Check the year of birth. Graduates are ${youngest} or older`,
	);

const shortest = 8;

/** Eight characters or more, or none; not trimmed. */
export const password = ifGiven(
	z
		.string("Enter a valid password")
		.refine((text) => [...text].length >= shortest, `Password must have ${shortest} characters or more`)
		.max(limits.other, `Password must be at most ${limits.other} characters`),
);

/** A number, as a rule with its country's code; the code alone is no answer. */
export function phoneOf({ dialCode }: DialCountry) {
	return z.preprocess(
		(value) => (typeof value === "string" && value.trim() === `+${dialCode}` ? undefined : value),
		optionalText("Mobile number", 40),
	);
}
