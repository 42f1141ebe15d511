import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { success } from "#src/api/envelope.ts";
import { type IntegrationApi, refusals } from "#src/api/integrations/guard.ts";
import * as apiPaths from "#src/api-paths.ts";
import type { ContentVersion } from "#src/content/editing/content-item.ts";
import { readItemVersions } from "#src/content/editing/read-item.server.ts";
import { restoreVersion } from "#src/content/editing/save-content-draft.server.ts";
import { ifMatchHeader, itemResponses, noVersion, sendNotFound } from "./item-answer.ts";
import { actOnItem, findItem, itemParams, readByHand, tags, versionParams } from "./item-request.ts";

const summary = z.object({
	number: z.int().describe("Number of the version, from 1"),
	written_by: z.string().describe("Name of the team member or integration that wrote it, or `Initial content`"),
	created_at: z.string().describe("Time of creation, ISO 8601 in UTC"),
	changed_at: z.string().describe("Time of the last change, ISO 8601 in UTC"),
	published_at: z.string().nullable().describe("Time of first publication, ISO 8601 in UTC. `null` if never"),
	restored_from: z
		.int()
		.nullable()
		.describe("Number of the version it was restored from. `null` if it wasn’t restored"),
});

const whole = summary.extend({
	fields: z.record(z.string(), z.unknown()).describe("All fields of this version, by name"),
});

function summaryOf({ number, member_name, created_at, changed_at, published_at, restored_from }: ContentVersion) {
	return { number, written_by: member_name, created_at, changed_at, published_at, restored_from };
}

/** The versions of an item, which are never lost: reading them, and making one the draft again. */
export function itemVersionRoutes(app: FastifyInstance, api: IntegrationApi) {
	app.get(
		apiPaths.contentItemAct(":type", ":id", "versions"),
		{
			...readByHand,
			config: { scope: "content:read" },
			schema: {
				tags,
				summary: "List versions of an item",
				description:
					"Returns all versions without their fields, latest first. Publishing or discarding a draft deletes none.",
				params: itemParams,
				response: { 200: success(z.array(summary), "Versions of the item"), 404: itemResponses[404], ...refusals },
			},
		},
		async (request, reply) => {
			const item = await findItem(api, request);
			if (!item) return sendNotFound(reply);
			const versions = await readItemVersions(api.db, item.item.id);
			return reply.send({ status: true, data: versions.map(summaryOf) });
		},
	);
	app.get(
		apiPaths.contentItemVersion(":type", ":id", ":number"),
		{
			...readByHand,
			config: { scope: "content:read" },
			schema: {
				tags,
				summary: "Get a version of an item",
				description: "Returns one version with its fields.",
				params: versionParams,
				response: { 200: success(whole, "The version"), 404: noVersion, ...refusals },
			},
		},
		async (request, reply) => {
			const item = await findItem(api, request);
			const versions = item ? await readItemVersions(api.db, item.item.id) : [];
			const version = versions.find(({ number }) => number === item?.number);
			if (!version) return sendNotFound(reply);
			return reply.send({ status: true, data: { ...summaryOf(version), fields: version.fields } });
		},
	);
	app.post(
		`${apiPaths.contentItemVersion(":type", ":id", ":number")}/restore`,
		{
			...readByHand,
			config: { scope: "content:write" },
			schema: {
				tags,
				summary: "Restore a version of an item",
				description:
					"Makes an earlier version the draft, in place of the one there is. The published version doesn’t change.",
				params: versionParams,
				headers: ifMatchHeader,
				response: { ...itemResponses, 404: noVersion },
			},
		},
		(request, reply) =>
			actOnItem(api, request, reply, {
				act: (trx, on, { number }) => restoreVersion(trx, { ...on, number }, api.now()),
			}),
	);
}
