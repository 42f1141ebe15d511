import { contentPermissions } from "#src/content/content-permissions.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { type ContentItem, everyContentType } from "#src/content/editing/content-item.ts";
import { readItemVersion } from "#src/content/editing/read-item.server.ts";
import { saveTexts } from "#src/content/editing/save-texts.server.ts";
import { findMedia } from "#src/content/media/read-media.server.ts";
import { type FormPart, partsOf } from "#src/content/record-form/form-part.ts";
import { textsOf } from "#src/content/record-form/record-texts.ts";
import { rowId } from "#src/forms/row-id.ts";
import { actsOn } from "#src/office/kit/acts/act.server.ts";
import { filesForm, filesOf, takeFiles } from "#src/office/media/upload/take-files.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { takesMedia, textsWithChoice } from "./choice-texts.ts";
import { fieldAt } from "./field-at.server.ts";

/** A field of an item’s draft. */
type On = { type: ContentType; part: FormPart; item: Pick<ContentItem, "id" | "draft_id" | "published_id"> };

const permission = ({ type }: { type: ContentType }) => contentPermissions(type).draft;

const { act, table } = actsOn<On>();

/** What members do where something of the library is chosen for a field of a draft. */
export const choiceActs = table({
	title: "Choose from the library",
	address: officePaths.contentMedia(":type", ":id"),
	find: fieldAt,
	subjects: everyContentType().flatMap((type) => {
		const part = partsOf(type).find(takesMedia);
		return part ? [{ type, part, item: { id: 0, draft_id: null, published_id: null } }] : [];
	}),
	acts: {
		choose: act({
			label: "Choose a file from the library for a draft",
			permission,
			form: { version: rowId, media: rowId },
			run: async (trx, { on: { type, item, part }, form, by, now }) => {
				const chosen = await findMedia(trx, form.media);
				const current = await readItemVersion(trx, item.draft_id ?? item.published_id);
				const before = textsOf(type, current?.fields ?? {});
				const texts = chosen && textsWithChoice(before, { type: type.table, part, item: chosen });
				if (!texts) return notShown;
				return saveTexts(trx, type, { itemId: item.id, seen: form.version, by, texts, apart: true }, now);
			},
			goTo: ({ actId }, { on: { type, item, part } }) =>
				`${officePaths.contentItem(type.table, item.id, String(actId ?? ""))}#field-${part.path}`,
		}),
		add: act({
			label: "Add a file to the library for a draft",
			permission,
			form: filesForm("files"),
			outside: async ({ sent, by, services }) => {
				const files = await filesOf(services, sent, { name: "files", owner: by.id });
				const { added, refused } = await takeFiles(services, files.slice(0, 1), by);
				return added[0]
					? { ok: true, added: added[0].id }
					: { ok: false, reason: "invalid", message: refused[0] ?? "Choose a file first." };
			},
			goTo: ({ added }, { on: { type, item, part } }) =>
				officePaths.contentMedia(type.table, item.id, part.path, { added: String(added) }),
		}),
	},
});

const notShown = {
	ok: false as const,
	reason: "refused",
	message: "You can’t use this yet. Its sizes aren’t ready, or it needs a poster or captions.",
};
