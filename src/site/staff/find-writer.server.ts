import { contentTypes } from "#src/content/content-types.ts";
import { listRecords, wholeList } from "#src/content/lists.server.ts";
import type { Db } from "#src/db/connect.server.ts";

type Writer = { id: number; picture: string; picture_alt: string };

/** @returns the member of staff whom a record names as its author, with or without the title */
export async function findWriter(db: Db, author: string | null): Promise<Writer | undefined> {
	if (author === null) return undefined;
	const { items } = await listRecords(db, contentTypes.staff, wholeList);
	const item = items.find(({ name }) => name === author || name.endsWith(`. ${author}`));
	return item && { id: item.id, picture: item.picture, picture_alt: item.picture_alt };
}
