import { answerGuardian, shownNotice } from "#src/admissions/guardian-consent/answer-guardian.server.ts";
import { checkGuardian } from "#src/admissions/guardian-consent/check-guardian.server.ts";
import { makeApplicationGuardianLink } from "#src/admissions/guardian-consent/guardian-link.server.ts";
import { findGuardianByToken } from "#src/admissions/guardian-consent/read-guardian.server.ts";
import type { Services } from "#src/server/services.ts";
import type { SampleApplication } from "./sample-office.ts";

type Sample = {
	applicationId: number;
	/** Token of the application. */
	token: string;
	/** Name of the parent or guardian. */
	name: string;
	guardian: NonNullable<SampleApplication["guardian"]>;
};

/** Makes the link of a sample application's guardian, answers by it, and has the office check that. */
export async function addGuardian(
	{ db, storage, school }: Services,
	{ applicationId, token, name, guardian }: Sample,
	now: Date,
): Promise<void> {
	const link = await makeApplicationGuardianLink(db, { token }, now);
	const guardianToken = link?.guardianToken ?? "";
	const view = await findGuardianByToken(db, guardianToken, now);
	if (!view) throw new Error("A sample application has no guardian.");
	if (guardian === "asked") return;
	const fields = {
		name,
		relation: "father",
		declaration: "true",
		way: "call",
		phone: `55557${String(10_000 + applicationId)}`,
		answer: guardian === "withheld" ? "withheld" : "given",
		shown: shownNotice(view, school).sha256,
	};
	const context = { db, storage, school, fileWithdrawal: async () => {} };
	const answeredGuardianOutcome = await answerGuardian(context, { token: guardianToken, fields }, now);
	if (!answeredGuardianOutcome.ok)
		throw new Error(`The guardian of a sample application was refused: ${JSON.stringify(answeredGuardianOutcome)}`);
	if (guardian !== "confirmed") return;
	const checking = { applicationId, guardianId: view.guardian.id, outcome: "confirmed", way: "call" } as const;
	const note = "Reached by phone; knows the application and agrees.";
	await db.transaction().execute((trx) => checkGuardian(trx, school, { ...checking, note, by: undefined }, now));
}
