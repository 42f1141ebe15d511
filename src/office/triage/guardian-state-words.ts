import type { WaitingGuardian } from "#src/admissions/guardian-consent/list-guardians.server.ts";

export const guardianStateWords: Record<WaitingGuardian["state"], string> = {
	declared: "Agreed, to be checked",
	withheld: "Does not agree",
	withdrawn: "Has withdrawn the consent",
};
