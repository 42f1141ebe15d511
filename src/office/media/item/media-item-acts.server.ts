import { z } from "zod";
import { captionFilm, choosePoster, saySpeechless } from "#src/content/media/change-film.server.ts";
import {
	describeMedia,
	focusMedia,
	replaceMedia,
	restoreMedia,
	trashMedia,
} from "#src/content/media/change-media.server.ts";
import { captionLanguages } from "#src/content/media/film/captions.ts";
import { filePermission, refuseUnseen } from "#src/content/media/media-item.ts";
import { findMedia } from "#src/content/media/read-media.server.ts";
import { undoMediaAct } from "#src/content/media/undo/undo-media.server.ts";
import { isShown } from "#src/content/media/uses/read-uses.server.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { readRowId, rowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { type ActContext, actsOn, type Refusal, type Success, undoForm } from "#src/office/kit/acts/act.server.ts";
import { filesForm, filesOf, storeFile } from "#src/office/media/upload/receive-files.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { storeCaptions } from "./store-captions.server.ts";

/** An item of the library. Who may not publish may prepare what no one sees yet. */
type On = { id: number; isShown: boolean };

const seenForm = { version: rowId };
const ticked = z.literal("on").optional();
const percent = z.coerce.number().int().min(0).max(100);
const text = (max: number) =>
	z
		.string()
		.max(max)
		.default("")
		.transform((text) => text.replace(/\s+/g, " ").trim());

const { act, table } = actsOn<On>((result, { args }) => {
	const { pathname, searchParams } = new URL(args.request.url);
	searchParams.set("done", String(result.actId));
	return `${pathname}?${searchParams}`;
});

type SeenVersion = { version: number };

/** The act of a member on the item, as the form saw it. */
const seenOf = ({ on, by, form }: ActContext<On, SeenVersion>) => ({ id: on.id, by, version: form.version });

const ofFile = (on: On) => filePermission(on.isShown);

type Item = Awaited<ReturnType<typeof findMedia>>;

/** Stores what was sent and then changes the item with it; not one that was changed meanwhile. */
function storing<Form extends SeenVersion, StoreResult extends object>(
	store: (context: ActContext<On, Form>, item: Item) => Promise<({ ok: true } & StoreResult) | Refusal>,
	change: (
		trx: Trx,
		changed: ReturnType<typeof seenOf> & NoInfer<StoreResult>,
		now: Date,
	) => Promise<Success | Refusal>,
) {
	return async (context: ActContext<On, Form>) => {
		const { services, on, form, now } = context;
		const item = await findMedia(services.db, on.id);
		const result = refuseUnseen(item, form.version) ?? (await store(context, item));
		if (!result.ok) return result;
		return services.db.transaction().execute((trx) => change(trx, { ...seenOf(context), ...result }, now));
	};
}

/** The file that was sent, stored. */
const storedFile =
	(name: string, missing: string) =>
	async ({ services, formData, by }: ActContext<On>) => {
		const [chosen] = await filesOf(services, formData, { name, owner: by.id });
		const storedOrRefused = chosen ? await storeFile(services, chosen) : { ok: false as const, message: missing };
		return storedOrRefused.ok ? storedOrRefused : { ...storedOrRefused, reason: "invalid" };
	};

type CaptionsForm = SeenVersion & { language: string; text: string; file?: unknown; remove?: "on" | undefined };

/** The captions that were sent, stored; null where they are removed. */
async function storedCaptions({ form, services: { storage } }: ActContext<On, CaptionsForm>, item: Item) {
	const { language, remove } = form;
	if (remove) return { ok: true as const, language, fileKey: null };
	const result = await storeCaptions(storage, form, item?.target.seconds ?? 0);
	return result.ok ? { ...result, language } : result;
}

/** Acts of members on an item of the library. */
export const mediaItemActs = table({
	title: "Media file",
	address: officePaths.mediaItem(":id"),
	find: async ({ params, context }) => {
		allow(context, "media.upload");
		const id = readRowId(params.id);
		return { id, isShown: await isShown(context.get(officeServices).db, id) };
	},
	subjects: [false, true].map((shown) => ({ id: 0, isShown: shown })),
	acts: {
		describe: act({
			label: "Edit a file’s title, alternative text and credit",
			permission: "media.upload",
			form: { ...seenForm, title: text(200), alt: text(300), decorative: ticked, credit: text(200) },
			run: (trx, context) => {
				const { title, alt, decorative, credit } = context.form;
				const texts = { title, alt, decorative: decorative === "on", credit };
				return describeMedia(trx, { ...seenOf(context), ...texts }, context.now);
			},
		}),
		focus: act({
			label: "Change a focal area",
			permission: ofFile,
			form: { ...seenForm, left: percent, top: percent, width: percent, height: percent },
			run: (trx, context) => {
				const { version: _, ...focus } = context.form;
				return focusMedia(trx, { ...seenOf(context), focus }, context.now);
			},
		}),
		replace: act({
			label: "Replace a file",
			permission: ofFile,
			form: { ...seenForm, ...filesForm("file") },
			outside: storing(storedFile("file", "Choose a file first."), replaceMedia),
		}),
		poster: act({
			label: "Choose a video’s poster",
			permission: ofFile,
			form: { ...seenForm, ...filesForm("poster") },
			outside: storing(storedFile("poster", "Choose a photo first."), (trx, { file: poster, ...on }, now) =>
				choosePoster(trx, { ...on, poster }, now),
			),
		}),
		captions: act({
			label: "Edit a video’s captions",
			permission: ofFile,
			form: {
				...seenForm,
				language: z.enum(Object.keys(captionLanguages)),
				text: z.string(),
				file: z.unknown().optional(),
				remove: ticked,
			},
			outside: storing(storedCaptions, captionFilm),
		}),
		speechless: act({
			label: "Say whether someone speaks in a video",
			permission: ofFile,
			form: { ...seenForm, speechless: ticked },
			run: (trx, context) => {
				const speechless = context.form.speechless === "on";
				return saySpeechless(trx, { ...seenOf(context), speechless }, context.now);
			},
		}),
		trash: act({
			label: "Move a file to the trash",
			permission: "media.delete",
			form: seenForm,
			run: (trx, context) => trashMedia(trx, seenOf(context), context.now),
		}),
		restore: act({
			label: "Restore a file from the trash",
			permission: "media.delete",
			form: seenForm,
			run: (trx, context) => restoreMedia(trx, seenOf(context), context.now),
		}),
		undo: act({
			label: "Undo a change to a file",
			permission: "media.upload",
			form: undoForm,
			run: (trx, { on: { id }, form: { actId }, by, now }) => undoMediaAct(trx, { actId, id, by }, now),
		}),
	},
});
