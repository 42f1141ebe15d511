import { z } from "zod";
import { isOver } from "#src/admissions/applications/stage.ts";
import { requestReminded } from "#src/admissions/requests/remind-now.server.ts";
import { requestExtended, requestPassedOn, requestWithdrawn } from "#src/admissions/requests/request-acts.server.ts";
import { issueCode } from "#src/admissions/requests/request-code.server.ts";
import { requestEmail } from "#src/admissions/requests/request-email.server.ts";
import { refuseAct } from "#src/cases/acts/act-result.ts";
import type { Undo, Undoer } from "#src/cases/acts/undoer.ts";
import type { School } from "#src/forms/school.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { hasLeft, heldUntil, withdrawHeld } from "#src/mail/outbox/withdraw-held.server.ts";
import { changedSince, recordUndo } from "./record-undo.server.ts";

/** Returns the undoers of acts on requests that were made. */
export function requestUndoers(school: School): Readonly<Record<string, Undoer>> {
	return {
		[requestReminded]: { permission: "document.request", undo: undoReminder },
		[requestExtended]: { permission: "document.request", undo: undoExtension },
		[requestWithdrawn]: { permission: "document.request", undo: undoWithdrawal(school) },
		[requestPassedOn]: { permission: "document.request", undo: undoLink },
	};
}

const about = z.object({ requests: z.array(z.number()), fields: z.array(z.string()) });
const reminded = z.object({
	before: z.object({ reminded: z.array(z.object({ id: z.number(), at: z.string().nullable() })) }),
	after: about.extend({ at: z.string(), codes: z.array(z.string()) }),
});

const undoReminder: Undo = async (trx, caseRow, act, undoing) => {
	const { before, after } = reminded.parse(act);
	if (await hasLeft(trx, act.id)) return refuseAct("The reminder has already been sent.");
	const documentRequests = await trx
		.selectFrom("document_requests")
		.select("reminded_at")
		.where("id", "in", after.requests)
		.execute();
	if (documentRequests.some(({ reminded_at }) => reminded_at !== after.at)) return changedSince;
	await withdrawHeld(trx, act.id);
	await dropCodes(trx, after);
	for (const { id, at } of before.reminded)
		await trx.updateTable("document_requests").set({ reminded_at: at }).where("id", "=", id).execute();
	return recordUndo({ trx, caseRow, act, ...undoing }, { before: after, after: { fields: after.fields } });
};

const extended = z.object({
	before: z.object({ due: z.array(z.object({ id: z.number(), dueOn: z.string() })) }),
	after: about.extend({ dueOn: z.string() }),
});

const undoExtension: Undo = async (trx, caseRow, act, undoing) => {
	const { before, after } = extended.parse(act);
	const documentRequests = await trx
		.selectFrom("document_requests")
		.select("due_on")
		.where("id", "in", after.requests)
		.execute();
	if (documentRequests.some(({ due_on }) => due_on !== after.dueOn)) return changedSince;
	for (const { id, dueOn } of before.due)
		await trx.updateTable("document_requests").set({ due_on: dueOn }).where("id", "=", id).execute();
	return recordUndo({ trx, caseRow, act, ...undoing }, { before: after, after: { fields: after.fields } });
};

const withdrawn = z.object({ after: about.extend({ at: z.string(), unsent: z.array(z.number()) }) });

/** Opens withdrawn requests again. Those whose mail was taken back are mailed, with another link. */
function undoWithdrawal(school: School): Undo {
	return async (trx, caseRow, act, undoing) => {
		const { after } = withdrawn.parse(act);
		const application = await trx
			.selectFrom("applications")
			.selectAll()
			.where("id", "=", caseRow.record_id)
			.executeTakeFirstOrThrow();
		if (isOver(application.stage)) return refuseAct("This application has ended.");
		const requests = await trx.selectFrom("document_requests").selectAll().where("id", "in", after.requests).execute();
		if (requests.some(({ withdrawn_at }) => withdrawn_at !== after.at)) return changedSince;
		const again = await trx
			.selectFrom("document_requests")
			.select("id")
			.where("application_id", "=", application.id)
			.where("field", "in", after.fields)
			.where("answered_at", "is", null)
			.where("withdrawn_at", "is", null)
			.executeTakeFirst();
		if (again) return refuseAct("This document was requested again. Cancel that request first.");
		await trx.updateTable("document_requests").set({ withdrawn_at: null }).where("id", "in", after.requests).execute();
		const { now } = undoing;
		const change = { before: after, after: { fields: after.fields } };
		const result = await recordUndo({ trx, caseRow, act, ...undoing }, change);
		for (const request of requests.filter(({ id }) => after.unsent.includes(id))) {
			const code = await issueCode(trx, request.id, now);
			const email = requestEmail(school, application, request, { code, reminder: false });
			await enqueue(trx, email, now, heldUntil(now), result.actId);
		}
		return result;
	};
}

const passedOn = z.object({ after: about.extend({ codes: z.array(z.string()) }) });

const undoLink: Undo = async (trx, caseRow, act, undoing) => {
	const { after } = passedOn.parse(act);
	await dropCodes(trx, after);
	return recordUndo({ trx, caseRow, act, ...undoing }, { before: after, after: { fields: after.fields } });
};

/** Makes the links void that an act has made. @param codes their hashes */
async function dropCodes(trx: Parameters<Undo>[0], { codes }: { codes: readonly string[] }): Promise<void> {
	await trx.deleteFrom("document_request_codes").where("code_hash", "in", codes).execute();
}
