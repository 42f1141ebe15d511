import type { Kysely } from "kysely";
import { isApplicationType, titleOf } from "#src/admissions/forms/application-forms.ts";
import { programmeOf } from "#src/admissions/forms/departments.ts";
import { type PdfFile, renderPdfFile } from "#src/admissions/receipts/pdf-file.ts";
import { seatUnpaidText } from "#src/admissions/season/season-letter-texts.ts";
import type { ChargedSeatFee } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { Database } from "#src/db/tables.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { DocumentContent } from "#src/pdf/document-content.ts";
import { programmeNames } from "#src/school/admissions.ts";
import { describeSeatFee } from "./stage-letter.ts";

/** `answerBy` and `writtenOn` are `YYYY-MM-DD`. `seatFee`: what accepting costs, as set when this was written. */
export type OfferLetter = {
	applicationId: number;
	answerBy: string;
	writtenOn: string;
	seatFee: ChargedSeatFee | undefined;
};

/** The key of the letter as an attachment: it says what was offered, also once the stage is another one. */
export function offerLetterKey({ applicationId, answerBy, writtenOn, seatFee }: OfferLetter): string {
	const costs = seatFee ? `:${seatFee.rupees}:${seatFee.days}` : "";
	return `offer:${applicationId}:${answerBy}:${writtenOn}${costs}`;
}

/** @returns undefined for another key */
export function readOfferLetterKey(key: string): OfferLetter | undefined {
	const [, id = "", answerBy = "", writtenOn = "", rupees, days] =
		/^offer:([1-9]\d{0,9}):(\d{4}-\d{2}-\d{2}):(\d{4}-\d{2}-\d{2})(?::(\d{1,8}):(\d{1,3}))?$/.exec(key) ?? [];
	const seatFee = rupees && days ? { rupees: Number(rupees), days: Number(days) } : undefined;
	return id ? { applicationId: Number(id), answerBy, writtenOn, seatFee } : undefined;
}

/** The letter by which a place is offered, as a PDF; undefined for an application that is gone or erased. */
export async function renderOfferLetter(
	db: Kysely<Database>,
	school: School,
	letter: OfferLetter,
): Promise<PdfFile | undefined> {
	const application = await db
		.selectFrom("applications")
		.select(["reference", "name", "application_type as type", "answers"])
		.where("id", "=", letter.applicationId)
		.where("erased_at", "is", null)
		.executeTakeFirst();
	if (!application) return undefined;
	const { reference, name, type, answers } = application;
	const programme = isApplicationType(type) ? programmeNames[programmeOf(type, JSON.parse(answers))] : titleOf(type);
	const content = offerLetterContent(school, { ...letter, reference, name, programme });
	return renderPdfFile(`offer-${reference}`, content, school);
}

type LetterFacts = OfferLetter & { reference: string; name: string; programme: string };

/** The text of the letter. */
export function offerLetterContent(
	school: School,
	{ reference, name, programme, answerBy, writtenOn, seatFee }: LetterFacts,
): DocumentContent {
	return {
		title: "Offer of a seat",
		subject: `${programme}, ${reference}`,
		footer: reference,
		facts: [
			{ label: "Application number", value: reference },
			{ label: "Date", value: formatLong(writtenOn) },
			{ label: "Accept by", value: formatLong(answerBy) },
		],
		sections: [
			{
				heading: "Your offer",
				paragraphs: [
					`Dear ${name},`,
					`We’ve reviewed your application and are pleased to offer you a seat in ${programme} at ${school.name}.`,
					`Accept this offer on your application page by ${formatLong(answerBy)}. The link to the page is in the ` +
						"email with this letter. If you don’t want the seat, decline the offer there so that we can offer it to " +
						"someone else.",
					...(seatFee
						? [
								`When you accept, you’ll need to pay a seat acceptance fee of ${describeSeatFee(seatFee)}. You pay it ` +
									`on the same page. ${seatUnpaidText}`,
							]
						: []),
					"The seat is yours as soon as you accept. Until then it isn’t reserved, because seats in each programme " +
						"and reservation category are limited.",
				],
			},
			{
				heading: "Applicant and programme",
				rows: [
					{ label: "Name", value: name },
					{ label: "Programme", value: programme },
					{ label: "Application number", value: reference },
					{ label: "Last day to accept", value: formatLong(answerBy) },
					...(seatFee ? [{ label: "Seat acceptance fee", value: describeSeatFee(seatFee) }] : []),
				],
			},
		],
		note:
			"This letter is computer-generated and valid without a signature. If something is wrong, email " +
			`${school.email} with your application number.`,
		sender: senderOf(school),
		date: new Date(`${writtenOn}T00:00:00+05:30`),
	};
}
