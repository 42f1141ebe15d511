import type { RoundApplicant } from "#src/admissions/rounds/read-round.server.ts";

/** What became of an applicant; of a held round only what speaks against it. */
export function standingWords({ stage, lapsed, qualifies, lacksGuardian }: RoundApplicant, held: boolean): string {
	if (held && lacksGuardian) return "Gets no offer: no parent or guardian’s consent is confirmed";
	if (held && !qualifies) return `Gets no offer: already ${stage}`;
	if (held) return stage === "offered" ? "Has an offer already, and is given this day" : "";
	return lapsed ? "lapsed" : stage;
}
