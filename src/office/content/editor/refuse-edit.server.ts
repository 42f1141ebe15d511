import type { ContentType } from "#src/content/content-type.ts";
import { compareVersions } from "#src/content/editing/compare/compare-versions.ts";
import type { ContentActResult } from "#src/content/editing/content-act.ts";
import type { ContentItem } from "#src/content/editing/content-item.ts";
import { readItemVersion } from "#src/content/editing/read-item.server.ts";
import { findMissingAlt } from "#src/content/media/uses/missing-alt.server.ts";
import { typedFields } from "#src/content/record-form/record-texts.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { recordFormView } from "#src/office/content/fields/record-form-view.server.ts";
import type { SubmittedValues } from "#src/office/kit/acts/act-answer.ts";
import { textsSent } from "./texts-sent.ts";

type EditRequest = { on: { type: ContentType }; form: { version?: number | undefined }; values: SubmittedValues };

/** Returns what the editor shows after a refusal: the form with what was typed, and what a colleague has written. */
export async function refuseEdit(
	trx: Trx,
	{ on: { type }, form, values }: EditRequest,
	result: Extract<ContentActResult, { ok: false }>,
	savedItem: ContentItem | null,
) {
	const { texts } = textsSent(type, values);
	const { message, reason } = result;
	const clash = reason === "conflict" ? result.item : null;
	const theirs = clash && (await readItemVersion(trx, clash.draft_id ?? clash.published_id));
	const conflict = theirs && {
		by: clash.changed_by,
		...compareVersions(type, theirs.fields, typedFields(type, texts), { whole: true }),
	};
	const isIncomplete = reason === "invalid";
	const withoutAlt = await findMissingAlt(trx, type, texts);
	return {
		ok: false as const,
		reason,
		message: isIncomplete ? "It’s saved as a draft, but not published. See what’s missing." : message,
		shown: {
			form: recordFormView({ type, texts, refused: isIncomplete, withoutAlt }),
			// Conflicts leave the form at the version its member saw.
			version: conflict ? (form.version ?? null) : (savedItem?.version ?? null),
			conflict,
			savedId: savedItem?.id ?? null,
		},
	};
}

export type EditShown = Awaited<ReturnType<typeof refuseEdit>>["shown"];
