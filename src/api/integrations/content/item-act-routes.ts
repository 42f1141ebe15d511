import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Scope } from "#src/accounts/api-tokens/api-token.ts";
import { refusal } from "#src/api/envelope.ts";
import type { IntegrationApi } from "#src/api/integrations/guard.ts";
import * as apiPaths from "#src/api-paths.ts";
import { publishItem, scheduleItem, takeDownItem } from "#src/content/editing/publish-item.server.ts";
import { discardDraft } from "#src/content/editing/save-content-draft.server.ts";
import { takeOutOfTrash, trashItem } from "#src/content/editing/trash.server.ts";
import { ifMatchHeader, itemResponses, sendErrors } from "./item-answer.ts";
import { actOnItem, itemParams, readByHand, tags } from "./item-request.ts";

const acts = [
	{
		name: "publish",
		scope: "content:publish",
		summary: "Publish an item",
		description:
			"Publishes the draft at once. A draft with `missing` fields can’t be published. Announcements about admissions and approval " +
			"documents are official: a person must publish them in the office.",
		conflict: "There are no changes to publish, the item is in the trash, or a person must publish it",
		act: publishItem,
	},
	{
		name: "take-down",
		scope: "content:publish",
		summary: "Unpublish an item",
		description:
			"Removes it from the website at once. Its URL then shows that the page was removed. Publish it to show it again.",
		conflict: "The item isn’t published, or only a person can do this",
		act: takeDownItem,
	},
	{
		name: "trash",
		scope: "content:publish",
		summary: "Move an item to the trash",
		description: "Unpublishes it and moves it to the trash, where it’s deleted after 30 days.",
		conflict: "The item is already in the trash, or only a person can do this",
		act: trashItem,
	},
	{
		name: "take-out",
		scope: "content:publish",
		summary: "Restore an item from the trash",
		description: "Restores it as an unpublished item. Publish it to show it again.",
		conflict: "The item isn’t in the trash",
		act: takeOutOfTrash,
	},
	{
		name: "discard",
		scope: "content:write",
		summary: "Discard a draft",
		description:
			"Discards the draft. It stays among the versions, so you can restore it. The published version doesn’t change. To " +
			"discard an item that was never published, move it to the trash.",
		conflict: "There’s no draft, or the item was never published",
		act: discardDraft,
	},
] as const satisfies {
	name: string;
	scope: Scope;
	summary: string;
	description: string;
	conflict: string;
	act: unknown;
}[];

const time = z.iso
	.datetime({ offset: true, error: "must be a time such as 2026-12-01T09:00:00+05:30" })
	.transform((text) => new Date(text).toISOString())
	.nullable()
	.optional();

const times = z.object({
	publish_at: time.describe("Time at which the draft is published as it is now. `null` cancels"),
	take_down_at: time.describe("Time at which the item is unpublished. `null` cancels"),
});

/** Acts on an item: each is one in the office too, with the same rules, and is undone there. */
export function itemActRoutes(app: FastifyInstance, api: IntegrationApi) {
	const schema = { tags, params: itemParams, headers: ifMatchHeader, response: itemResponses };
	for (const { name, scope, act, conflict, ...texts } of acts)
		app.post(
			apiPaths.contentItemAct(":type", ":id", name),
			{
				...readByHand,
				config: { scope },
				schema: { ...schema, ...texts, response: { ...itemResponses, 409: refusal.describe(conflict) } },
			},
			(request, reply) => actOnItem(api, request, reply, { act: (trx, on) => act(trx, on, api.now()) }),
		);
	app.post(
		apiPaths.contentItemAct(":type", ":id", "schedule"),
		{
			...readByHand,
			config: { scope: "content:publish" },
			schema: {
				...schema,
				summary: "Schedule an item",
				description:
					"Publishes the draft as it is now, or unpublishes the item, at a later time. Send at least one time. It " +
					"happens within a minute of the time.",
				consumes: ["application/json"],
				body: times,
				response: {
					...itemResponses,
					409: refusal.describe(
						"There’s no draft, the item is in the trash, the times conflict, or only a person can do this",
					),
				},
			},
		},
		(request, reply) => {
			const read = times.safeParse(request.body);
			const { publish_at: publishAt, take_down_at: takeDownAt } = read.data ?? {};
			if (!read.success || (publishAt === undefined && takeDownAt === undefined)) {
				const issues = read.error?.issues.map(({ path, message }) => [path.join(".") || "body", message]);
				const errors = Object.fromEntries(
					issues ?? [["publish_at", "is missing. Send publish_at, take_down_at or both"]],
				);
				return sendErrors(reply, errors);
			}
			const past = Object.entries(read.data).filter(([, at]) => at && at <= api.now().toISOString());
			if (past.length > 0)
				return sendErrors(reply, Object.fromEntries(past.map(([name]) => [name, "must be in the future"])));
			const givenTimes = {
				...(publishAt !== undefined && { publishAt }),
				...(takeDownAt !== undefined && { takeDownAt }),
			};
			return actOnItem(api, request, reply, {
				act: (trx, on) => scheduleItem(trx, { ...on, ...givenTimes }, api.now()),
			});
		},
	);
}
