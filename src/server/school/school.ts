import type { ReadLogo } from "#src/content/media/draw-logo.server.ts";
import { type LegalName, unwrittenLegal } from "#src/forms/legal/legal-texts.ts";
import type { School } from "#src/forms/school.ts";
import { namesOf } from "#src/school/offering.ts";
import type { CurrentTexts } from "#src/school-texts.ts";
import type { Settings } from "#src/server/settings.ts";

/** The school as emails and PDFs name it. */
export function schoolOf(
	{ mailTo }: Pick<Settings, "mailTo">,
	texts: Pick<CurrentTexts, "admissions" | "identity" | "inEnglish" | "letters" | "outlines" | "site" | LegalName>,
	readLogo?: ReadLogo,
): School {
	const { identity, letters } = texts;
	const { name, shortName, address, phone, email, colours, logo } = identity;
	const addressLines = [...address.lines, `${address.region} ${address.postalCode}`];
	return {
		name,
		shortName,
		addressLines,
		phone,
		email,
		look: { colours, logo, readImage: async () => readLogo?.(identity.logoImage) },
		isDrawn: identity.contours === true,
		letters,
		get programmeNames() {
			return namesOf(texts.outlines);
		},
		schoolMessages: texts,
		inEnglish: texts.inEnglish,
		get seasons() {
			return texts.admissions.seasons;
		},
		isClosed: !texts.site.open,
		unwritten: unwrittenLegal(texts),
		officeEmail: mailTo ?? identity.officeEmail ?? email,
	};
}
