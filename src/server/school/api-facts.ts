import type { z } from "zod";
import { formOf, productForms } from "#src/admissions/forms/application-forms.ts";
import { departments } from "#src/admissions/forms/march-questions.ts";
import { offeredDepartments } from "#src/admissions/forms/not-offered.ts";
import { type Admissions, type AppliedFor, admissionStatus } from "#src/admissions/season/season.ts";
import { alumniForm } from "#src/alumni/alumni-form.ts";
import { graduatesOf } from "#src/alumni/graduates.ts";
import { describeApplication } from "#src/api/admissions/applications/application-routes.ts";
import { describeFields } from "#src/api/form-fields.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { type Field, isOwn, questionsOf } from "#src/forms/definition.ts";
import { amountsOfForm, type FormAmounts, type FormFees } from "#src/school/forms/application-form-settings.ts";
import { coursesOf } from "#src/school/forms/courses.ts";
import { everyProgramme, type FormType, isProductForm, offeredOf, programmesOf } from "#src/school/offered.ts";
import type { CurrentTexts } from "#src/school-texts.ts";
import type { LeftOut } from "./without-values.ts";

/** Facts about the school in the API's document, as they are now. */
export type ApiFacts = {
	/** The school's name. */
	school: string;
	/** Applications that are taken, until when and for how much: Markdown. */
	applications: string;
	leftOut: LeftOut;
	/** Words of the examples, with those that are true of this school. */
	instead: readonly (readonly [example: string, own: string])[];
	/** Fields of forms that follow from the programmes, where they differ from the product's, by address. */
	fields: Readonly<Record<string, z.ZodRawShape>>;
};

type Given = {
	texts: Pick<CurrentTexts, "identity" | "outlines">;
	admissions: Admissions;
	/** Fees in rupees; null where no fee is asked for. */
	fees: FormFees | null;
};

export function readApiFacts({ texts, admissions, fees }: Given, now: Date): ApiFacts {
	const offeredParts = offeredOf(texts.outlines);
	const takenDepartments = offeredDepartments(offeredParts);
	const feeOf = (type: FormType) => (fees ? describeFee(amountsOfForm(fees, type, offeredParts)) : "no fee");
	const lines = offeredParts.forms.map(
		(type) => `- \`${type}\`: ${[daysOfForm(admissions, type, now), feeOf(type), ...ownFields(type)].join("; ")}`,
	);
	return {
		school: texts.identity.name,
		applications: [`As of ${dayAtSchool(now)}, by \`application_type\`:`, "", ...lines].join("\n"),
		leftOut: {
			application_type: everyProgramme.forms.filter((type) => !offeredParts.forms.includes(type)),
			department: departments.filter((name) => !takenDepartments.includes(name)),
		},
		fields: fieldsOfSchool(texts),
		instead: insteadOfExamples(texts),
	};
}

function fieldsOfSchool(texts: Given["texts"]): ApiFacts["fields"] {
	const graduates = graduatesOf(texts);
	const { forms } = offeredOf(texts.outlines);
	return {
		...(String(forms) !== String(everyProgramme.forms) &&
			forms.length > 0 && { [apiUrl(apiPaths.applicationAdd)]: describeApplication(forms) }),
		...(coursesOf(texts.outlines) && {
			[apiUrl(apiPaths.enquiryAdd)]: describeFields(enquiryForms.enquiry.definition),
		}),
		...(graduates.degrees && { [apiUrl(apiPaths.alumniAdd)]: describeFields(alumniForm(graduates)) }),
	};
}

/** The examples are of a school that has the product's programmes. */
function insteadOfExamples({ identity, outlines }: Given["texts"]): ApiFacts["instead"] {
	const { forms, names } = offeredOf(outlines);
	const [type] = forms;
	if (type === undefined) return [];
	const { referenceCode } = formOf(type);
	return [
		["Demo School of Architecture", identity.name],
		["DSA-27-B-", `${identity.shortName}-27-${referenceCode}-`],
		["barch, march, diploma", forms.join(", ")],
		...(forms.includes("barch")
			? []
			: ([
					["B.Arch", names[type] ?? type],
					["barch", type],
				] as const)),
	];
}

/** Describes the fields of questions that the school has added to a form, and all fields of a form it has added. */
function ownFields(type: FormType): string[] {
	const fields = questionsOf(formOf(type).form).filter(({ name }) => !isProductForm(type) || isOwn(name));
	const described = fields.map((field) => {
		const options = "options" in field ? field.options.map(({ value }) => `\`${value}\``).join(" or ") : "";
		const facts = [field.label, options, field.optional ? "optional" : ""].filter(Boolean).join(", ");
		return `\`${field.name}\` (${facts})`;
	});
	const list = described.join(", ");
	if (!isProductForm(type)) return [`its fields are ${list}`];
	const changed = changedFields(questionsOf(productForms[type]), questionsOf(formOf(type).form));
	return [...(list ? [`the school also asks ${list}`] : []), ...changed];
}

/** Describes the fields of the product's form that the school leaves out, requires or leaves to the applicant. */
function changedFields(product: readonly Field[], asked: readonly Field[]): string[] {
	const now = new Map(asked.map((field) => [field.name, field]));
	const those = (is: (field: Field, here: Field | undefined) => boolean) =>
		product.filter((field) => is(field, now.get(field.name))).map(({ name }) => `\`${name}\``);
	return Object.entries({
		without: those((_, here) => !here),
		"required here": those((field, here) => Boolean(here && field.optional && !here.optional)),
		"optional here": those((field, here) => Boolean(here?.optional && !field.optional)),
	}).flatMap(([words, names]) => (names.length > 0 ? [`${words}: ${names.join(", ")}`] : []));
}

function describeFee(sums: FormAmounts): string {
	const each = sums.map(({ programme, rupees }) => `${rupees} INR${programme ? ` (${programme})` : ""}`);
	return `the fee is ${each.join(" or ")}`;
}

/** Describes the days of each programme where they differ, for a form with several programmes. */
function daysOfForm(admissions: Admissions, type: FormType, now: Date): string {
	const offeredNames = programmesOf(type).flatMap((key, index) =>
		admissions.offered?.programmes.includes(key) === false
			? []
			: [{ name: departments[index] ?? key, days: describeDays(admissions, key, now) }],
	);
	const [first] = offeredNames;
	if (offeredNames.every(({ days }) => days === first?.days)) return first?.days ?? "";
	return offeredNames.map(({ name, days }) => `${name}: ${days}`).join("; ");
}

function describeDays(admissions: Admissions, appliedFor: AppliedFor, now: Date): string {
	const status = admissionStatus(admissions, now, appliedFor);
	if (status.open) return status.closes === undefined ? "open" : `open until ${status.closes}`;
	return status.next ? `closed until ${status.next.opens}` : "closed";
}
