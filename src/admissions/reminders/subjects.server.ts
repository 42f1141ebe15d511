import type { Kysely, Transaction } from "kysely";
import { issuePayerToken, issueToken } from "#src/admissions/applications/access-token.server.ts";
import { issueDraftToken } from "#src/admissions/drafts/lock-draft.server.ts";
import { titleOf } from "#src/admissions/forms/application-forms.ts";
import type { Admissions } from "#src/admissions/season/season.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import { emailToApplicant } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { draftReminder } from "./draft-reminder-email.server.ts";
import { feeReminderEmail, seatFeeReminderEmail } from "./fee-reminder-email.server.ts";
import { missingDocumentsReminder } from "./missing-documents-reminder-email.server.ts";
import { readApplications, readDrafts, type Which } from "./read-facts.server.ts";
import type { ReminderData } from "./reminder-email.ts";
import type { ReminderFacts, ReminderKind } from "./reminder-schedule.ts";

/** A draft or an application that reminders may be about, and the email with one. */
export type Subject = {
	id: number;
	facts: ReminderFacts;
	write: (trx: Transaction<Database>, due: ReminderData & { kind: ReminderKind }) => Promise<QueuedEmail>;
};

type Find = (db: Kysely<Database>, which: Which) => Promise<Subject[]>;
type Context = { school: School; admissions: Admissions; payments: boolean };

/** Returns the functions that find drafts and applications. */
export function subjectsOf(context: Context, now: Date): Find[] {
	return [drafts(context, now), applications(context, now)];
}

function drafts({ school, admissions }: Context, now: Date): Find {
	return async (db, which) =>
		(await readDrafts(db, { admissions, now }, which)).map(({ facts, ...draft }) => ({
			id: draft.id,
			facts,
			write: async (trx, due) => {
				const token = await issueDraftToken(trx, draft.id, "link", now);
				return draftReminder(school, { ...draft, lastDay: facts.lastDay, token }, due);
			},
		}));
}

function applications({ school, admissions, payments }: Context, now: Date): Find {
	return async (db, which) =>
		(await readApplications(db, { admissions, now }, which)).map((application) => {
			const facts = payments ? application.facts : { ...application.facts, fee: null, seatFee: null };
			const { id, reference, name, email, application_type: type, amount, seat_amount, papers } = application;
			const payBy = facts.fee && facts.fee.payBy >= dayAtSchool(now) ? facts.fee.payBy : null;
			return {
				id,
				facts,
				write: async (trx, { kind, ...due }) => {
					const token = await issueToken(trx, id, now);
					const data = { reference, name, formTitle: titleOf(type), token, ...due };
					if (kind === "papers" || kind === "seat-papers")
						return emailToApplicant(missingDocumentsReminder, school, email, {
							...data,
							...papers,
							neededBy: facts.neededBy,
						});
					if (kind === "seat-fee") {
						const payerToken = await issuePayerToken(trx, token, id, now, "seat");
						const payBy = facts.seatFee?.payBy ?? dayAtSchool(now);
						return emailToApplicant(seatFeeReminderEmail, school, email, {
							...data,
							amount: seat_amount ?? 0,
							payBy,
							payerToken,
						});
					}
					const payerToken = await issuePayerToken(trx, token, id, now);
					return emailToApplicant(feeReminderEmail, school, email, { ...data, amount: amount ?? 0, payBy, payerToken });
				},
			};
		});
}
