import type { RoundApplicant } from "#src/admissions/rounds/read-round.server.ts";
import { stageNames } from "#src/office/case/acts/stage-acts.ts";

/** The outcome of an applicant; of a held round only what speaks against it. */
export function describeStanding({ stage, lapsed, qualifies, lacksGuardian }: RoundApplicant, held: boolean): string {
	if (held && lacksGuardian) return "Won’t get an offer because no guardian’s consent is confirmed";
	if (held && !qualifies) return `Won’t get an offer. Stage: ${stageNames[stage]}`;
	if (held) return stage === "offered" ? "Already has an offer. Gets this last day" : "";
	return stageNames[lapsed ? "lapsed" : stage];
}
