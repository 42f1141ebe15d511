import { z } from "zod";
import { dayAtSchool, isDay, yearAtSchool } from "#src/calendar/day.ts";
import type { RuleMessage, RuleName } from "#src/forms/checks/say-rule.ts";
import { homeCountry } from "#src/forms/contact-details/home-country.ts";
import type { FormDefinition, Option } from "#src/forms/definition.ts";
import { limits } from "#src/forms/limits.ts";
import { email, oneOf, optionalText, personName, requiredText, whenAsked } from "#src/forms/rules.ts";
import { standardDegrees } from "#src/school/forms/standard-courses.ts";
import type { DialCountry } from "#src/ui/phone-field/number.ts";
import {
	countryOptions,
	employmentOptions,
	type Graduates,
	genderOptions,
	graduationYears,
	jobDomainOptions,
	roleOptions,
	workingYears,
} from "./alumni-choices.ts";
import { alumniQuestions } from "./alumni-questions.ts";

const nameOf = <Name extends RuleMessage>(name: Name) => name;

/** Leaves an unanswered question out. */
function ifGiven<Rule extends z.ZodType>(rule: Rule) {
	return z.preprocess((value) => (value === "" ? undefined : value), rule.optional());
}

/** Some of these options, as a list of numbers; a text has commas between them. */
function someOf(options: readonly Option[], message: RuleName) {
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
const dateOfBirth = requiredText("birthDate", "graduateBirthMissing", 10)
	.refine((text) => isDay(text) && text >= "1900-01-01" && text <= dayAtSchool(new Date()), {
		error: nameOf("graduateBirthInFuture"),
		abort: true,
	})
	.refine((text) => yearAtSchool(new Date()) - Number(text.slice(0, 4)) >= youngest, nameOf("graduateTooYoung"));

const shortest = 8;

/** Eight characters or more, or none; not trimmed. */
const password = ifGiven(
	z
		.string(nameOf("passwordInvalid"))
		.refine((text) => [...text].length >= shortest, nameOf("passwordTooShort"))
		.max(limits.other, nameOf("tooLong:password")),
);

/** A number, as a rule with its country's code; the code alone is no answer. */
function phoneOf({ dialCode }: DialCountry) {
	return z.preprocess(
		(value) => (typeof value === "string" && value.trim() === `+${dialCode}` ? undefined : value),
		optionalText("mobileNumber", 40),
	);
}

const personalSchema = ({ firstGraduation, degrees = standardDegrees }: Graduates) =>
	z.object({
		firstname: personName("firstName", "firstNameMissing"),
		lastname: personName("lastName", "lastNameMissing"),
		roll_number: requiredText("rollNumber", "rollNumberMissing"),
		graduation_year: oneOf(() => graduationYears(firstGraduation), "graduationYearMissing"),
		degree: oneOf(() => degrees, "degreeMissing"),
		course: whenAsked(oneOf(() => degrees.flatMap(({ courses }) => courses), "courseMissing")),
		email,
		mobile_number: phoneOf(homeCountry),
		country: ifGiven(oneOf(() => countryOptions, "countryUnknown")),
		residence: requiredText("residence", "residenceMissing", limits.address),
		password,
		// Judged by its being the same as the password.
		confirm_password: ifGiven(z.string(nameOf("passwordsDiffer"))),
		dob: dateOfBirth,
		gender: ifGiven(oneOf(() => genderOptions, "genderUnknown")),
		fb_id: optionalText("facebook"),
		linkedin_id: optionalText("linkedIn"),
	});

const employmentSchema = z.object({
	emp_type: oneOf(() => employmentOptions, "employmentMissing").transform(Number),
	company_name: optionalText("company", limits.name),
	current_designation: optionalText("designation", limits.name),
	job_domain: ifGiven(oneOf(() => jobDomainOptions, "jobDomainUnknown")),
	working_since: ifGiven(oneOf(workingYears, "workingYearUnknown")),
	interested_roles: someOf(roleOptions, "rolesUnknown"),
	skills: requiredText("skills", "skillsMissing", limits.other),
});

export type AlumniForm = ReturnType<typeof alumniForm>;

export function alumniForm(graduates: Graduates) {
	const questions = alumniQuestions(graduates);
	const [personal, employment] = questions.steps;
	return {
		...questions,
		steps: [
			{ ...personal, schema: personalSchema(graduates) },
			{ ...employment, schema: employmentSchema },
		],
	} as const satisfies FormDefinition;
}
