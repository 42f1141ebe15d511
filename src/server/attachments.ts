import { renderCalendarFile } from "#src/admissions/interviews/calendar-file.server.ts";
import { renderReceipt } from "#src/admissions/receipts/receipt-pdf.server.ts";
import { readOfferLetterKey, renderOfferLetter } from "#src/admissions/tracking/offer-letter.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import type { Attachment } from "#src/mail/delivery/transport.ts";
import { renderCertificate } from "#src/privacy/erasure/certificate-pdf.server.ts";
import { readCertificateKey } from "#src/privacy/requests/request-emails.server.ts";

/** Makes the attachment that an email names by this key; undefined for a key that leads to nothing. */
export async function attachmentOf(
	{ db, school, settings }: { db: Db; school: School; settings: { siteUrl: string } },
	key: string,
): Promise<Attachment | undefined> {
	const [kind, id] = key.split(":");
	if (kind === "receipt") return renderReceipt(db, school, { feeId: Number(id) });
	const orderId = readCertificateKey(key);
	if (orderId !== undefined) return renderCertificate(db, school, orderId);
	const letter = readOfferLetterKey(key);
	if (letter) return renderOfferLetter(db, school, letter);
	return renderCalendarFile({ db, school, siteUrl: settings.siteUrl }, key);
}
