import { may } from "#src/accounts/may.ts";
import { activeMembers } from "#src/accounts/members/read-members.server.ts";
import { toOffice, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { emailBy } from "#src/mail/define-email.ts";
import { enqueueAll } from "#src/mail/outbox/enqueue.server.ts";
import type { OnAlert } from "#src/payment/fee/payment-event.ts";
import { moneyAlert } from "./money-alert-email.ts";

/** Mails an alert to the members who answer for the money, or to the office while there is none. */
export async function tellOfMoney(
	trx: Parameters<OnAlert>[0],
	school: School,
	alert: Parameters<OnAlert>[1],
	now: Date,
): Promise<void> {
	const members = (await activeMembers(trx)).filter((member) => may(member, "money.write"));
	const about = alert.reference;
	const envelopes =
		members.length === 0
			? [toOffice(school, about)]
			: members.map(({ name, email: address }) => toPerson(school, about, { name, address }));
	await enqueueAll(
		trx,
		envelopes.map((envelope) => emailBy(moneyAlert, alert, envelope)),
		now,
	);
}
