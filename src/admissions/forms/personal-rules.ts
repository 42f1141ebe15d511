import { optionalDocument } from "#src/forms/document-rules.ts";
import { limits } from "#src/forms/limits.ts";
import {
	applicantsBirthday,
	email,
	optionalChoice,
	optionalName,
	optionalPhone,
	personName,
	phone,
	requiredText,
	yesOrNo,
} from "#src/forms/rules.ts";
import { categories } from "./questions.ts";

/** The rules of `personalFields`. */
export const personalSchema = {
	name: personName("Name", "Name is required"),
	date_of_birth: applicantsBirthday(),
	address: requiredText("Address", "Address is required", limits.address),
	email,
	phone_no: phone,
	gender: optionalChoice(["1", "2", "3"], "Gender is required"),
	category: optionalChoice(
		categories.map(({ value }) => value),
		"Please choose a category from the list",
	),
	is_international_student: yesOrNo("International status is required"),
	nationality: requiredText("Nationality", "Nationality is required", limits.name),
	residence_proof: optionalDocument(),
	passport: optionalDocument(),
	guardian_name: optionalName("Name"),
	guardian_phone: optionalPhone,
};

/** The rules of `translationsFields`. */
export const translationsSchema = { equivalence_letter: optionalDocument(), translations: optionalDocument() };
