import { applicationTypes, formOf } from "#src/admissions/forms/application-forms.ts";
import { localDraftAgeMs, localDraftKey } from "#src/forms/wizard/drafts/local-draft.ts";
import { translateText } from "#src/languages/language.ts";

/** Keys under which a browser stores drafts of applications, and how long these can be opened. */
export type DraftedApplications = {
	applications: { storageKey: string; title: string; page: string }[];
	maxAgeMs: number;
};

/** Read on the server only: the forms are not part of the home page's code. */
export const draftedApplications = (): DraftedApplications => ({
	applications: applicationTypes()
		.map(formOf)
		.map(({ form: { key, title }, page }) => ({
			storageKey: localDraftKey(key),
			title: translateText(title),
			page,
		})),
	maxAgeMs: localDraftAgeMs,
});
