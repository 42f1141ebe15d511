import type { Kysely } from "kysely";
import { pictureAddressesWithoutAlt } from "#src/content/links/links-in.server.ts";
import { mediaNamedIn } from "#src/content/media/media-key.ts";
import type { FormType } from "#src/content/record-form/form-part.ts";
import { controlsOf, type FieldIssue, type RecordTexts } from "#src/content/record-form/record-texts.ts";
import type { Database } from "#src/db/tables.ts";

/**
 * The Markdown fields that have a picture without alternative text, which keeps them from being published. A picture
 * that only decorates, as the library says, needs none.
 */
export async function findMissingAlt(db: Kysely<Database>, type: FormType, texts: RecordTexts): Promise<FieldIssue[]> {
	const missingAlts = controlsOf(type, texts)
		.filter(({ control }) => control === "markdown")
		.map(({ path, fullLabel }) => ({ path, fullLabel, addresses: pictureAddressesWithoutAlt(texts[path] ?? "") }))
		.filter(({ addresses }) => addresses.length > 0);
	const decorative = await findDecorative(db, [
		...new Set(missingAlts.flatMap(({ addresses }) => addresses.flatMap(mediaNamedIn))),
	]);
	return missingAlts
		.filter(({ addresses }) => addresses.some((address) => !mediaNamedIn(address).some((id) => decorative.has(id))))
		.map(({ path, fullLabel }) => ({
			field: path,
			label: fullLabel,
			missing: false,
			message: `${fullLabel}: a photo has no alternative text. Describe it between the square brackets.`,
		}));
}

async function findDecorative(db: Kysely<Database>, ids: readonly number[]): Promise<Set<number>> {
	if (ids.length === 0) return new Set();
	const rows = await db.selectFrom("media").select("id").where("id", "in", ids).where("decorative", "=", 1).execute();
	return new Set(rows.map(({ id }) => id));
}
