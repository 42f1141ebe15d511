import type { Logger } from "pino";
import { readSchool } from "#src/content/school/read-school.server.ts";
import { textsInLanguage } from "#src/content/school/texts-in-language.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { keepSchool } from "#src/keep-school.ts";
import { languageNow } from "#src/languages/language.ts";
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
