import type { RoundApplicant } from "#src/admissions/rounds/read-round.server.ts";
import { stageNames } from "#src/office/case/acts/stage-acts.ts";

/** The outcome of an applicant; of a held round only what speaks against it. */
export function describeStanding(applicant: RoundApplicant, held: boolean): string {
	const { stage, lapsed, qualifies, lacksGuardian } = applicant;
	if (held && lacksGuardian) return "Won’t get an offer because no guardian’s consent is confirmed";
	if (held && !qualifies) return `Won’t get an offer. Stage: ${stageNames[stage]}`;
	if (held) return stage === "offered" ? "Already has an offer. Gets this last day" : describeOpen(applicant);
	return stageNames[lapsed ? "lapsed" : stage];
}

/** Tells whether something speaks against an offer that would be made all the same, or prevents it. */
export const isAgainstOffer = (applicant: RoundApplicant): boolean =>
	!applicant.qualifies || (applicant.stage !== "offered" && describeOpen(applicant) !== "");

function describeOpen({ open, unpaid }: RoundApplicant): string {
	const parts = [open > 0 && `${open} open`, unpaid && "fee unpaid"].filter(Boolean);
	return parts.length > 0 ? `Not complete: ${parts.join(", ")}` : "";
}
