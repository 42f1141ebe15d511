import { data, redirect } from "react-router";
import type { ContentType } from "#src/content/content-type.ts";
import { findFormerAddress } from "#src/content/editing/former-addresses.server.ts";
import { findRecord } from "#src/content/records.server.ts";
import { languageFinder } from "#src/content/translations/records-in-language.server.ts";
import type { Db } from "#src/db/connect.server.ts";
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
	/** Languages beside English that have the main text of the record. */
	languages?: readonly LanguageTag[];
	/** True if it was here once and was taken down. */
	isGone?: boolean;
};

type RecordParts<Content, Side> = {
	type: ContentType;
	/** Key in the address of its page. */
	key: string;
	find: () => Promise<Content | undefined>;
	listSide: () => Promise<Side>;
};

/**
 * A record and its side list as a loader returns them. Without a record: a redirect if its address has changed, 410 if
 * it was taken down, otherwise 404; 503 if anything cannot be read.
 */
export async function recordResult<Content, Side>(
	{ db, languages, reportFailure }: SiteServices,
	{ type, key, find, listSide }: RecordParts<Content, Side>,
) {
	try {
		const tags = languages.map(({ tag }) => tag);
		const [record, side, translatedTo] = await Promise.all([
			find(),
			listSide(),
			readLanguages(db, { type, key, tags }),
		]);
		if (record)
			return data<RecordData<Content, Side>>({
				record,
				side,
				...(translatedTo.length > 0 && { languages: translatedTo }),
			});
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

async function readLanguages(
	db: Db,
	{ type, key, tags }: Pick<RecordParts<unknown, unknown>, "type" | "key"> & { tags: readonly LanguageTag[] },
): Promise<LanguageTag[]> {
	if (tags.length === 0) return [];
	const record = await inLanguage(english, () => findRecord(db, type, key));
	return record ? (await languageFinder(db, tags))(type, record) : [];
}
