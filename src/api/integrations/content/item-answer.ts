import type { FastifyReply } from "fastify";
import { z } from "zod";
import { refusal, success } from "#src/api/envelope.ts";
import { refusals } from "#src/api/integrations/guard.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { type ContentActResult, goneItem } from "#src/content/editing/content-act.ts";
import { type ContentItem, itemPath, typeOf } from "#src/content/editing/content-item.ts";
import { itemStates } from "#src/content/editing/item-state.ts";
import { readItemVersion } from "#src/content/editing/read-item.server.ts";
import { findMissingAlt } from "#src/content/media/uses/missing-alt.server.ts";
import { checkFields, type TypedFields, textsOf } from "#src/content/record-form/record-texts.ts";
import type { Db } from "#src/db/connect.server.ts";
import { type Control, controlOf } from "#src/fields/control.ts";
import type { FieldLabels } from "#src/fields/field-labels.ts";
import { segmentOf } from "./type-in-path.ts";

/** The header with which a request says which version of an item it has seen. */
export const ifMatchHeader = z.object({
	"if-match": z
		.string()
		.describe('The `ETag` from your last read, such as `"7"`, or `*` to overwrite whatever is there'),
});

const etagOf = ({ version }: { version: number }) => `"${version}"`;

type VersionRefusal = { ok: false; status: 422 | 428; message: string };
type VersionResult = { ok: true; version: number | undefined } | VersionRefusal;

/** Reads `If-Match`: the version that was seen; undefined for any. */
export function readSeenVersion(header: string | undefined): VersionResult {
	if (header === undefined)
		return { ok: false, status: 428, message: "Send the item’s ETag as If-Match, so that no one’s change is lost." };
	if (header.trim() === "*") return { ok: true, version: undefined };
	const [, digits] = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header) ?? [];
	if (digits === undefined)
		return { ok: false, status: 422, message: 'The If-Match header must look like "7", or be *.' };
	return { ok: true, version: Number(digits) };
}

/** Refuses a request that names no version. */
export function sendUnseen(reply: FastifyReply, { status, message }: VersionRefusal) {
	const errors = status === 422 ? { errors: { "if-match": 'must look like "7", or be *' } } : {};
	return reply.code(status).send({ status: false, message, ...errors });
}

/** The body of a request that writes a draft: some or all fields of the type, each valid alone. */
export function draftBody({ fields, office, api }: Pick<ContentType, "fields" | "office" | "api">) {
	const schemas = Object.entries(fields.shape as Record<string, z.ZodType>);
	const shown = (api?.schema as z.ZodObject | undefined)?.shape ?? {};
	const each = Object.fromEntries(
		schemas.map(([name, schema]) => [
			name,
			describe(schema.optional(), office.fields[name], (shown[name] as z.ZodType | undefined)?.description),
		]),
	);
	return z.object({ fields: z.object(each).describe("Fields by name. A field you omit keeps its value") });
}

/** Formats of fields, by the control that writes them in the office. */
const formats: Partial<Record<Control, string>> = {
	day: "YYYY-MM-DD in IST",
	time: "HH:MM in IST",
	markdown: "Markdown",
	picture: "Key of a photo in the library, such as `photo-12-1`",
	file: "Key of a file in the library, such as `film-3-1` or `document-9-1`",
};

/**
 * Describes a field as the office does to its editors, and says how it is written; does the same for the fields of its
 * rows.
 * @param shown description of the same field as visitors get it, for a label that says no more than the field's name
 */
function describe(schema: z.ZodType, labels: FieldLabels<unknown> | undefined, shown?: string): z.ZodType {
	const { control } = controlOf(schema);
	const isNumber = control === "yes-no" && schema.safeParse(1).success;
	const format = isNumber ? "0 for no, 1 for yes" : formats[control];
	const options = Object.entries(labels?.options ?? {}).map(([value, label]) => `\`${value}\`: ${label}`);
	// In the editor a field is blank; in JSON it has a value.
	const hint = labels?.hint?.replaceAll("Leave blank", schema.safeParse(null).success ? "`null`" : '`""`');
	const label = hint || format ? labels?.label : (shown?.split(". ")[0] ?? labels?.label);
	const sentences = [label, hint, options.join(", "), format].filter((each) => each !== undefined && each !== "");
	const described = labels?.fields ? withFields(schema, labels.fields) : schema;
	return described.describe(sentences.map((each) => each?.replace(/\.$/, "")).join(". "));
}

function withFields(schema: z.ZodType, labels: Readonly<Record<string, FieldLabels<unknown>>>): z.ZodType {
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
		return withFields(schema.unwrap() as z.ZodType, labels).optional();
	if (schema instanceof z.ZodNullable) return withFields(schema.unwrap() as z.ZodType, labels).nullable();
	if (schema instanceof z.ZodArray) return z.array(withFields(schema.element as z.ZodType, labels));
	if (!(schema instanceof z.ZodObject)) return schema;
	const shape = Object.entries(schema.shape as Record<string, z.ZodType>);
	return z.object(Object.fromEntries(shape.map(([name, field]) => [name, describe(field, labels[name])])));
}

type Read = { ok: true; fields: TypedFields } | { ok: false; errors: Record<string, string> };

/** Reads such a body: each field by its own rule. Whether the draft is complete is asked when it is published. */
export function readDraftFields({ fields: { shape } }: Pick<ContentType, "fields">, body: unknown): Read {
	const parsed = z.object({ fields: z.record(z.string(), z.unknown()) }).safeParse(body);
	if (!parsed.success) return { ok: false, errors: { fields: "must be an object" } };
	const schemas = new Map(Object.entries(shape as Record<string, z.ZodType>));
	const fields: Record<string, unknown> = {};
	const errors: Record<string, string> = {};
	for (const [name, value] of Object.entries(parsed.data.fields)) {
		const parsed = schemas.get(name)?.safeParse(value);
		if (!parsed) errors[name] = "isn’t a field of this type";
		else if (parsed.success) fields[name] = parsed.data;
		else errors[name] = parsed.error.issues[0]?.message ?? "isn’t valid";
	}
	return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, fields };
}

/** Finds what keeps fields from being published, a sentence per field. */
async function findMissing(db: Db, type: ContentType, fields: TypedFields): Promise<Record<string, string>> {
	const checkedFields = checkFields(type, fields);
	const withoutAlt = await findMissingAlt(db, type, textsOf(type, fields));
	const issues = [...withoutAlt, ...(checkedFields.ok ? [] : checkedFields.issues)];
	return Object.fromEntries(issues.map(({ field, message }) => [field, message]));
}

const moment = z.string().describe("ISO 8601 in UTC");
const fields = z.record(z.string(), z.unknown()).nullable();

/** An item without its fields, as lists have it. */
export const itemSummary = z.object({
	id: z.int().describe("The item’s ID in the office API. Its ID in the public API is `record_id`"),
	type: z.string().describe("Content type, as in the URL"),
	title: z.string().describe("Title of the draft or, if there is none, of the published version"),
	state: z
		.enum(itemStates)
		.describe(
			"`published`: visitors see it. `draft`: it was never published. `taken-down`: unpublished. `trashed`: in the trash",
		),
	version: z.int().describe("Increases with every change. The `ETag` header has the same number in quotes"),
	has_draft: z.boolean().describe("`true` if there are changes that visitors don’t see yet"),
	record_id: z.int().nullable().describe("ID of the item in the public API. `null` until it’s first published"),
	url: z.string().nullable().describe("URL of its page. `null` while it isn’t published, and for types without pages"),
	publish_at: moment.nullable().describe("Time of scheduled publication, ISO 8601 in UTC. `null` if there is none"),
	take_down_at: moment.nullable().describe("Time of scheduled removal, ISO 8601 in UTC. `null` if there is none"),
	changed_at: moment.describe("Time of the last change, ISO 8601 in UTC"),
	changed_by: z.string().describe("Name of the team member or integration that last changed it, or `Initial content`"),
});

const item = itemSummary.extend({
	draft: fields.describe("The fields of the draft. `null` if there is none"),
	published: fields.describe("The fields visitors see, or saw last. `null` if it was never published"),
	missing: z.record(z.string(), z.string()).describe("Reasons why the draft can’t be published, keyed by field name"),
});

const noItem = "No item of this type has this `id`";
export const noVersion = refusal.describe(`${noItem}, or it has no version of this number`);

/** Responses of acts on an item. */
export const itemResponses = {
	200: success(item, "The item with its draft"),
	404: refusal.describe(noItem),
	409: refusal.describe("The item is in the trash"),
	412: refusal.describe("The item has changed since you read it. The header `ETag` has the current version"),
	422: refusal,
	428: refusal.describe("The header `If-Match` is missing"),
	...refusals,
};

export const createdResponses = { 201: success(item, "The new item"), 422: refusal, ...refusals };

type Context = { db: Db; siteUrl: string };

export function summaryOf({ siteUrl }: Pick<Context, "siteUrl">, row: ContentItem): z.input<typeof itemSummary> {
	const { id, title, state, version, record_id, publish_at, take_down_at, changed_at, changed_by } = row;
	const type = typeOf(row);
	const path = state === "published" ? itemPath(type, row) : undefined;
	return {
		id,
		type: segmentOf(type),
		title,
		state,
		version,
		has_draft: row.draft_id !== null,
		record_id,
		url: path === undefined ? null : siteUrl + path,
		publish_at,
		take_down_at,
		changed_at,
		changed_by,
	};
}

/** Sends an item with its fields and its ETag. */
export async function sendItem(reply: FastifyReply, context: Context, row: ContentItem, status: 200 | 201 = 200) {
	const [draft, published] = await Promise.all([
		readItemVersion(context.db, row.draft_id),
		readItemVersion(context.db, row.published_id),
	]);
	const data = {
		...summaryOf(context, row),
		draft: draft?.fields ?? null,
		published: published?.fields ?? null,
		missing: draft ? await findMissing(context.db, typeOf(row), draft.fields) : {},
	};
	return reply.code(status).header("etag", etagOf(row)).send({ status: true, data });
}

/** Names the wrong fields, each with a sentence. */
export function sendErrors(reply: FastifyReply, errors: Record<string, string>) {
	const message = `Check these fields: ${Object.keys(errors).join(", ")}.`;
	return reply.code(422).send({ status: false, message, errors });
}

export function sendNotFound(reply: FastifyReply, message = "We can’t find this item.") {
	return reply.code(404).send({ status: false, message });
}

/** Sends the outcome of an act. @param on item on which it was done, if it wasn’t new */
export async function sendResult(
	reply: FastifyReply,
	context: Context,
	result: ContentActResult,
	on?: { type: ContentType; item: ContentItem },
) {
	if (result.ok) return sendItem(reply, context, result.item);
	const { message, reason } = result;
	const refusal = { status: false, message };
	switch (reason) {
		case "gone":
			return sendNotFound(reply, result === goneItem ? undefined : message);
		case "refused":
			return reply.code(409).send(refusal);
		case "conflict":
			return reply
				.code(412)
				.header("etag", etagOf(result.item))
				.send({ status: false, message: `Changed since you read it, by ${result.item.changed_by}. Get it again.` });
		case "invalid": {
			const errors = Object.fromEntries(result.issues.map((issue) => [issue.path, issue.message]));
			const draft = on && (await readItemVersion(context.db, on.item.draft_id));
			// In the words of `missing`.
			return sendErrors(reply, { ...errors, ...(draft && (await findMissing(context.db, on.type, draft.fields))) });
		}
	}
}
