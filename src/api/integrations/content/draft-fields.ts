import { z } from "zod";
import type { ContentType } from "#src/content/content-type.ts";
import { findMissingAlt } from "#src/content/media/uses/missing-alt.server.ts";
import { checkFields, type TypedFields, textsOf } from "#src/content/record-form/record-texts.ts";
import type { Db } from "#src/db/connect.server.ts";

/** The body of a request that writes a draft: some or all fields of the type, each valid by itself. */
export function draftBody({ fields, office }: Pick<ContentType, "fields" | "office">) {
	const schemas = Object.entries(fields.shape as Record<string, z.ZodType>);
	const each = Object.fromEntries(
		schemas.map(([name, schema]) => [name, describe(schema.optional(), office.fields[name])]),
	);
	return z.object({ fields: z.object(each).describe("A field you leave out keeps its value") });
}

/** As the office describes the field to its editors. */
function describe(schema: z.ZodType, words: { label: string; hint?: string } | undefined) {
	return words ? schema.describe([words.label, words.hint].filter(Boolean).join(". ").replace(/\.$/, "")) : schema;
}

type Read = { ok: true; fields: TypedFields } | { ok: false; errors: Record<string, string> };

/** Reads such a body: each field by its own rule. Whether the draft is complete is asked when it is published. */
export function readDraftFields({ fields: { shape } }: Pick<ContentType, "fields">, body: unknown): Read {
	const given = z.object({ fields: z.record(z.string(), z.unknown()) }).safeParse(body);
	if (!given.success) return { ok: false, errors: { fields: "must be an object" } };
	const schemas = new Map(Object.entries(shape as Record<string, z.ZodType>));
	const fields: Record<string, unknown> = {};
	const errors: Record<string, string> = {};
	for (const [name, value] of Object.entries(given.data.fields)) {
		const parsed = schemas.get(name)?.safeParse(value);
		if (!parsed) errors[name] = "isn’t a field of this type";
		else if (parsed.success) fields[name] = parsed.data;
		else errors[name] = parsed.error.issues[0]?.message ?? "isn’t valid";
	}
	return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, fields };
}

/** What keeps fields from being published, a sentence per field. */
export async function findMissing(db: Db, type: ContentType, fields: TypedFields): Promise<Record<string, string>> {
	const checked = checkFields(type, fields);
	const withoutAlt = await findMissingAlt(db, type, textsOf(type, fields));
	const issues = [...withoutAlt, ...(checked.ok ? [] : checked.issues)];
	return Object.fromEntries(issues.map(({ field, message }) => [field, message]));
}
