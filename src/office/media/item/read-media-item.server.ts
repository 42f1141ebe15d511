import { text } from "node:stream/consumers";
import { data, type LoaderFunctionArgs } from "react-router";
import { may } from "#src/accounts/may.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { type Captions, needsAlt } from "#src/content/media/media-item.ts";
import { readItems } from "#src/content/media/read-media.server.ts";
import { readUses } from "#src/content/media/uses/read-uses.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { itemAddress, libraryAddress, readLibraryQuery } from "#src/office/media/library-address.ts";
import { findListed, thumbOf } from "#src/office/media/read-library.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { Storage } from "#src/storage/storage.ts";

/** Items of the list that are shown around the open one. */
const around = 12;
const acts = 12;

/** The item that an address names. @throws the page of missing addresses */
export function idOf(params: LoaderFunctionArgs["params"]): number {
	const id = params.id ?? "";
	if (!/^\d{1,9}$/.test(id)) throw data("There is no such file.", { status: 404 });
	return Number(id);
}

/** What the page of one item shows, with its neighbours in the list that it was opened from. */
export async function readItemPage({ request, params, context }: LoaderFunctionArgs) {
	const member = allow(context, "media.upload");
	const { db, now } = context.get(officeServices);
	const id = idOf(params);
	const query = readLibraryQuery(new URL(request.url).searchParams);
	const [item] = await readItems(db, [id]);
	if (!item) throw data("There is no such file.", { status: 404 });
	const { ids } = await findListed(db, query);
	const at = ids.indexOf(id);
	const start = Math.max(0, Math.min(at - around / 2, ids.length - around));
	const neighbours = await readItems(db, at < 0 ? [id] : ids.slice(start, start + around));
	const uses = (await readUses(db, id)).get(id) ?? [];
	const recorded = await readActs(db, { kind: "media", id });
	const undone = new Set(recorded.map(({ undoes }) => undoes));
	const neighbour = (place: number) => {
		const found = at < 0 ? undefined : ids[place];
		return found === undefined ? null : itemAddress(found, query);
	};
	return {
		item,
		needsAlt: needsAlt(item),
		captions: await readTexts(context.get(officeServices).storage, item.target.captions),
		uses,
		list: libraryAddress(query, { page: query.page }),
		query,
		neighbours: neighbours.map(thumbOf),
		before: neighbour(at - 1),
		next: neighbour(at + 1),
		/** The last ones, last first. */
		acts: recorded
			.map((act) => ({
				...act,
				day: dayAtSchool(new Date(act.at)),
				undoable: act.undoes === null && !undone.has(act.id) && act.act !== "media-added",
			}))
			.reverse()
			.slice(0, acts),
		today: dayAtSchool(now()),
		myself: member.id,
		may: {
			/** Change what visitors see now. */
			publish: may(member, "media.delete"),
			trash: may(member, "media.delete"),
		},
	};
}

/** The captions of a film, as they were written. */
function readTexts(storage: Storage, captions: readonly Captions[]): Promise<{ language: string; text: string }[]> {
	return Promise.all(
		captions.map(async ({ language, fileKey }) => ({ language, text: await text(await storage.open(fileKey)) })),
	);
}

export type ItemPage = Awaited<ReturnType<typeof readItemPage>>;
