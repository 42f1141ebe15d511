import type { LegalName } from "#src/forms/legal/legal-texts.ts";
import * as paths from "#src/paths.ts";

/** The page of each legal text, and the one that its readers are led to next. */
export const legalPages: Record<LegalName, { page: string; other: LegalName }> = {
	terms: { page: paths.terms, other: "privacy" },
	refunds: { page: paths.refunds, other: "terms" },
	privacy: { page: paths.privacy, other: "terms" },
};
