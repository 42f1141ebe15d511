import type { Kysely, Selectable, Transaction } from "kysely";
import { issueToken } from "#src/admissions/applications/access-token.server.ts";
import type { Stage, Standing } from "#src/admissions/applications/stage.ts";
import {
	type OutstandingLabels,
	readOutstandingLabels,
} from "#src/admissions/completion/read-outstanding-labels.server.ts";
import { seatNeedsBy } from "#src/admissions/completion/seat-needs.ts";
import { type ChargedSeatFee, readChargedSeatFees } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import { defaultMail } from "#src/admissions/stage-messages/default-stage-messages.ts";
import { fillIn } from "#src/admissions/stage-messages/fill-messages.ts";
import { type OwnMails, readOwnMails } from "#src/admissions/stage-messages/read-stage-messages.server.ts";
import { messageFacts } from "#src/admissions/stage-messages/stage-message-facts.ts";
import { mailMessageKeyOf } from "#src/admissions/stage-messages/stage-messages.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import { emailToApplicant } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { hashToken } from "#src/forms/token.server.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { heldUntil, withdrawHeld } from "#src/mail/outbox/withdraw-held.server.ts";
import { findFee } from "#src/payment/fee/fee.server.ts";
import { offerLetterKey } from "./offer-letter.server.ts";
import { applicationStage, stageNotice } from "./stage-emails.server.ts";
import type { StageChangeKind } from "./stage-letter.ts";

type Application = Pick<
	Selectable<Database["applications"]>,
	"id" | "reference" | "name" | "email" | "application_type" | "answers" | "document_rules" | "created_at"
>;
type Change = {
	before: Standing;
	after: Standing;
	byApplicant: boolean;
	undone: boolean;
	/** The act of a member that causes the mails, which wait so that an undo reaches them. */
	heldFor?: number | undefined;
};

/** Tells whether applicants are written to about a stage; of the others they read on their page. */
export function isMailed(stage: Stage): boolean {
	return stage !== "received" && stage !== "reading";
}

/** Queues what a stage change has to say: to the applicant, and to the office about what the applicant did. */
export async function mailStage(
	trx: Transaction<Database>,
	school: School,
	application: Application,
	{ before, after, byApplicant, undone, heldFor }: Change,
	now: Date,
): Promise<void> {
	const { id, reference, name } = application;
	const dueAt = heldFor === undefined ? now : heldUntil(now);
	if (isMailed(undone ? before.stage : after.stage)) {
		const change = kindOf({ before, after, byApplicant, undone });
		const emailChange = { standing: after, change, ...(change === "undone" && { before }) };
		const email = await stageEmailOf(trx, school, application, emailChange, now);
		await enqueue(trx, email, now, dueAt, heldFor);
	}
	if (!byApplicant) return;
	const feeState = (await findFee(trx, id))?.state ?? null;
	await enqueue(trx, stageNotice(school, application, { reference, name, before, after, undone, feeState }), now);
}

/** `before`: where the application was, of a change that was undone. */
type ToTell = { standing: Standing; change: StageChangeKind; before?: Standing };

/** The email to the applicant about a stage, with a new link. */
export async function stageEmailOf(
	trx: Transaction<Database>,
	school: School,
	application: Application,
	subject: ToTell,
	now: Date,
) {
	const token = await issueToken(trx, application.id, now);
	return stageEmailWith(school, application, token, subject, await readStageTexts(trx, [application]), now);
}

/** Settings of the office for emails about stages: its own texts, and what accepting a place costs. */
type StageTexts = {
	own: OwnMails;
	seatFees: ReadonlyMap<string, ChargedSeatFee>;
	/** Documents and results that these applications still need, by their ids. */
	outstanding: ReadonlyMap<number, OutstandingLabels>;
};

export async function readStageTexts(db: Kysely<Database>, applications: readonly Application[]): Promise<StageTexts> {
	return {
		own: await readOwnMails(db),
		seatFees: await readChargedSeatFees(db),
		outstanding: await readOutstandingLabels(db, applications),
	};
}

/** The email to the applicant about a stage. @param token of the link in it */
export function stageEmailWith(
	school: School,
	application: Application,
	token: string,
	{ standing, change, before }: ToTell,
	{ own, seatFees, outstanding }: StageTexts,
	now: Date,
) {
	const { id, reference, name, email, application_type: type, created_at } = application;
	const mailMessages = own.get(mailMessageKeyOf(standing, change));
	const facts = messageFacts({ name, reference, type }, standing, school);
	// A process of the release before, which may send it, doesn't have its own words for an offer that has ended.
	const messages =
		(mailMessages && fillIn(mailMessages, facts)) ?? (change === "over" && defaultMail("offer-over", facts));
	const seatFee = standing.stage === "offered" && change !== "over" ? seatFees.get(type) : undefined;
	const needs = standing.stage === "accepted" ? outstanding.get(id) : undefined;
	const isComplete = !needs || needs.documents.length + needs.results.length === 0;
	const { seasons = [] } = school;
	const neededBy = seatNeedsBy({ seasons }, { stage: standing.stage, application_type: type, created_at });
	const emailData = {
		...{ reference, name, type, token, standing, change },
		...(before && { before }),
		...(messages && { messages }),
		...(seatFee && { seatFee }),
		...(!isComplete && { seatNeeds: { ...needs, neededBy } }),
	};
	const mail = emailToApplicant(applicationStage, school, email, emailData);
	const { answerBy } = standing.details;
	if (standing.stage !== "offered" || answerBy === undefined || change === "over") return mail;
	const writtenOn = dayAtSchool(now);
	return { ...mail, attachment: offerLetterKey({ applicationId: id, answerBy, writtenOn, seatFee }) };
}

/** Tells whether an application is at a stage already, with the same details. */
export function isSame(one: Standing, other: Standing): boolean {
	return one.stage === other.stage && JSON.stringify(one.details) === JSON.stringify(other.details);
}

function kindOf({ before, after, byApplicant, undone }: Change): StageChangeKind {
	if (undone) return byApplicant ? "taken-back" : "undone";
	return before.stage === after.stage ? "again" : "new";
}

/**
 * Takes back the emails of an act, with the links in them.
 * @returns whether none of them has left, so that no one has to be told of the undo
 */
export async function withdrawStageMails(trx: Transaction<Database>, actId: number): Promise<boolean> {
	const { withdrawn, remaining } = await withdrawHeld(trx, actId);
	for (const { token } of withdrawn) {
		if (token !== undefined) await trx.deleteFrom("access_tokens").where("token_hash", "=", hashToken(token)).execute();
	}
	return remaining === 0;
}
