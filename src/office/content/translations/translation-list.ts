import type { ListedTranslation } from "#src/content/translations/translations.server.ts";
import { catalogueOf, knownLanguages } from "#src/languages/catalogue.server.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { oneOfCurrent, tabs } from "#src/office/kit/lists/filter.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import * as officePaths from "#src/office-paths.ts";

/** States that a translation is filtered by. own: the school has translated it. */
export const translationFilters = {
	all: "All",
	missing: "Not translated",
	outdated: "Out of date",
	own: "Changed by us",
} as const;

/** Everything that the site says, in English and another language. */
export const translationList = defineList({
	title: "Translations",
	of: "translations",
	permission: "content.draft",
	address: officePaths.translations,
	perPage: 25,
	search: "words in English or in the translation",
	filters: {
		language: oneOfCurrent("Language", languageNames),
		state: tabs(translationFilters, "all"),
	},
	columns: columnsOf<ListedTranslation>()([
		{ key: "english", title: "English", only: "page", value: ({ english }) => english },
		{ key: "translation", title: "Translation", only: "page", value: ({ translation }) => translation },
		{ key: "context", title: "context", width: 30, only: "file", value: ({ where }) => where },
		{ key: "source", title: "source", width: 80, only: "file", value: ({ english }) => english },
		{ key: "target", title: "target", width: 80, only: "file", value: ({ translation }) => translation },
		{ key: "fuzzy", title: "fuzzy", only: "file", value: ({ state }) => (state === "outdated" ? "True" : "") },
	]),
	file: { name: "translations", permission: "content.draft" },
});

/** The languages beside English, each named in itself. */
export function languageNames(): Readonly<Record<string, string>> {
	return Object.fromEntries(knownLanguages().map((tag) => [tag, catalogueOf(tag).name]));
}
