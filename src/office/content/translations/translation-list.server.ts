import { data } from "react-router";
import type { TranslationPart } from "#src/content/translations/translation-rows.server.ts";
import { type ListedTranslation, readTranslations } from "#src/content/translations/translations.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { catalogueOf, knownLanguages } from "#src/languages/catalogue.server.ts";
import { permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { translationActs } from "./translation-acts.server.ts";
import { translationFilters, translationList } from "./translation-list.ts";

type State = keyof typeof translationFilters;
type Query = {
	language: string | undefined;
	part: TranslationPart | undefined;
	state: State;
	search: string;
};

const matches: Readonly<Record<State, (row: ListedTranslation) => boolean>> = {
	all: () => true,
	missing: ({ state }) => state === "missing",
	outdated: ({ state }) => state === "outdated",
	own: ({ own }) => own,
};

/** The translations of a language that a query asks for, with how many there are in each state. */
async function find(db: Db, { language, part = "texts", state, search }: Query) {
	const tag = language ?? knownLanguages()[0] ?? "";
	if (!knownLanguages().includes(tag)) throw data(null, { status: 404 });
	const { rows, item } = await readTranslations(db, tag, part);
	const wanted = search.toLowerCase();
	const found = rows
		.filter((row) => row.part === part)
		.filter(({ english, translation }) => `${english}\n${translation}`.toLowerCase().includes(wanted));
	const states = Object.keys(translationFilters) as State[];
	const counts = Object.fromEntries(states.map((each) => [each, found.filter(matches[each]).length]));
	return { rows: found.filter(matches[state]), counts, item, tag };
}

export const translations = serveList(translationList, {
	async read({ db, query, member }) {
		const { rows, counts, item, tag } = await find(db, query);
		const from = (query.page - 1) * translationList.perPage;
		return {
			rows: rows.slice(from, from + translationList.perPage),
			count: rows.length,
			counts,
			language: { tag, name: catalogueOf(tag).name },
			languages: knownLanguages().map((each) => ({ tag: each, name: catalogueOf(each).name })),
			item: { type: item.type, id: item.id, version: item.version, hasDraft: item.draft_id !== null },
			acts: permissionsOn(translationActs, null, member),
		};
	},
	find: async ({ db, query }) => (await find(db, query)).rows.map(({ id }) => id),
	async rows({ db }, ids: readonly string[]) {
		const tags = [...new Set(ids.map((id) => id.slice(0, id.lastIndexOf("-"))))];
		const all = await Promise.all(tags.map((tag) => readTranslations(db, tag)));
		const byId = new Map(all.flatMap(({ rows }) => rows.map((row) => [row.id, row])));
		return ids.flatMap((id) => byId.get(id) ?? []);
	},
});
