import type { Kysely } from "kysely";
import { isApplicationType, titleOf } from "#src/admissions/forms/application-forms.ts";
import { programmeOf } from "#src/admissions/forms/departments.ts";
import { houseDrawing } from "#src/admissions/receipts/house-drawing.ts";
import { type PdfFile, renderPdfFile } from "#src/admissions/receipts/pdf-file.ts";
import type { ChargedSeatFee } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { Database } from "#src/db/tables.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { DocumentContent } from "#src/pdf/document-content.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { emailMessages } from "#src/school/messages/sets/emails/email-messages.ts";
import { offerLetterMessages } from "#src/school/messages/sets/emails/pdf-messages.ts";
import { stageEmailMessages } from "#src/school/messages/sets/emails/stage-email-messages.ts";
import { everyProgramme } from "#src/school/offering.ts";
import { offered } from "#src/ui/house/house-parts.ts";
import { seatFeeValues } from "./stage-letter.ts";

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
	const { programmeNames = everyProgramme.names } = school;
	const programme =
		(isApplicationType(type) && programmeNames[programmeOf(type, JSON.parse(answers))]) || titleOf(type);
	const content = offerLetterContent(school, { ...letter, reference, name, programme });
	return renderPdfFile(`offer-${reference}`, content, school);
}

type LetterFacts = OfferLetter & { reference: string; name: string; programme: string };

/** The text of the letter. */
export function offerLetterContent(
	school: School,
	{ reference, name, programme, answerBy, writtenOn, seatFee }: LetterFacts,
): DocumentContent {
	const messages = messagesIn(offerLetterMessages, school.schoolMessages);
	const { applicantGreeting } = messagesIn(emailMessages, school.schoolMessages);
	const { seatFeeAmount } = messagesIn(stageEmailMessages, school.schoolMessages);
	const lastDay = formatLong(answerBy);
	return {
		title: messages.title,
		subject: messages.subject({ programme, reference }),
		footer: reference,
		facts: [
			{ label: messages.applicationNumberLabel, value: reference },
			{ label: messages.dateLabel, value: formatLong(writtenOn) },
			{ label: messages.acceptByLabel, value: lastDay },
		],
		sections: [
			{
				heading: messages.offerTitle,
				paragraphs: [
					applicantGreeting({ named: "yes", name }),
					messages.offer({ programme, school: school.name }),
					messages.howToAccept({ day: lastDay }),
					...(seatFee ? [messages.seatFee(seatFeeValues(seatFee))] : []),
					messages.notReserved,
				],
			},
			{
				heading: messages.applicantTitle,
				rows: [
					{ label: messages.nameLabel, value: name },
					{ label: messages.programmeLabel, value: programme },
					{ label: messages.applicationNumberLabel, value: reference },
					{ label: messages.lastDayLabel, value: lastDay },
					...(seatFee ? [{ label: messages.seatFeeLabel, value: seatFeeAmount(seatFeeValues(seatFee)) }] : []),
				],
			},
		],
		drawing: houseDrawing(school, offered),
		note: messages.note({ email: school.email }),
		sender: senderOf(school),
		date: new Date(`${writtenOn}T00:00:00+05:30`),
	};
}
