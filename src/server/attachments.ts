import { renderReceipt } from "#src/admissions/receipts/receipt-pdf.server.ts";
import type { Attachment } from "#src/mail/delivery/transport.ts";
import type { Services } from "./services.ts";

/** The file that goes along with a mail under this key, made when the mail leaves; undefined for a key that leads to nothing. */
export async function attachmentOf(
	{ db, desk }: Pick<Services, "db" | "desk">,
	key: string,
): Promise<Attachment | undefined> {
	const [kind, id] = key.split(":");
	return kind === "receipt" ? renderReceipt(db, desk.school, { feeId: Number(id) }) : undefined;
}
