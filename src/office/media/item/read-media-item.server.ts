import { text } from "node:stream/consumers";
import { data, type LoaderFunctionArgs } from "react-router";
import { may } from "#src/accounts/may.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { actWords } from "#src/audit-words.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { type Captions, mediaSubject, needsAlt } from "#src/content/media/media-item.ts";
import { readItems } from "#src/content/media/read-media.server.ts";
import { mediaUndoPermission } from "#src/content/media/undo/undo-media.server.ts";
import { readUses } from "#src/content/media/uses/read-uses.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { permitted } from "#src/office/kit/acts/handle-acts.server.ts";
import { itemAddress, mediaList, wholeLibrary } from "#src/office/media/media-list.ts";
import { findListed, thumbOf } from "#src/office/media/read-library.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { idOf, mediaItemActs } from "./media-item-acts.server.ts";

/** Items of the list that are shown around the open one. */
const around = 12;
const historyShown = 12;

/** What the page of one item shows, with its neighbours in the list that it was opened from. */
export async function readItemPage({ request, params, context }: LoaderFunctionArgs) {
	const member = allow(context, "media.upload");
	const { db, now } = context.get(officeServices);
	const id = idOf(params);
	const parsed = mediaList.parse(new URL(request.url).searchParams);
	const query = parsed.ok ? parsed.query : wholeLibrary;
	const [item] = await readItems(db, [id]);
	if (!item) throw data("We can’t find this file.", { status: 404 });
	const { ids } = await findListed(db, query);
	const at = ids.indexOf(id);
	const start = Math.max(0, Math.min(at - around / 2, ids.length - around));
	const neighbours = await readItems(db, at < 0 ? [id] : ids.slice(start, start + around));
	const uses = (await readUses(db, id)).get(id) ?? [];
	const shown = uses.some(({ state }) => state === "published");
	const recorded = await readActs(db, mediaSubject(id));
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
		list: mediaList.addressOf(query, { page: query.page }),
		query,
		neighbours: neighbours.map(thumbOf),
		before: neighbour(at - 1),
		next: neighbour(at + 1),
		acts: permitted(mediaItemActs, { id, isShown: shown }, member),
		/** The last acts, last first. */
		history: recorded
			.map((act) => ({
				...act,
				words: actWords(act),
				day: dayAtSchool(new Date(act.at)),
				undoable:
					act.undoes === null &&
					!undone.has(act.id) &&
					act.act !== "media-added" &&
					may(member, mediaUndoPermission(act.act, shown)),
			}))
			.reverse()
			.slice(0, historyShown),
		today: dayAtSchool(now()),
		myself: member.id,
	};
}

/** The captions of a film, as they were written. */
function readTexts(storage: Storage, captions: readonly Captions[]): Promise<{ language: string; text: string }[]> {
	return Promise.all(
		captions.map(async ({ language, fileKey }) => ({ language, text: await text(await storage.open(fileKey)) })),
	);
}

export type ItemPage = Awaited<ReturnType<typeof readItemPage>>;

/** What each form of the panel gets. */
export type PanelProps = { page: ItemPage };
