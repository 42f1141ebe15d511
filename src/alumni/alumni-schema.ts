import { z } from "zod";
import { homeCountry } from "#src/forms/contact-details/home-country.ts";
import { limits } from "#src/forms/limits.ts";
import { email, optionalText, personName, requiredText, whenAsked } from "#src/forms/rules.ts";
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
import { dateOfBirth, ifGiven, oneOf, password, phoneOf, someOf } from "./alumni-rules.ts";

/** @param firstGraduation the year in which the first class graduated */
export const personalSchema = (firstGraduation: number) =>
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

export const employmentSchema = z.object({
	emp_type: oneOf(() => employmentOptions, "Choose an employment type").transform(Number),
	company_name: optionalText("Company Name", limits.name),
	current_designation: optionalText("Current Designation", limits.name),
	job_domain: ifGiven(oneOf(() => jobDomainOptions, "Choose a job domain from the list")),
	working_since: ifGiven(oneOf(workingYears, "Choose a year from the list")),
	interested_roles: someOf(roleOptions, "Choose roles from the list"),
	skills: requiredText("Skills", "Working year is required", limits.other),
});
