import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Scope } from "#src/accounts/api-tokens/api-token.ts";
import type { IntegrationApi } from "#src/api/integrations/guard.ts";
import * as apiPaths from "#src/api-paths.ts";
import { publishItem, scheduleItem, takeDownItem } from "#src/content/editing/publish-item.server.ts";
import { discardDraft } from "#src/content/editing/save-content-draft.server.ts";
import { takeOutOfTrash, trashItem } from "#src/content/editing/trash.server.ts";
import { itemResponses } from "./item-answer.ts";
import { actOnItem, itemParams, readByHand, tags } from "./item-request.ts";
import { ifMatchHeader } from "./seen-version.ts";

const acts = [
	{ name: "publish", scope: "content:publish", summary: "Show the draft to visitors", act: publishItem },
	{ name: "take-down", scope: "content:publish", summary: "Take it down", act: takeDownItem },
	{ name: "trash", scope: "content:publish", summary: "Put it into the trash, for 30 days", act: trashItem },
	{ name: "take-out", scope: "content:publish", summary: "Take it out of the trash", act: takeOutOfTrash },
	{ name: "discard", scope: "content:write", summary: "Throw the draft away", act: discardDraft },
] as const satisfies { name: string; scope: Scope; summary: string; act: unknown }[];

const time = z.iso
	.datetime({ offset: true, error: "must be a time such as 2026-12-01T09:00:00+05:30" })
	.transform((text) => new Date(text).toISOString())
	.nullable()
	.optional();

const times = z.object({
	publish_at: time.describe("When the draft as it is now is published; null takes the time away"),
	take_down_at: time.describe("When it is taken down; null takes the time away"),
});

/** Acts on an item: each is one in the office too, with the same rules, and is undone there. */
export function itemActRoutes(app: FastifyInstance, api: IntegrationApi) {
	const schema = { tags, params: itemParams, headers: ifMatchHeader, response: itemResponses };
	for (const { name, scope, summary, act } of acts)
		app.post(
			apiPaths.contentItemAct(":type", ":id", name),
			{ ...readByHand, config: { scope }, schema: { ...schema, summary } },
			(request, reply) => actOnItem(api, request, reply, { act: (trx, on) => act(trx, on, api.now()) }),
		);
	app.post(
		apiPaths.contentItemAct(":type", ":id", "schedule"),
		{
			...readByHand,
			config: { scope: "content:publish" },
			schema: { ...schema, summary: "Publish or take down at a time", consumes: ["application/json"], body: times },
		},
		(request, reply) => {
			const read = times.safeParse(request.body);
			const { publish_at: publishAt, take_down_at: takeDownAt } = read.data ?? {};
			if (!read.success || (publishAt === undefined && takeDownAt === undefined)) {
				const issues = read.error?.issues.map(({ path, message }) => [path.join(".") || "body", message]);
				const errors = Object.fromEntries(issues ?? [["publish_at", "or take_down_at must be there"]]);
				return reply.code(422).send({ status: false, message: "Please check: the times.", errors });
			}
			const given = { ...(publishAt !== undefined && { publishAt }), ...(takeDownAt !== undefined && { takeDownAt }) };
			return actOnItem(api, request, reply, {
				act: (trx, on) => scheduleItem(trx, { ...on, ...given }, api.now()),
			});
		},
	);
}
