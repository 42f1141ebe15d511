import type { Selectable, Transaction } from "kysely";
import { issuePayerToken, issueToken } from "#src/admissions/applications/access-token.server.ts";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { titleOf } from "#src/admissions/forms/application-forms.ts";
import type { Database } from "#src/db/tables.ts";
import { emailToApplicant } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { heldUntil } from "#src/mail/outbox/withdraw-held.server.ts";
import { endFee, reviveFee } from "#src/payment/fee/end-fee.server.ts";
import { createFee, findFee, payByOf } from "#src/payment/fee/fee.server.ts";
import { isSettled } from "#src/payment/fee/fee.ts";
import { readSeatFee } from "./read-seat-fees.server.ts";
import { seatFeeDue } from "./seat-fee-due-email.server.ts";

type Application = Pick<
	Selectable<Database["applications"]>,
	"id" | "reference" | "name" | "email" | "application_type"
>;

/** `heldFor`: the act of a member, whose mails wait so that an undo reaches them. `quiet`: no one is written to. */
type Move = { before: Stage; after: Stage; heldFor: number | undefined; quiet: boolean };

/**
 * Makes the seat fee follow a change of stage, in its transaction: anyone who accepts a place owes it, once and at the
 * amount set then, and anyone who no longer has an accepted place owes nothing. The application is locked.
 */
export async function followSeatFee(
	trx: Transaction<Database>,
	school: School,
	application: Application,
	{ before, after, heldFor, quiet }: Move,
	now: Date,
): Promise<void> {
	if ((before === "accepted") === (after === "accepted")) return;
	const fee = await findFee(trx, application.id, "seat");
	if (after !== "accepted") {
		if (fee) await endFee(trx, fee, now);
		return;
	}
	if (fee) await reviveFee(trx, fee, now);
	else await makeSeatFee(trx, application, now);
	if (!quiet) await mailSeatFee(trx, school, application, heldFor, now);
}

async function makeSeatFee(trx: Transaction<Database>, application: Application, now: Date): Promise<void> {
	const { id: applicationId, reference, application_type: type } = application;
	const { rupees, days } = await readSeatFee(trx, type);
	if (rupees === null) return;
	const plan = { name: `Seat acceptance fee, ${titleOf(type)}`, days };
	await createFee(trx, { applicationId, kind: "seat", reference, plan, amountRupees: rupees, now });
}

async function mailSeatFee(
	trx: Transaction<Database>,
	school: School,
	{ id, reference, name, email, application_type: type }: Application,
	heldFor: number | undefined,
	now: Date,
): Promise<void> {
	const fee = await findFee(trx, id, "seat");
	if (!fee || isSettled(fee) || email === "") return;
	const token = await issueToken(trx, id, now);
	const payerToken = await issuePayerToken(trx, token, id, now, "seat");
	const due = { amount: fee.amount, payBy: payByOf(fee), token, payerToken };
	const mail = emailToApplicant(seatFeeDue, school, email, { reference, name, formTitle: titleOf(type), ...due });
	await enqueue(trx, mail, now, heldFor === undefined ? now : heldUntil(now), heldFor);
}
