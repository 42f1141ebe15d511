import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { refusal, success } from "#src/api/envelope.ts";
import * as apiPaths from "#src/api-paths.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { findRecord } from "#src/content/records.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { inLanguage } from "#src/languages/in-language.server.ts";
import { english } from "#src/languages/language.ts";
import { paging, payload } from "./paging.ts";

export type ContentSource = { db: Db; now: () => Date };

const tags = ["Content"];
/** Nouns of types for which the office’s names don’t say what a list or an item is, and orders of lists. */
const nouns: Readonly<Record<string, { one?: string; many?: string; order?: string }>> = {
	announcement: { many: "current announcements", order: "pinned ones first, then the latest" },
	blogs: { many: "blog posts" },
	careers: { many: "vacancies", order: "open ones first by closing date, then closed ones" },
	events: { order: "upcoming ones first, then past ones" },
	gallery: { many: "gallery items" },
	pages: { order: "by title" },
	staff: { one: "staff profile", many: "staff profiles", order: "by rank, then by name" },
};
const notFound = refusal
	.omit({ errors: true })
	.extend({ data: z.null().describe("Always `null`") })
	.describe("No published item has this `id` or `primaryId`");

/** Adds the list of a content type and, if its records have pages, the view of one record. */
export function addListAndView(app: FastifyInstance, source: ContentSource, type: ContentType) {
	if (!type.api) return;
	const path = apiPaths.list(type.api.name);
	const listName = nouns[type.api.name]?.many ?? type.office.names.many.toLowerCase();
	const summary = `List ${listName}`;
	addList(app, source, type, { path, summary });
	for (const alias of type.api.aliases ?? []) addList(app, source, type, { path: alias, summary, aliasOf: path });
	addView(app, source, type);
	if (type.api.latest) addList(app, source, type, { summary: `List the latest ${listName}`, ...type.api.latest });
}

/** @param itemsPerPage the page size when a request names none, if it is not the type's own */
type ListRoute = { path: string; summary: string; itemsPerPage?: number; aliasOf?: string };

function addList(
	app: FastifyInstance,
	{ db, now }: ContentSource,
	type: ContentType,
	{ path, summary, itemsPerPage = type.api?.itemsPerPage, aliasOf }: ListRoute,
) {
	if (!type.api || !itemsPerPage) return;
	const { filters, schema: item, serialize } = type.api;
	const querystring = paging(itemsPerPage);
	const page = success(z.array(item), "Items of this page").extend({ payload });
	const schema = {
		tags,
		...describeAlias({ summary, description: describeList(type, itemsPerPage) }, aliasOf),
		querystring: querystring.extend(filters?.shape ?? {}),
		response: { 200: page, 422: refusal },
	};
	app.get<{ Querystring: z.output<typeof querystring> }>(
		path,
		{ schema, config: { followsContent: true } },
		async ({ query: { items_per_page, ...query } }) => {
			const moment = now();
			const today = dayAtSchool(moment);
			const pageQuery = { ...query, itemsPerPage: items_per_page, now: moment };
			const { items, page, total, lastPage } = await inLanguage(english, () => listRecords(db, type, pageQuery));
			return {
				status: true,
				data: items.map((item) => serialize(item, today)),
				payload: { pagination: { page, items_per_page, total, last_page: lastPage } },
			};
		},
	);
}

/** An operation's words, or those of an alias of another, which is deprecated. */
export function describeAlias(texts: { summary: string; description: string }, aliasOf: string | undefined) {
	if (aliasOf === undefined) return texts;
	const [summary, description] = [`${texts.summary} (alias)`, `Alias of \`${apiPaths.apiUrl(aliasOf)}\`. `];
	return { summary, description: description + texts.description, deprecated: true };
}

function describeList({ api, office: { names } }: ContentType, itemsPerPage: number): string {
	const { many = names.many.toLowerCase(), order = "newest first" } = nouns[api?.name ?? ""] ?? {};
	return `Returns published ${many}: ${order}, ${itemsPerPage} per page by default. Each item has all its fields.`;
}

/** Such as "an event". */
export function withArticle({ api, office: { names } }: ContentType, adjective = ""): string {
	const noun = adjective + (nouns[api?.name ?? ""]?.one ?? names.one);
	return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

function addView(app: FastifyInstance, { db, now }: ContentSource, type: ContentType) {
	if (!type.api || !type.page) return;
	const { name, schema: item, serialize } = type.api;
	const key = type.page.key === "id" ? "id" : "primaryId";
	const params = z.object({ [key]: z.string().describe("`id` or `primaryId` of the item") });
	const schema = {
		tags,
		summary: `Get ${withArticle(type)}`,
		description: `Returns ${withArticle(type, "published ")} by its \`id\` or \`primaryId\`. For several, use the list.`,
		params,
		response: { 200: success(item, "The published item"), 404: notFound },
	};
	app.get<{ Params: Record<string, string> }>(
		apiPaths.view(name, `:${key}`),
		{ schema, config: { followsContent: true } },
		async ({ params }, reply) => {
			const record = await inLanguage(english, () => findRecord(db, type, params[key] ?? ""));
			if (record) return { status: true, data: serialize(record, dayAtSchool(now())) };
			reply.code(404);
			return { status: false, message: "We can’t find a published item with this id or primaryId.", data: null };
		},
	);
}

declare module "fastify" {
	interface FastifyContextConfig {
		/** The response depends on the address, the published content and the day only. */
		followsContent?: boolean;
	}
}
