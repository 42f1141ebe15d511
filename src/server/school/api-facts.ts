import { z } from "zod";
import { formOf } from "#src/admissions/forms/application-forms.ts";
import { departments } from "#src/admissions/forms/march-questions.ts";
import { offeredDepartments } from "#src/admissions/forms/not-offered.ts";
import { offeredOpeningRequest } from "#src/admissions/opening/opening-request-definition.ts";
import { type Admissions, type AppliedFor, admissionStatus } from "#src/admissions/season/season.ts";
import { alumniForm } from "#src/alumni/alumni-form.ts";
import { graduatesOf } from "#src/alumni/graduates.ts";
import { describeApplication } from "#src/api/admissions/applications/application-routes.ts";
import { describeFields } from "#src/api/form-fields.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { amountsOfForm, type FormAmounts, type FormFees } from "#src/school/forms/application-form-settings.ts";
import { coursesOf } from "#src/school/forms/courses.ts";
import { type FormType, offeredOf, programmesOf } from "#src/school/offering.ts";
import type { CurrentTexts } from "#src/school-texts.ts";

/** Facts about the school in the API's document, as they are now. */
export type ApiFacts = {
	/** The school's name and email address. */
	school: string;
	email: string;
	/** Applications that are taken, until when and for how much: Markdown. */
	applications: string;
	/** Words of the examples, with those that are true of this school. */
	instead: readonly (readonly [example: string, own: string])[];
	/** Bodies that addresses take, where it follows from the school's programmes and questions. */
	requests: Readonly<Record<string, z.ZodType>>;
};

type SchoolSource = {
	texts: Pick<CurrentTexts, "identity" | "outlines">;
	admissions: Admissions;
	/** Fees in rupees; null where no fee is asked for. */
	fees: FormFees | null;
	/** Address of the site, without a slash at its end. */
	siteUrl: string;
};

export function readApiFacts({ texts, admissions, fees, siteUrl }: SchoolSource, now: Date): ApiFacts {
	const offeredParts = offeredOf(texts.outlines);
	const feeOf = (type: FormType) => (fees ? describeFee(amountsOfForm(fees, type, offeredParts)) : "no fee");
	const lines = offeredParts.forms.map(
		(type) => `- \`${type}\`: ${[daysOfForm(admissions, type, now), feeOf(type)].join("; ")}`,
	);
	return {
		school: texts.identity.name,
		email: texts.identity.email,
		applications: [`As of ${dayAtSchool(now)}, by \`application_type\`:`, "", ...lines].join("\n"),
		requests: requestsOf(texts),
		instead: [["https://school.example", siteUrl], ...insteadOfExamples(texts)],
	};
}

function requestsOf(texts: SchoolSource["texts"]): ApiFacts["requests"] {
	const graduates = graduatesOf(texts);
	const offeredParts = offeredOf(texts.outlines);
	const { forms, names } = offeredParts;
	const openingFields = describeFields(offeredOpeningRequest(forms, names), { consent: false });
	return {
		[apiUrl(apiPaths.applicationAdd)]: describeApplication(forms, offeredDepartments(offeredParts)),
		[apiUrl(apiPaths.openingRequest)]: forms.length > 0 ? z.object(openingFields) : z.never(),
		...(coursesOf(texts.outlines) && {
			[apiUrl(apiPaths.enquiryAdd)]: z.object(describeFields(enquiryForms.enquiry.definition)),
		}),
		...(graduates.degrees && { [apiUrl(apiPaths.alumniAdd)]: z.object(describeFields(alumniForm(graduates))) }),
	};
}

/** The examples are of a school that has the product's programmes. */
function insteadOfExamples({ identity, outlines }: SchoolSource["texts"]): ApiFacts["instead"] {
	const { forms, names } = offeredOf(outlines);
	const [type] = forms;
	const email = ["hello@school.example", identity.email] as const;
	if (type === undefined) return [email];
	const { referenceCode } = formOf(type);
	return [
		email,
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
