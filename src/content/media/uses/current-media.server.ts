import type { Transaction } from "kysely";
import type { ContentType } from "#src/content/content-type.ts";
import { mediaNamedIn, withRevision } from "#src/content/media/media-key.ts";
import { readCaptions } from "#src/content/media/read-captions.server.ts";
import { holdContent } from "#src/content/version.server.ts";
import type { Database } from "#src/db/tables.ts";
import { namingColumns } from "./naming-columns.ts";
import { mapStrings, stringsIn } from "./strings-in.ts";

/**
 * Fields that are about to be published, naming the revisions of media that the site shows now: they may have been
 * written before the last one. The content version is locked first, as it is where a revision is shown.
 */
export async function withCurrentMedia<Fields extends object>(
	trx: Transaction<Database>,
	type: ContentType,
	fields: Fields,
): Promise<Fields> {
	const names = type.single ? Object.keys(fields) : namingColumns(type);
	const naming = Object.entries(fields).filter(([name]) => names.includes(name));
	const ids = [...new Set(naming.flatMap(([, value]) => stringsIn(value).flatMap(mediaNamedIn)))];
	if (ids.length === 0) return fields;
	await holdContent(trx);
	const media = await trx
		.selectFrom("media")
		.innerJoin("media_revisions", (join) =>
			join.onRef("media_revisions.media_id", "=", "media.id").onRef("media_revisions.number", "=", "media.revision"),
		)
		.select(["media.id", "media.revision", "media_revisions.id as revision_id"])
		.where("media.id", "in", ids)
		.execute();
	const captions = await readCaptions(
		trx,
		media.map(({ revision_id }) => revision_id),
	);
	const current = (text: string) =>
		media.reduce((html, { id, revision, revision_id }) => {
			const languages = (captions.get(revision_id) ?? []).map(({ language }) => language);
			return withRevision(html, { id, revision, languages });
		}, text);
	return { ...fields, ...Object.fromEntries(naming.map(([name, value]) => [name, mapStrings(value, current)])) };
}
