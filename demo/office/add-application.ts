import { existsSync } from "node:fs";
import { join } from "node:path";
import { submitApplication } from "#src/admissions/applications/submit-application.server.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { applicant } from "#src/audit/actor.ts";
import type { Services } from "#src/server/services.ts";
import { addGuardian } from "./add-guardian.ts";
import { payFee } from "./pay-fee.ts";
import { readSample } from "./read-sample.ts";
import type { SampleApplication, SampleMove } from "./sample-office.ts";

type Place = {
	/** Folder of the sample documents. */
	folder: string;
	/** The idempotency key. */
	key: string;
	cameAt: Date;
	/** A time some days ago. */
	at: (daysAgo: number) => Date;
	/** The day in so many days, `YYYY-MM-DD`. */
	day: (inDays: number) => string;
};

/** Sends a sample application, pays its fee, and moves it to its stage. */
export async function addApplication(
	services: Services,
	{ type, fields, documents, paid, source, guardian, moves }: Omit<SampleApplication, "daysAgo">,
	{ folder, key, cameAt, at, day }: Place,
): Promise<void> {
	const { db, school, admissions } = services;
	// Whatever the season: the samples have come on their days.
	const context = { ...services, admissions: { ...admissions, mode: "open" as const } };
	const files = await Promise.all(
		documents.filter(({ file }) => existsSync(join(folder, file))).map((document) => readSample(folder, document)),
	);
	const submission = { type, fields, files, fileErrors: {}, idempotencyKey: key, now: cameAt, source: source ?? null };
	const result = await submitApplication(context, submission);
	if (!result.ok) throw new Error(`A sample application was refused: ${JSON.stringify({ result, fields })}`);
	const applicationId = result.id;
	if (paid) await payFee(services, applicationId, cameAt);
	if (guardian)
		await addGuardian(
			services,
			{ applicationId, token: result.token, name: fields.guardian_name ?? "", guardian },
			cameAt,
		);
	for (const move of moves) {
		const actor = isByApplicant(move) ? applicant : "office";
		const change = { applicationId, to: move.to, details: detailsOf(move, day), actor };
		const now = at(move.daysAgo);
		const result = await db.transaction().execute((trx) => changeStage(trx, school, change, now));
		if (!result.ok) throw new Error(`A sample application cannot move: ${result.message}`);
	}
}

function isByApplicant({ to }: SampleMove): boolean {
	return to === "withdrawn" || to === "accepted";
}

function detailsOf({ to, inDays = 0 }: SampleMove, day: Place["day"]) {
	if (to === "interview") return { at: `${day(inDays)}T05:00:00.000Z`, place: "The Long Studio" };
	return to === "offered" ? { answerBy: day(inDays) } : {};
}
