import { formatLong } from "#src/calendar/format.ts";
import { mapStrings } from "#src/content/media/uses/strings-in.ts";
import { draftOfLegalText } from "#src/content/school/legal-draft.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { legalNames } from "#src/forms/legal/legal-texts.ts";
import type { LegalText } from "#src/school/pages/legal.ts";
import type { CurrentTexts } from "#src/school-texts.ts";
import type { SchoolPart } from "./setup-parts.ts";

/** Answers that fill the blanks of the three legal texts. */
export type SetupLegal = {
	officer: string;
	regulator: string;
	university: string;
	/** Companies that host the website and send its emails. */
	services: string;
	/** Rupees that a refund is reduced by. */
	less: string;
	/** Working days within which money is refunded. */
	days: string;
};

/**
 * Fills in our drafts of the legal texts that the school hasn't written yet. What is left blank stays a blank, which
 * publishing refuses.
 * @param today `YYYY-MM-DD`, from when on they are in force
 */
export async function legalParts(
	db: Db,
	answers: SetupLegal,
	texts: CurrentTexts,
	today: string,
): Promise<SchoolPart[]> {
	const { officer, regulator, university, services, less, days } = answers;
	const { lines, region } = texts.identity.address;
	const filled: Readonly<Record<string, string>> = {
		"[name of the grievance officer]": officer,
		"[your regulator or council]": regulator || "our regulators",
		"[your university]": university || "the university that grants our degrees",
		"[names of your hosting and email services]": services,
		"[at most ₹1,000]": less && `₹${less}`,
		"[15]": days,
		"[your district and state]": `${lines.at(-1)}, ${region}`,
		"[date, such as 1 March 2027]": formatLong(today),
	};
	const fill = (text: string) => text.replace(/\[[^\][]+\]/g, (blank) => filled[blank] || blank);
	const drafts = await Promise.all(legalNames.map((name) => draftOfLegalText(db, name, texts)));
	return drafts.flatMap((draft, index) => {
		const name = legalNames[index];
		return draft && name ? [{ name, fields: mapStrings(draft, fill) as LegalText }] : [];
	});
}
