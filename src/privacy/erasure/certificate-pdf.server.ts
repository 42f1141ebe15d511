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
import type { CertificateLine } from "./certificate.ts";

/** What a certificate is made of. Names are those of members of the office, or "The person". */
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
	return {
		title: finishedAt === null ? "Certificate of restriction and erasure" : "Certificate of erasure",
		subject: `Erasure ${orderId}`,
		footer: `Erasure ${orderId}`,
		facts: [
			{ label: "Number", value: String(orderId) },
			{ label: "Carried out", value: timeOf(confirmedAt) },
			...(finishedAt === null ? [] : [{ label: "Finished", value: timeOf(finishedAt) }]),
		],
		sections: [
			{
				heading: "Person and approval",
				rows: [
					{ label: "Data of", value: email },
					{ label: "Requested by", value: askedBy },
					...(confirmedBy === null ? [] : [{ label: "Confirmed by", value: confirmedBy }]),
				],
			},
			lines.length === 0
				? { heading: "What was done", paragraphs: ["We keep no data that could be erased."] }
				: {
						heading: "What was done",
						rows: lines.map((line) => ({ label: line.title, value: describeLine(line) })),
					},
			{
				heading: "What remains",
				paragraphs: [
					"We keep this certificate and the request, with the email address, for a year. The law requires us to keep logs.",
					"Encrypted backups hold older copies for up to a year. They also hold a record of the erasure, so a restored " +
						"backup is erased again before anyone can use it.",
				],
			},
			{ heading: "Hash", paragraphs: [`SHA-256 of what was done: ${hash}`] },
		],
		note: `This certificate was generated automatically. If anything in it is wrong, email ${school.email}.`,
		sender: senderOf(school),
		date: new Date(finishedAt ?? confirmedAt),
	};
}

function describeLine({ fate, at, rows, eraseOn, stays }: CertificateLine): string {
	const words = {
		erased: `Erased, ${timeOf(at)}.`,
		restricted:
			`Restricted, ${timeOf(at)}: no one at the office works with it. ` +
			`It will be erased on ${formatLong(eraseOn ?? dayAtSchool(new Date(at)))}.`,
		freed: `Restored to the office, ${timeOf(at)}.`,
	}[fate];
	return [words, rows && `It was: ${rows}.`, stays].filter(Boolean).join(" ");
}
