import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { pageOf, paging, payload } from "#src/api/content/paging.ts";
import { refusal, success } from "#src/api/envelope.ts";
import { type IntegrationApi, refusals } from "#src/api/integrations/guard.ts";
import * as apiPaths from "#src/api-paths.ts";
import { adoptRecords } from "#src/content/editing/adopt-records.server.ts";
import { itemFilters, itemsPerPage } from "#src/content/editing/item-query.ts";
import { listItems } from "#src/content/editing/list-items.server.ts";
import { itemSummary, sendNotFound, summaryOf } from "./item-answer.ts";
import { tags } from "./item-request.ts";
import { typeAtSegment, typeSegments } from "./type-in-path.ts";

const query = paging(itemsPerPage).extend({
	filter: z
		.enum(itemFilters, `must be one of these: ${itemFilters.join(", ")}`)
		.default("all")
		.describe("Filter by state. `all` is everything except the trash"),
	q: z.string().max(200).default("").describe("Words in the title"),
});

/** Lists the items of a type. */
export function itemListRoute(app: FastifyInstance, api: IntegrationApi) {
	const { db, now } = api;
	app.withTypeProvider<ZodTypeProvider>().get(
		apiPaths.contentItems(":type"),
		{
			config: { scope: "content:read" },
			schema: {
				tags,
				summary: "List items of a content type",
				description:
					"Returns items with their state and version, but without their fields: most recently changed first, drafts " +
					"included. To find out whether a retried create went through, search for its title with `q`.",
				params: z.object({ type: z.string().meta({ enum: typeSegments }).describe("The content type") }),
				querystring: query,
				response: {
					200: success(z.array(itemSummary), "Items of this page").extend({ payload }),
					404: refusal.describe("No content type has this name"),
					422: refusal,
					...refusals,
				},
			},
		},
		async ({ params, query: { filter, q: search, page, items_per_page } }, reply) => {
			const type = typeAtSegment(params.type);
			if (!type)
				return sendNotFound(
					reply,
					`There’s no content type ${params.type}. Use one of these: ${typeSegments.join(", ")}.`,
				);
			await db.transaction().execute((trx) => adoptRecords(trx, type, now()));
			const { items, count: total } = await listItems(
				db,
				{ types: [type.table], filter, search, page },
				items_per_page,
			);
			return reply.send({
				status: true,
				data: items.map((row) => summaryOf(api, row)),
				payload: pageOf({ page, itemsPerPage: items_per_page, total }),
			});
		},
	);
}
