import type { FastifyInstance } from "fastify";
import { withArticle } from "#src/api/content/list-and-view.ts";
import type { IntegrationApi } from "#src/api/integrations/guard.ts";
import * as apiPaths from "#src/api-paths.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { goneItem } from "#src/content/editing/content-act.ts";
import { lockItem, readItemVersion } from "#src/content/editing/read-item.server.ts";
import { saveDraft, startItem } from "#src/content/editing/save-content-draft.server.ts";
import {
	createdResponses,
	draftBody,
	ifMatchHeader,
	itemResponses,
	readDraftFields,
	sendErrors,
	sendItem,
	sendNotFound,
	sendResult,
} from "./item-answer.ts";
import { actOnItem, actorOf, findItem, idParams, readByHand, tags } from "./item-request.ts";
import { segmentOf } from "./type-in-path.ts";

/** Begins, reads and writes the items of one type. */
export function itemDraftRoutes(app: FastifyInstance, api: IntegrationApi, type: ContentType) {
	const segment = segmentOf(type);
	const { 200: ok, 404: notFound, 422: wrong, 401: unknown, 403: forbidden, 429: tooMany } = itemResponses;
	const consumes = ["application/json"];
	app.post(
		apiPaths.contentItems(segment),
		{
			...readByHand,
			config: { scope: "content:write" },
			schema: {
				tags,
				summary: `Create ${withArticle(type, "draft ")}`,
				description:
					"Creates a draft, which can be incomplete. Visitors don’t see it until it’s published. A retry creates " +
					"another draft, so first search the list for its title.",
				consumes,
				body: draftBody(type),
				response: createdResponses,
			},
		},
		async (request, reply) => {
			const draftFields = readDraftFields(type, request.body);
			if (!draftFields.ok) return sendErrors(reply, draftFields.errors);
			const { fields } = draftFields;
			const result = await api.db
				.transaction()
				.execute((trx) => startItem(trx, type, { fields, by: actorOf(request) }, api.now()));
			if (!result.ok) return sendResult(reply, api, result);
			reply.header("location", apiPaths.apiUrl(apiPaths.contentItem(segment, result.item.id)));
			return sendItem(reply, api, result.item, 201);
		},
	);
	app.get(
		apiPaths.contentItem(segment, ":id"),
		{
			...readByHand,
			config: { scope: "content:read" },
			schema: {
				tags,
				summary: `Get ${withArticle(type)} with its draft`,
				description:
					"Returns the draft, the published fields, and the reasons why the draft can’t be published. The header `ETag` " +
					"has the version to send with your change.",
				params: idParams,
				response: { 200: ok, 404: notFound, 401: unknown, 403: forbidden, 429: tooMany },
			},
		},
		async (request, reply) => {
			const item = await findItem(api, request, type);
			return item ? sendItem(reply, api, item.item) : sendNotFound(reply);
		},
	);
	app.patch(
		apiPaths.contentItem(segment, ":id"),
		{
			...readByHand,
			config: { scope: "content:write" },
			schema: {
				tags,
				summary: `Update the draft of ${withArticle(type)}`,
				description:
					"Changes the fields you send. Starts a draft if there is none. The published version doesn’t change.",
				consumes,
				params: idParams,
				headers: ifMatchHeader,
				body: draftBody(type),
				response: { ...itemResponses, 422: wrong },
			},
		},
		(request, reply) => {
			const draftFields = readDraftFields(type, request.body);
			if (!draftFields.ok) return sendErrors(reply, draftFields.errors);
			return actOnItem(api, request, reply, {
				type,
				act: async (trx, on) => {
					const item = await lockItem(trx, on.itemId);
					if (!item) return goneItem;
					const current = await readItemVersion(trx, item.draft_id ?? item.published_id);
					return saveDraft(trx, { ...on, fields: { ...current?.fields, ...draftFields.fields } }, api.now());
				},
			});
		},
	);
}
