import { data, redirect } from "react-router";
import type { ContentType, Keys } from "#src/content/content-type.ts";
import { findFormerAddress } from "#src/content/editing/former-addresses.server.ts";
import { findRecord } from "#src/content/records.server.ts";
import { languageFinder, translateRecords } from "#src/content/translations/records-in-language.server.ts";
import { inLanguage } from "#src/languages/in-language.server.ts";
import { english, type LanguageTag } from "#src/languages/language.ts";
import type { SiteServices } from "#src/site/context.server.ts";

/** Has caches and visitors ask again soon. */
const failedResult = { status: 503, headers: { "Retry-After": "10", "Cache-Control": "no-store" } };

/**
 * A list as a loader returns it. If it cannot be read, the failure is reported and the page still renders: with 503 and
 * without a list.
 */
export async function listResult<List>({ reportFailure }: SiteServices, read: () => Promise<List>) {
	try {
		return data<{ list?: List }>({ list: await read() });
	} catch (error) {
		if (error instanceof Response) throw error;
		reportFailure(error);
		return data<{ list?: List }>({}, failedResult);
	}
}

type RecordData<Content, Side> = {
	record?: Content | undefined;
	side?: Side;
	/** Languages beside English that have the main text of the record; see `site-languages.ts`. */
	languages?: readonly LanguageTag[];
	/** True if it was here once and was taken down. */
	isGone?: boolean;
};

type RecordParts<Fields extends object, Content, Side> = {
	type: ContentType<string, Fields>;
	/** Key in the address of its page. */
	key: string;
	/** Returns what the page shows of the record, which is in the language of the page. */
	show: (record: Fields & Keys) => Content | Promise<Content>;
	listSide: () => Promise<Side>;
};

/**
 * A record and its side list as a loader returns them. Without a record: a redirect if its address has changed, 410 if
 * it was taken down, otherwise 404; 503 if anything cannot be read.
 */
export async function recordResult<Fields extends object, Content, Side>(
	services: SiteServices,
	{ type, key, show, listSide }: RecordParts<Fields, Content, Side>,
) {
	const { db, reportFailure } = services;
	try {
		const [found, side] = await Promise.all([findForPage(services, type, key), listSide()]);
		if (found) {
			const { record, languages } = found;
			return data<RecordData<Content, Side>>({ record: await show(record), side, languages });
		}
		const former = await findFormerAddress(db, type.page?.address(key) ?? "");
		// Browsers would remember a cached redirect for ever, also when the record is back at its old address.
		if (former?.leads_to) throw redirect(former.leads_to, { status: 301, headers: { "Cache-Control": "no-cache" } });
		return data<RecordData<Content, Side>>({ side, isGone: former !== undefined }, former ? 410 : 404);
	} catch (error) {
		if (error instanceof Response) throw error;
		reportFailure(error);
		return data<RecordData<Content, Side>>({}, failedResult);
	}
}

/** Reads a record in English, then has it in the language of the page, with the languages that have its main text. */
async function findForPage<Fields extends object>(
	{ db, languages }: SiteServices,
	type: ContentType<string, Fields>,
	key: string,
) {
	const original = await inLanguage(english, () => findRecord(db, type, key));
	if (!original) return undefined;
	const tags = languages.map(({ tag }) => tag);
	const [[record = original], languagesOf] = await Promise.all([
		translateRecords(db, type, [original]),
		languageFinder(db, tags),
	]);
	return { record, languages: languagesOf(type, original) };
}
