import { z } from "zod";
import { dayAtSchool, isDay, yearAtSchool } from "#src/calendar/day.ts";
import { homeCountry } from "#src/forms/contact-details/home-country.ts";
import type { FormDefinition, Option } from "#src/forms/definition.ts";
import { limits } from "#src/forms/limits.ts";
import { email, optionalText, personName, requiredText, whenAsked } from "#src/forms/rules.ts";
import type { DialCountry } from "#src/ui/phone-field/number.ts";
import {
	countryOptions,
	courseOptions,
	degreeOptions,
	employmentOptions,
	genderOptions,
	graduationYears,
	jobDomainOptions,
	roleOptions,
	workingYears,
} from "./alumni-choices.ts";
import { alumniQuestions } from "./alumni-questions.ts";

/**
 * One of these options, as its value; read again for each check, since years pass. Anything else is answered with
 * the message.
 */
function oneOf(options: () => readonly Option[], message: string) {
	const meant = (text: string) => {
		const lowerText = text.toLowerCase();
		return options().find(({ value, also }) => value.toLowerCase() === lowerText || also === lowerText)?.value;
	};
	return z
		.string(message)
		.refine((text) => meant(text) !== undefined, { error: message, abort: true })
		.transform((text) => meant(text) ?? text);
}

/** Leaves an unanswered question out. */
function ifGiven<Rule extends z.ZodType>(rule: Rule) {
	return z.preprocess((value) => (value === "" ? undefined : value), rule.optional());
}

/** Some of these options, as a list of numbers; a text has commas between them. */
function someOf(options: readonly Option[], message: string) {
	const values = new Set(options.map(({ value }) => value));
	return z.preprocess(
		(value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
		z
			.array(
				z.string(message).refine((value) => values.has(value), message),
				message,
			)
			.transform((values) => [...new Set(values)].map(Number))
			.optional(),
	);
}

const youngest = 18;

/** A day that has been, `YYYY-MM-DD`. */
const dateOfBirth = requiredText("Date of Birth", "Date of Birth is required", 10)
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
const password = ifGiven(
	z
		.string("Enter a valid password")
		.refine((text) => [...text].length >= shortest, `Password must have ${shortest} characters or more`)
		.max(limits.other, `Password must be at most ${limits.other} characters`),
);

/** A number, as a rule with its country's code; the code alone is no answer. */
function phoneOf({ dialCode }: DialCountry) {
	return z.preprocess(
		(value) => (typeof value === "string" && value.trim() === `+${dialCode}` ? undefined : value),
		optionalText("Mobile number", 40),
	);
}

/** @param firstGraduation the year in which the first class graduated */
const personalSchema = (firstGraduation: number) =>
	z.object({
		firstname: personName("First Name", "First Name is required"),
		lastname: personName("Last Name", "Last Name is required"),
		roll_number: requiredText("Roll Number", "Roll Number is required"),
		graduation_year: oneOf(() => graduationYears(firstGraduation), "Graduation Year is required"),
		degree: oneOf(() => degreeOptions, "Degree is required"),
		course: whenAsked(oneOf(() => courseOptions, "Course is required")),
		email,
		mobile_number: phoneOf(homeCountry),
		country: ifGiven(oneOf(() => countryOptions, "Choose a country from the list")),
		residence: requiredText("Current City of Residence", "Current City of Residence is required", limits.address),
		password,
		// Judged by its being the same as the password.
		confirm_password: ifGiven(z.string("Passwords must match")),
		dob: dateOfBirth,
		gender: ifGiven(oneOf(() => genderOptions, "Choose a gender from the list")),
		fb_id: optionalText("Facebook ID"),
		linkedin_id: optionalText("LinkedIn ID"),
	});

const employmentSchema = z.object({
	emp_type: oneOf(() => employmentOptions, "Choose an employment type").transform(Number),
	company_name: optionalText("Company Name", limits.name),
	current_designation: optionalText("Current Designation", limits.name),
	job_domain: ifGiven(oneOf(() => jobDomainOptions, "Choose a job domain from the list")),
	working_since: ifGiven(oneOf(workingYears, "Choose a year from the list")),
	interested_roles: someOf(roleOptions, "Choose roles from the list"),
	skills: requiredText("Skills", "Working year is required", limits.other),
});

export type AlumniForm = ReturnType<typeof alumniForm>;

/** @param firstGraduation the year in which the first class graduated */
export function alumniForm(firstGraduation: number) {
	const questions = alumniQuestions(firstGraduation);
	const [personal, employment] = questions.steps;
	return {
		...questions,
		steps: [
			{ ...personal, schema: personalSchema(firstGraduation) },
			{ ...employment, schema: employmentSchema },
		],
	} as const satisfies FormDefinition;
}
