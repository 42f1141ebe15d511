import type { Admissions } from "#src/admissions/season/season.ts";
import { unwrittenLegal } from "#src/forms/legal/legal-texts.ts";
import { formDocuments } from "#src/school/forms/application-form-settings.ts";
import { offeredOf } from "#src/school/offering.ts";
import type { CurrentTexts } from "#src/school-texts.ts";

/**
 * Returns when and to what a school admits. Reads only the texts that are asked for: a page is stored by what it read.
 */
export function admissionsOf(texts: CurrentTexts, mode: Admissions["mode"]): Admissions {
	return {
		mode,
		schoolMessages: texts,
		get seasons() {
			return texts.admissions.seasons;
		},
		get offered() {
			return offeredOf(texts.outlines);
		},
		get isClosed() {
			return !texts.site.open;
		},
		get unwritten() {
			return unwrittenLegal(texts);
		},
		get documents() {
			return formDocuments(texts.applicationForms);
		},
	};
}
