import { isUnread } from "#src/admissions/applications/stage.ts";
import { judgeDocument } from "#src/admissions/judging/judge-document.server.ts";
import { setStatus } from "#src/cases/acts/case-acts.server.ts";
import { addNote } from "#src/cases/acts/notes.server.ts";
import { tagCase } from "#src/cases/acts/tags.server.ts";
import type { Services } from "#src/server/services.ts";

/** The samples' office has no members yet. */
const by = { id: 0, name: "office" };
const dayMs = 86_400_000;
/** Enquiries that came later than so many days ago have no answer yet. */
const unanswered = 8;

/** Does the work of the last weeks: judges most documents, answers older enquiries, tags and notes some cases. */
export async function workThrough(services: Services, now: Date): Promise<void> {
	await judgeDocuments(services, now);
	await answerEnquiries(services, now);
}

/** Judges documents of applications that someone has begun to read; one document in ten is asked for again. */
async function judgeDocuments({ db, school }: Services, now: Date): Promise<void> {
	const documents = await db
		.selectFrom("application_files")
		.innerJoin("applications", "applications.id", "application_files.application_id")
		.select(["application_id", "storage_key", "stage", "applications.created_at"])
		.orderBy("application_files.id")
		.execute();
	const readDocuments = documents.filter(({ stage }) => !isUnread(stage));
	for (const [
		index,
		{ application_id: applicationId, storage_key: subject, stage, created_at },
	] of readDocuments.entries()) {
		const unreadable = index % 10 === 4 && stage === "reading";
		const judgement = {
			applicationId,
			subject,
			by,
			box: null,
			seen: null,
			verdict: unreadable ? "unreadable" : "accepted",
			reason: unreadable ? "The lower half is out of focus." : null,
			...(unreadable && { ask: "mail" as const }),
		} as const;
		const at = new Date(Math.min(now.getTime(), Date.parse(created_at) + 3 * dayMs));
		const judged = await db.transaction().execute((trx) => judgeDocument(trx, school, judgement, at));
		if (!judged.ok) throw new Error(`A sample document cannot be judged: ${judged.message}`);
	}
}

async function answerEnquiries({ db }: Services, now: Date): Promise<void> {
	const cases = await db
		.selectFrom("cases")
		.select(["id", "created_at"])
		.where("kind", "in", ["enquiry", "message", "job-application"])
		.where("created_at", "<", new Date(now.getTime() - unanswered * dayMs).toISOString())
		.orderBy("id")
		.execute();
	for (const [index, { id: caseId, created_at }] of cases.entries()) {
		const at = new Date(Date.parse(created_at) + dayMs);
		const status = index % 5 === 3 ? "theirs" : "closed";
		await db.transaction().execute(async (trx) => {
			await setStatus(trx, { caseId, by, status }, at);
			if (index % 6 === 1) await tagCase(trx, { caseId, by, tag: "call again in April" }, at);
			if (status === "theirs") await addNote(trx, { caseId, by, text: "Called twice, no answer.", mentions: [] }, at);
		});
	}
}
