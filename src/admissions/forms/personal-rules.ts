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
import { standardCategories } from "#src/school/forms/asked-question.ts";

/** The rules of `personalFields`. */
export const personalSchema = {
	name: personName("name", "nameMissing"),
	date_of_birth: applicantsBirthday(),
	address: requiredText("address", "addressMissing", limits.address),
	email,
	phone_no: phone,
	gender: optionalChoice(["1", "2", "3"], "genderMissing"),
	category: optionalChoice(
		standardCategories.map(({ value }) => value),
		"categoryUnknown",
	),
	is_international_student: yesOrNo("internationalMissing"),
	nationality: requiredText("nationality", "nationalityMissing", limits.name),
	residence_proof: optionalDocument(),
	passport: optionalDocument(),
	guardian_name: optionalName("name"),
	guardian_phone: optionalPhone,
};

/** The rules of `translationsFields`. */
export const translationsSchema = { equivalence_letter: optionalDocument(), translations: optionalDocument() };
