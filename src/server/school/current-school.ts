import type { Logger } from "pino";
import { keepForms } from "#src/admissions/forms/application-forms.ts";
import { readSchool } from "#src/content/school/read-school.server.ts";
import { textsInLanguage } from "#src/content/school/texts-in-language.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { keepCourses } from "#src/enquiries/enquiry-forms.ts";
import { languageNow } from "#src/languages/language.ts";
import { schoolForms } from "#src/school/forms/application-form-settings.ts";
import { coursesOf } from "#src/school/forms/courses.ts";
import type { CurrentTexts } from "#src/school-texts.ts";

/** The texts of the school as this process knows them. */
export type CurrentSchool = {
	/** Texts as of the last refresh, in the language of the request or email. */
	readonly texts: CurrentTexts;
	/**
	 * Reads them again if the content has changed, whichever process changed it. While the database does not answer, the
	 * last known ones stay.
	 */
	refresh: () => Promise<CurrentTexts>;
};

/** Remembers what follows from the texts and is asked for without them. */
export function keepSchool(texts: CurrentTexts): void {
	keepForms(schoolForms(texts));
	keepCourses(coursesOf(texts.outlines));
}

export async function openSchool(db: Db, log: Logger): Promise<CurrentSchool> {
	const report = (name: string, fields: string) =>
		log.error({ text: name, fields }, "invalid school text, defaults filled in");
	let texts = await readSchool(db, report);
	keepSchool(texts);
	let next: Promise<CurrentTexts> | undefined;
	async function read() {
		// Calls in the same turn of the event loop share one look at the database.
		await new Promise(setImmediate);
		next = undefined;
		try {
			const current = await readSchool(db, report);
			// Each request reads the texts, which are the same object until something is published.
			if (current !== texts) keepSchool(current);
			texts = current;
		} catch (error) {
			log.warn({ err: error }, "school texts could not be read");
		}
		return texts;
	}
	return {
		get texts() {
			return textsInLanguage(texts, languageNow().tag);
		},
		async refresh() {
			const { tag } = languageNow();
			next ??= read();
			return textsInLanguage(await next, tag);
		},
	};
}
