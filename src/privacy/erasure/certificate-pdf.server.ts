import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { type PdfFile, renderPdfFile } from "#src/admissions/receipts/pdf-file.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import type { Database } from "#src/db/tables.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { DocumentContent } from "#src/pdf/document-content.ts";
import { type MessagesOf, messagesIn } from "#src/school/messages/message-set.ts";
import { certificateMessages } from "#src/school/messages/sets/emails/pdf-messages.ts";
import type { CertificateLine } from "./certificate.ts";

/** Contents of a certificate. Names are those of members of the office, or "The person". */
export type Certificate = {
	orderId: number;
	email: string;
	askedBy: string;
	confirmedBy: string | null;
	confirmedAt: string;
	finishedAt: string | null;
	lines: CertificateLine[];
	/** SHA-256 of what was done, in hexadecimal: the same on each copy of the same certificate. */
	hash: string;
};

/** The certificate of an erasure; undefined until it was confirmed. */
export async function readCertificate(db: Kysely<Database>, orderId: number): Promise<Certificate | undefined> {
	const order = await db.selectFrom("erasure_orders").selectAll().where("id", "=", orderId).executeTakeFirst();
	if (!order || order.certificate === null || order.confirmed_at === null) return undefined;
	return {
		orderId,
		email: order.email,
		askedBy: order.asked_by_name,
		confirmedBy: order.confirmed_by_name,
		confirmedAt: order.confirmed_at,
		finishedAt: order.finished_at,
		lines: JSON.parse(order.certificate),
		hash: createHash("sha256").update(`${orderId} ${order.email_key} ${order.certificate}`).digest("hex"),
	};
}

/** The same as a PDF. */
export async function renderCertificate(
	db: Kysely<Database>,
	school: School,
	orderId: number,
): Promise<PdfFile | undefined> {
	const certificate = await readCertificate(db, orderId);
	return certificate && renderPdfFile(`erasure-${orderId}`, certificateContent(school, certificate), school);
}

const timeOf = (at: string) => formatDateTime(new Date(at));

/** The text of that PDF. */
export function certificateContent(school: School, certificate: Certificate): DocumentContent {
	const { orderId, email, askedBy, confirmedBy, confirmedAt, finishedAt, lines, hash } = certificate;
	const messages = messagesIn(certificateMessages, school.schoolMessages);
	const unfinishedTitle = lines.some(({ fate }) => fate === "erased")
		? messages.partialTitle
		: messages.restrictionTitle;
	const subject = messages.subject({ number: String(orderId) });
	return {
		title: finishedAt === null ? unfinishedTitle : messages.erasureTitle,
		subject,
		footer: subject,
		facts: [
			{ label: messages.numberLabel, value: String(orderId) },
			{ label: messages.carriedOutLabel, value: timeOf(confirmedAt) },
			...(finishedAt === null ? [] : [{ label: messages.finishedLabel, value: timeOf(finishedAt) }]),
		],
		sections: [
			{
				heading: messages.personTitle,
				rows: [
					{ label: messages.dataOfLabel, value: email },
					{ label: messages.requestedByLabel, value: askedBy },
					...(confirmedBy === null ? [] : [{ label: messages.confirmedByLabel, value: confirmedBy }]),
				],
			},
			lines.length === 0
				? { heading: messages.doneTitle, paragraphs: [messages.nothingToErase] }
				: {
						heading: messages.doneTitle,
						rows: lines.map((line) => ({ label: line.title, value: describeLine(messages, line) })),
					},
			{ heading: messages.remainsTitle, paragraphs: [messages.certificateKept, messages.backups] },
			{ heading: messages.hashTitle, paragraphs: [messages.hash({ hash })] },
		],
		note: messages.note({ email: school.email }),
		sender: senderOf(school),
		date: new Date(finishedAt ?? confirmedAt),
	};
}

function describeLine(
	messages: MessagesOf<typeof certificateMessages>,
	{ fate, at, rows, eraseOn, stays }: CertificateLine,
): string {
	const time = { at: timeOf(at) };
	const texts = {
		erased: messages.erased(time),
		restricted: messages.restricted({ ...time, day: formatLong(eraseOn ?? dayAtSchool(new Date(at))) }),
		freed: messages.freed(time),
	}[fate];
	return [texts, rows && messages.recordWas({ what: rows }), stays].filter(Boolean).join(" ");
}
