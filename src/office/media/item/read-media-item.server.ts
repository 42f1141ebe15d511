import { text } from "node:stream/consumers";
import { data, type LoaderFunctionArgs } from "react-router";
import { may } from "#src/accounts/may.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { describeAct } from "#src/audit-messages.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { type Captions, mediaSubject, needsAlt } from "#src/content/media/media-item.ts";
import { readItems } from "#src/content/media/read-media.server.ts";
import { mediaUndoPermission } from "#src/content/media/undo/undo-media.server.ts";
import { readUses } from "#src/content/media/uses/read-uses.server.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { mediaItemActs } from "./media-item-acts.server.ts";

const historyShown = 12;

/** Reads what the page of one item shows. */
export async function readItemPage({ params, context }: LoaderFunctionArgs) {
	const member = allow(context, "media.upload");
	const { db, now } = context.get(officeServices);
	const id = readRowId(params.id);
	const [item] = await readItems(db, [id]);
	if (!item) throw data("We can’t find this file.", { status: 404 });
	const uses = (await readUses(db, id)).get(id) ?? [];
	const shown = uses.some(({ state }) => state === "published");
	const acts = await readActs(db, mediaSubject(id));
	const undoneIds = new Set(acts.map(({ undoes }) => undoes));
	return {
		item,
		needsAlt: needsAlt(item),
		captions: await readTexts(context.get(officeServices).storage, item.target.captions),
		uses,
		acts: permissionsOn(mediaItemActs, { id, isShown: shown }, member),
		/** The last acts, last first. */
		history: acts
			.map((act) => ({
				...act,
				label: describeAct(act),
				day: dayAtSchool(new Date(act.at)),
				undoable:
					act.undoes === null &&
					!undoneIds.has(act.id) &&
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

/** Props of each form in the panel. */
export type PanelProps = { page: ItemPage };
