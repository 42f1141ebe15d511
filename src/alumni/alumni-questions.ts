import type { Consent } from "#src/forms/consent.ts";
import { homeCountry } from "#src/forms/contact-details/home-country.ts";
import type { FormQuestions } from "#src/forms/definition.ts";
import { standardDegrees } from "#src/school/forms/standard-courses.ts";
import {
	countryOptions,
	courseOptions,
	degreesWithCourses,
	employmentOptions,
	type Graduates,
	genderOptions,
	graduationYears,
	jobDomainOptions,
	roleOptions,
	workingYears,
} from "./alumni-choices.ts";

export const alumniConsent = {
	version: "2026-11",
	text:
		"I am 18 or older, or my parent or guardian has read this and agrees: " +
		"the school may keep what I enter here in its list of alumni and write to me about alumni matters.",
	message: "alumniConsentMissing",
} as const satisfies Consent;

/** Generous, because some begin to study, or to work, as children. */
const soonAfterBirth = "graduateTooSoonAfterBirth";
const atWork = { field: "emp_type", is: ["1", "2", "0"] } as const;

export const alumniQuestions = ({
	firstGraduation,
	degrees = standardDegrees,
	countries = countryOptions,
	isOfArchitecture = true,
}: Graduates) =>
	({
		key: "alumni",
		title: "Registration For Alumni",
		version: "2026-12-2",
		steps: [
			{
				key: "personal",
				title: "Personal and education",
				fields: [
					{ kind: "text", name: "firstname", label: "First Name", autoComplete: "given-name" },
					{ kind: "text", name: "lastname", label: "Last Name", autoComplete: "family-name" },
					{
						kind: "text",
						name: "roll_number",
						label: "Roll Number",
						help: "As on your mark sheets.",
						exact: "characters",
					},
					{
						kind: "select",
						name: "graduation_year",
						label: "Graduation Year",
						after: [{ field: "dob", years: 10, message: soonAfterBirth }],
						get options() {
							return graduationYears(firstGraduation);
						},
					},
					{ kind: "select", name: "degree", label: "Degree", options: degrees },
					{
						kind: "select",
						name: "course",
						label: "Course",
						options: courseOptions(degrees),
						when: { field: "degree", is: degreesWithCourses(degrees) },
					},
					{
						kind: "email",
						name: "email",
						label: "Email",
						help: "We’ll send a confirmation to this address.",
						autoComplete: "email",
						inputMode: "email",
					},
					{
						kind: "tel",
						name: "mobile_number",
						label: "Mobile Number",
						optional: true,
						autoComplete: "tel",
						inputMode: "tel",
						country: homeCountry,
					},
					{
						kind: "select",
						name: "country",
						label: "Country",
						optional: true,
						options: countries,
						autoComplete: "country-name",
					},
					{
						kind: "textarea",
						name: "residence",
						label: "Current City of Residence",
						help: "Your city, or your full postal address.",
						autoComplete: "street-address",
					},
					{
						kind: "password",
						name: "password",
						label: "Password",
						help: "8 characters or more.",
						optional: true,
						hidden: true,
						autoComplete: "new-password",
					},
					{
						kind: "password",
						name: "confirm_password",
						label: "Confirm Password",
						optional: true,
						hidden: true,
						autoComplete: "new-password",
						same: { as: "password", message: "passwordsDiffer" },
					},
					{ kind: "date", name: "dob", label: "Date of Birth", autoComplete: "bday" },
					{ kind: "radio", name: "gender", label: "Gender", optional: true, options: genderOptions },
					{ kind: "text", name: "fb_id", label: "Facebook ID", optional: true, exact: "none" },
					{ kind: "text", name: "linkedin_id", label: "LinkedIn ID", optional: true, exact: "none" },
				],
			},
			{
				key: "employment",
				title: "Employment and interests",
				fields: [
					{
						kind: "radio",
						name: "emp_type",
						label: "Employment Type",
						options: employmentOptions,
						initial: "1",
						numeric: true,
					},
					{
						kind: "text",
						name: "company_name",
						label: "Company Name",
						optional: true,
						autoComplete: "organization",
						when: atWork,
					},
					{
						kind: "text",
						name: "current_designation",
						label: "Current Designation",
						optional: true,
						autoComplete: "organization-title",
						when: atWork,
					},
					{
						kind: "select",
						name: "job_domain",
						label: "Job Domain",
						optional: true,
						options: isOfArchitecture
							? jobDomainOptions
							: jobDomainOptions.filter(({ value }) => value !== "architecture"),
						when: atWork,
					},
					{
						kind: "select",
						name: "working_since",
						label: "Working Since",
						optional: true,
						after: [{ field: "dob", years: 5, message: soonAfterBirth }],
						get options() {
							return workingYears();
						},
						when: atWork,
					},
					{
						kind: "checks",
						name: "interested_roles",
						label: "Interested Roles",
						help: "What you’d come back to the school for.",
						optional: true,
						options: roleOptions,
						numeric: true,
					},
					{ kind: "textarea", name: "skills", label: "Skills", help: "What you do well, in a few words." },
				],
			},
		],
	}) as const satisfies FormQuestions;
