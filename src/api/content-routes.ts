import type { FastifyInstance } from "fastify";
import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import type { Wire } from "#src/content/api-schema.ts";
import type { Page, PageQuery } from "#src/content/page.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { refusal, success } from "./envelope.ts";

export type ContentSource = { db: Db; now: () => Date };

/** How a kind is read through the API. */
export type Publication<Row, Filter> = {
	/** The list is at `website/<name>/list`, a record at `website/<name>/view/<key>`. */
	name: string;
	/** Other paths of the list, below the API's base. */
	also?: string[];
	/** Items on a page when the request does not say. */
	itemsPerPage: number;
	/** Further parameters of the list. */
	filter?: z.ZodObject & z.ZodType<Filter>;
	list: (db: Db, query: PageQuery & { now: Date } & Filter) => Promise<Page<Row>>;
	/** Finds a record by either of its keys; `key` is the one that the contract names. */
	view?: { key: "id" | "primaryId"; find: (db: Db, key: string) => Promise<Row | undefined> };
	wire: Wire<Row>;
};

type Paging = { page: number; items_per_page: number };

const tags = ["Content"];
const pagination = z.object({ page: z.int(), items_per_page: z.int(), total: z.int(), last_page: z.int() });
const nothing = z
	.object({ status: z.literal(false), message: z.string(), data: z.null() })
	.describe("There is no such record");

/** A whole number within limits, as a parameter of an address. */
export function wholeParameter(least: number, most: number, message: string) {
	const digits = (value: unknown) => (typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value);
	return z.preprocess(digits, z.int(message).min(least, message).max(most, message));
}

/** The two parameters of every list. */
function paging(itemsPerPage: number) {
	const page = wholeParameter(1, 1_000_000_000, "must be a whole number, 1 or more").default(1);
	const items = wholeParameter(1, 100, "must be a whole number from 1 to 100").default(itemsPerPage);
	return z.object({
		page: page.describe("1 when left out"),
		items_per_page: items.describe(`${itemsPerPage} when left out`),
	});
}

/** Adds the list of a kind and, where it has one, the view of a single record. */
export function publish<Row, Filter extends object = object>(
	app: FastifyInstance,
	source: ContentSource,
	publication: Publication<Row, Filter>,
) {
	const path = apiPaths.list(publication.name);
	addList(app, path, "A page of the list", source, publication);
	for (const other of publication.also ?? []) addList(app, other, `The same as ${path}`, source, publication);
	if (publication.view) addView(app, source, publication.name, publication.view, publication.wire);
}

/** Adds one path of a list. */
export function addList<Row, Filter extends object>(
	app: FastifyInstance,
	path: string,
	summary: string,
	{ db, now }: ContentSource,
	{ itemsPerPage, filter, list, wire }: Omit<Publication<Row, Filter>, "name">,
) {
	const querystring = paging(itemsPerPage).extend(filter?.shape ?? {});
	const listed = success(z.array(wire.schema)).extend({ payload: z.object({ pagination }) });
	const schema = { tags, summary, querystring, response: { 200: listed, 422: refusal } };
	app.get(path, { schema, config: { followsContent: true } }, async (request) => {
		const query = request.query as Paging & Filter;
		const {
			items,
			page,
			itemsPerPage: size,
			total,
			lastPage,
		} = await list(db, { ...query, itemsPerPage: query.items_per_page, now: now() });
		return {
			status: true,
			data: items.map(wire.from),
			payload: { pagination: { page, items_per_page: size, total, last_page: lastPage } },
		};
	});
}

function addView<Row>(
	app: FastifyInstance,
	{ db }: ContentSource,
	name: string,
	{ key, find }: NonNullable<Publication<Row, object>["view"]>,
	wire: Wire<Row>,
) {
	const params = z.object({ [key]: z.string().describe("Either key of the record, id or primaryId") });
	const schema = { tags, summary: "One record", params, response: { 200: success(wire.schema), 404: nothing } };
	app.get<{ Params: Record<string, string> }>(
		apiPaths.view(name, `:${key}`),
		{ schema, config: { followsContent: true } },
		async ({ params }, reply) => {
			const found = await find(db, params[key] ?? "");
			if (found) return { status: true, data: wire.from(found) };
			reply.code(404);
			return { status: false, message: "There is nothing under this key.", data: null };
		},
	);
}

declare module "fastify" {
	interface FastifyContextConfig {
		/** The answer depends on nothing but the address, the published content and the day. */
		followsContent?: boolean;
	}
}
