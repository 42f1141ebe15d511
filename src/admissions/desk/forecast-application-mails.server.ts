import type { Kysely, Selectable } from "kysely";
import { isOver, type Stage, type StageDetails } from "#src/admissions/applications/stage.ts";
import { standingOf } from "#src/admissions/applications/stage-history.server.ts";
import { readOutstandingLabels } from "#src/admissions/completion/read-outstanding-labels.server.ts";
import { findWithoutGuardian, noGuardian } from "#src/admissions/guardian-consent/office-guardian.server.ts";
import { invitationEmail } from "#src/admissions/interviews/interview-emails.server.ts";
import { isInvited, refuseInvitation } from "#src/admissions/interviews/invite-to-interview.server.ts";
import { answerDay, askedDocument } from "#src/admissions/requests/open-request.server.ts";
import { remindable } from "#src/admissions/requests/remind-now.server.ts";
import { documentRequest, requestEmail } from "#src/admissions/requests/request-email.server.ts";
import { findMoves } from "#src/admissions/tracking/find-moves.server.ts";
import { isMailed, isSame, readStageTexts, stageEmailWith } from "#src/admissions/tracking/mail-stage.server.ts";
import { detailsOf, refuseMove } from "#src/admissions/tracking/stage-moves.ts";
import { changedBy, sinceFrozen } from "#src/cases/acts/act-result.ts";
import type { BatchCase, Forecast } from "#src/cases/batches/batch-acts.server.ts";
import type { Database } from "#src/db/tables.ts";
import { emailToApplicant } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";

/** Placeholder for the end of a link, which is made when the act is carried out. */
export const linkToCome = "…";

type Application = Selectable<Database["applications"]>;

/** More in one statement than some databases take. */
const idsTogether = 500;

/** The emails by which each applicant will be asked for a document. */
export function forecastAsking(
	db: Kysely<Database>,
	school: School,
	cases: readonly BatchCase[],
	{ field, reason }: { field: string; reason: string | null },
	now: Date,
): Promise<Forecast> {
	return perApplication(db, cases, async (application) => {
		const result = askedDocument(application, field);
		if (!result.ok) return [result.message];
		const { reference, name, email } = application;
		const data = {
			reference,
			name,
			code: linkToCome,
			label: result.label,
			reason,
			dueOn: answerDay(now),
			reminder: false,
		};
		return [emailToApplicant(documentRequest, school, email, data)];
	});
}

/** The emails by which applicants will be reminded of these requests. */
export async function forecastReminders(
	db: Kysely<Database>,
	school: School,
	cases: readonly BatchCase[],
	{ requests }: { requests: readonly { id: number }[] },
	now: Date,
): Promise<Forecast> {
	const findings: Selectable<Database["document_requests"]>[] = [];
	const ids = requests.map(({ id }) => id);
	for (let from = 0; from < ids.length; from += idsTogether)
		findings.push(
			...(await db
				.selectFrom("document_requests")
				.selectAll()
				.where("id", "in", ids.slice(from, from + idsTogether))
				.where("answered_at", "is", null)
				.where("withdrawn_at", "is", null)
				.execute()),
		);
	const open = Map.groupBy(findings, ({ application_id }) => application_id);
	return perApplication(db, cases, async (application) => {
		if (isOver(application.stage)) return ["This application has ended."];
		const own = open.get(application.id);
		if (!own) return ["This request was answered or cancelled in the meantime."];
		const due = remindable(application, own, now);
		if (typeof due === "string") return [due];
		return due.map((request) => requestEmail(school, application, request, { code: linkToCome, reminder: true }));
	});
}

/** The emails that will tell applicants of another stage. */
export async function forecastStages(
	db: Kysely<Database>,
	school: School,
	cases: readonly BatchCase[],
	{ to, details }: { to: Stage; details: StageDetails },
	now: Date,
): Promise<Forecast> {
	const texts = await readStageTexts(db, []);
	const applications = cases.filter(({ kind }) => kind === "application");
	const movesById = await findMoves(
		db,
		applications.map(({ recordId: applicationId, version }) => ({ applicationId, version })),
	);
	const findWithout = async (together: readonly Application[]) =>
		to === "offered" ? findWithoutGuardian(db, together, now) : none;
	const outcomesOf = async (application: Application, without: ReadonlySet<number>) => {
		const before = standingOf(application);
		const after = { stage: to, details: detailsOf(to, details) };
		if (isSame(before, after)) return ["It’s already at this stage."];
		const since = movesById.get(application.id);
		if (since) return [changedBy(since, sinceFrozen)];
		const refusal = refuseMove({ from: before, to: after, mover: "school", now, schoolMessages: undefined });
		if (refusal) return [refusal];
		if (before.stage !== to && without.has(application.id)) return [noGuardian];
		if (!isMailed(to)) return ["No email is sent for this stage. Applicants see it on their page."];
		const change = before.stage === to ? "again" : "new";
		const outstanding = to === "accepted" ? await readOutstandingLabels(db, [application]) : texts.outstanding;
		return [
			stageEmailWith(school, application, linkToCome, { standing: after, change }, { ...texts, outstanding }, now),
		];
	};
	return perApplication(db, cases, outcomesOf, findWithout);
}

/** The emails by which applicants will be invited to an interview. */
export function forecastInvitations(
	db: Kysely<Database>,
	school: School,
	cases: readonly BatchCase[],
): Promise<Forecast> {
	return perApplication(db, cases, async (application) => {
		const refusal = refuseInvitation(application);
		if (refusal) return [refusal];
		const invited = await isInvited(db, application.id);
		return [invited ? "This applicant has already been invited." : invitationEmail(school, application, linkToCome)];
	});
}

type Outcomes = (QueuedEmail | string)[];
const none: ReadonlySet<number> = new Set();

/** @param findSome which of many applications, in one go, have in common what `outcomesOf` asks about each */
async function perApplication(
	db: Kysely<Database>,
	cases: readonly BatchCase[],
	outcomesOf: (application: Application, some: ReadonlySet<number>) => Promise<Outcomes>,
	findSome: (together: readonly Application[]) => Promise<ReadonlySet<number>> = async () => none,
): Promise<Forecast> {
	const forecast = new Map<number, Outcomes>();
	for (let from = 0; from < cases.length; from += idsTogether) {
		const some = cases.slice(from, from + idsTogether);
		const ids = some.filter(({ kind }) => kind === "application").map(({ recordId }) => recordId);
		const rows = ids.length > 0 ? await db.selectFrom("applications").selectAll().where("id", "in", ids).execute() : [];
		const byId = new Map(rows.filter(({ erased_at }) => erased_at === null).map((row) => [row.id, row]));
		const matchingIds = await findSome([...byId.values()]);
		for (const { id, kind, recordId } of some) {
			const application = kind === "application" ? byId.get(recordId) : undefined;
			if (application) forecast.set(id, await outcomesOf(application, matchingIds));
			else forecast.set(id, [kind === "application" ? "This application was deleted." : "This isn’t an application."]);
		}
	}
	return forecast;
}
