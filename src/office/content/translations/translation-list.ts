import type { TranslationPart } from "#src/content/translations/translation-rows.server.ts";
import type { ListedTranslation } from "#src/content/translations/translations.server.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { type Filter, oneOf, tabs } from "#src/office/kit/lists/filter.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import * as officePaths from "#src/office-paths.ts";

/** States that a translation is filtered by. own: the school has translated it. */
export const translationFilters = {
	all: "All",
	missing: "Not translated",
	outdated: "Out of date",
	own: "Changed by us",
} as const;

/** Parts of the site that a translation is filtered by; the texts where the address is silent. */
const parts: Readonly<Record<TranslationPart, string>> = {
	texts: "Website text and emails",
	records: "News, pages and people",
};

/** The language that the page shows, by its tag; the first one where the address is silent. */
const language: Filter<string, undefined> = {
	describe: (tag) => tag,
	read: (text) => (/^[a-z]{2,3}$/.test(text) ? text : undefined),
	hint: "Write the tag of a language, such as ta.",
	default: undefined,
	as: "page",
};

/** Everything that the site says, in English and another language. */
export const translationList = defineList({
	title: "Translations",
	of: "translations",
	permission: "content.draft",
	address: officePaths.translations,
	perPage: 25,
	search: "words in English or in the translation",
	filters: {
		language,
		part: oneOf("Part", parts),
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
