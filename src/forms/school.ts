import type { BrandColours } from "#src/mail/template/email-colours.ts";
import type { AdmissionSeason } from "#src/school/admissions.ts";
import type { LetterTexts } from "#src/school/letters/define-letter.ts";
import type { SchoolMessages } from "#src/school/messages/message-set.ts";
import type { ProgrammeNames } from "#src/school/offering.ts";
import type { LegalName } from "./legal/legal-texts.ts";

/** The school as its emails, PDFs and reference numbers name it. */
export type School = {
	name: string;
	/** Begins every reference number: `DSA`. */
	shortName: string;
	addressLines: string[];
	phone: string;
	email: string;
	/** The colours and the logo of its emails and PDFs, where they are not the product's. */
	look?: { colours: BrandColours; logo: string; readImage?: () => Promise<Buffer | undefined> };
	/** True if its documents show the house that an application builds. */
	isDrawn?: boolean;
	/** Names of its programmes and forms; the product’s if left out. */
	programmeNames?: ProgrammeNames;
	/** The words of its letters, where they are not the original ones. */
	letters?: LetterTexts;
	/** Texts of the school's forms, where they differ from the product's. */
	schoolMessages?: SchoolMessages;
	/** The same in English, for what the office reads, if they are in another language. */
	inEnglish?: SchoolMessages | undefined;
	/** Seasons, in whose days emails say by when a seat needs something. */
	seasons?: readonly AdmissionSeason[];
	/** No one has opened its website: it takes nothing before. */
	isClosed?: boolean;
	/** Legal texts that it has not written yet: it takes nothing before. */
	unwritten?: readonly LegalName[];
	/** Receives the notices of new submissions. */
	officeEmail: string;
};

/** The texts of the school's forms in English, as the office reads what people have sent. */
export const officeMessages = ({ inEnglish, schoolMessages }: Pick<School, "inEnglish" | "schoolMessages">) =>
	inEnglish ?? schoolMessages;
