import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";
import { saySpeechless } from "#src/content/media/change-film.server.ts";
import {
	describeMedia,
	focusMedia,
	replaceMedia,
	restoreMedia,
	trashMedia,
} from "#src/content/media/change-media.server.ts";
import { type CaptionsFault, captionLanguages } from "#src/content/media/film/captions.ts";
import type { ByMember, MediaResult } from "#src/content/media/media-item.ts";
import { undoMediaAct } from "#src/content/media/undo-media.server.ts";
import { readUses } from "#src/content/media/uses/read-uses.server.ts";
import { rowId } from "#src/forms/row-id.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import type { Given } from "#src/office/given.ts";
import { filesOf, storeFile } from "#src/office/media/upload/take-files.server.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import { idOf } from "./read-media-item.server.ts";
import { type FormResult, takeCaptions, takePoster } from "./take-film-act.server.ts";

const version = rowId;
const percent = z.coerce.number().int().min(0).max(100);
const text = (max: number) =>
	z
		.string()
		.max(max)
		.transform((typed) => typed.replace(/\s+/g, " ").trim());

/** The forms of an item's page; `act` says which one was sent. */
const forms = z.discriminatedUnion("act", [
	z.object({
		act: z.literal("describe"),
		version,
		title: text(200),
		alt: text(300),
		decorative: z.literal("on").optional(),
		credit: text(200),
	}),
	z.object({ act: z.literal("focus"), version, left: percent, top: percent, width: percent, height: percent }),
	z.object({ act: z.literal("replace"), version }),
	z.object({ act: z.literal("poster"), version }),
	z.object({
		act: z.literal("captions"),
		version,
		language: z.enum(Object.keys(captionLanguages)),
		text: z.string(),
		remove: z.literal("on").optional(),
	}),
	z.object({ act: z.literal("speechless"), version, speechless: z.literal("on").optional() }),
	z.object({ act: z.literal("trash"), version }),
	z.object({ act: z.literal("restore"), version }),
	z.object({ act: z.literal("undo"), actId: rowId }),
]);

type Form = z.output<typeof forms>;

/** What a form that could not be carried out says, with what was typed. */
export type ItemRefusal = {
	act: string;
	message: string;
	given: Given;
	/** Of captions: what is wrong in which line. */
	lines?: CaptionsFault[];
};

/** Carries out a form of an item's page, and shows the page again with what was done. */
export async function takeItemAct({ request, params, context }: ActionFunctionArgs) {
	const { id: memberId, name } = allow(context, "media.upload");
	const { db, now } = context.get(officeServices);
	const id = idOf(params);
	const sent = await request.formData();
	const given = textsIn(sent);
	const parsed = forms.safeParse(given);
	if (!parsed.success) return refuse(given.act ?? "", "This form was not filled in.", given);
	const form = parsed.data;
	// Who may not publish may prepare what nobody sees yet.
	const uses = (await readUses(db, id)).get(id) ?? [];
	const visible = uses.some(({ state }) => state === "published");
	if (form.act === "trash" || form.act === "restore" || form.act === "undo") allow(context, "media.delete");
	if (changesFile.has(form.act) && visible) allow(context, "media.delete");
	const by = { id: memberId, name };
	const services = context.get(officeServices);
	const result: FormResult =
		form.act === "replace"
			? await replaceBy(services, sent, { id, by, version: form.version })
			: form.act === "poster"
				? await takePoster(services, sent, { id, by, version: form.version })
				: form.act === "captions"
					? await takeCaptions(services, sent, { id, by, ...form })
					: await db.transaction().execute((trx) => carryOut(trx, form, { id, by }, now()));
	if (!result.ok) return refuse(form.act, result.message, given, result.lines);
	const url = new URL(request.url);
	url.searchParams.set("done", String(result.actId));
	throw redirectTo(`${url.pathname}${url.search}`);
}

/** Acts that change what visitors see of an item in use. */
const changesFile: ReadonlySet<string> = new Set(["replace", "focus", "poster", "captions", "speechless"]);

function refuse(act: string, message: string, given: Given, lines?: CaptionsFault[]) {
	return data({ act, message, given, ...(lines && { lines }) } satisfies ItemRefusal, { status: 409 });
}

type On = { id: number; by: ByMember };
type Trx = Parameters<typeof describeMedia>[0];

type DatabaseForm = Exclude<Form, { act: "replace" | "poster" | "captions" }>;

async function carryOut(trx: Trx, form: DatabaseForm, on: On, now: Date): Promise<MediaResult> {
	switch (form.act) {
		case "describe":
			return describeMedia(trx, { ...on, ...form, decorative: form.decorative === "on" }, now);
		case "focus": {
			const { left, top, width, height } = form;
			return focusMedia(trx, { ...on, version: form.version, focus: { left, top, width, height } }, now);
		}
		case "speechless":
			return saySpeechless(trx, { ...on, version: form.version, speechless: form.speechless === "on" }, now);
		case "trash":
			return trashMedia(trx, { ...on, version: form.version }, now);
		case "restore":
			return restoreMedia(trx, { ...on, version: form.version }, now);
		case "undo":
			return undoMediaAct(trx, { ...on, actId: form.actId }, now);
	}
}

async function replaceBy(services: OfficeServices, sent: FormData, on: On & { version: number }): Promise<MediaResult> {
	const [chosen] = await filesOf(services, sent, { name: "file", owner: on.by.id });
	if (!chosen) return { ok: false, reason: "refused", message: "Choose a file first." };
	const stored = await storeFile(services, chosen);
	if (!stored.ok) return { ok: false, reason: "refused", message: stored.message };
	const { file } = stored;
	return services.db.transaction().execute((trx) => replaceMedia(trx, { ...on, file }, services.now()));
}
