import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Trx } from "#src/accounts/accounts-context.ts";
import { integrationActor } from "#src/accounts/api-tokens/api-token.ts";
import { type IntegrationApi, integrationOf } from "#src/api/integrations/guard.ts";
import type { ContentType } from "#src/content/content-type.ts";
import type { By, ContentActResult, OnItem } from "#src/content/editing/content-act.ts";
import type { ContentItem } from "#src/content/editing/content-item.ts";
import { readItem } from "#src/content/editing/read-item.server.ts";
import { readRowId } from "#src/forms/row-id.ts";

import { readSeenVersion, sendNotFound, sendResult, sendUnseen } from "./item-answer.ts";
import { typeAtSegment, typeSegments } from "./type-in-path.ts";

const keys = {
	type: z.string().meta({ enum: typeSegments }).describe("The content type"),
	id: z.string().describe("The item’s `id` in the office API"),
};

/** The parameters of an item's address, for the API document: whatever is no such item answers 404. */
export const itemParams = z.object(keys);
export const idParams = z.object({ id: keys.id });
export const versionParams = z.object({ ...keys, number: z.string().describe("Number of the version, from 1") });

/** Routes read addresses, headers and bodies by themselves, so that each fault has its own status and words. */
export const readByHand = { validatorCompiler: () => () => true };

export const tags = ["Integrations"];

type ItemMatch = { type: ContentType; item: ContentItem; number: number };

/** The item that an address names, and the number of a version in it; undefined where there is none. */
export async function findItem(
	{ db }: Pick<IntegrationApi, "db">,
	{ params }: FastifyRequest,
	contentType?: ContentType,
): Promise<ItemMatch | undefined> {
	const parameters = z.object({ type: z.string(), id: z.string(), number: z.string() }).partial().parse(params);
	const type = contentType ?? typeAtSegment(parameters.type ?? "");
	const item = type && (await readItem(db, wholeOf(parameters.id)));
	return item && item.type === type.table ? { type, item, number: wholeOf(parameters.number) } : undefined;
}

/** 0 for what isn’t a row’s id. */
function wholeOf(text = ""): number {
	return readRowId(text);
}

/** Returns who writes: the integration, in the log and in the versions. */
export function actorOf(request: FastifyRequest): By {
	const integration = integrationOf(request);
	return { id: null, name: integrationActor(integration), tokenId: integration.id };
}

type Act = (trx: Trx, on: OnItem, found: ItemMatch) => Promise<ContentActResult>;

/** Carries out an act on the item that the address names, as far as no one has changed it since it was seen. */
export async function actOnItem(
	api: IntegrationApi,
	request: FastifyRequest,
	reply: FastifyReply,
	{ type, act }: { type?: ContentType; act: Act },
) {
	const item = await findItem(api, request, type);
	if (!item) return sendNotFound(reply);
	const seenVersion = readSeenVersion(request.headers["if-match"]);
	if (!seenVersion.ok) return sendUnseen(reply, seenVersion);
	const on = { itemId: item.item.id, seen: seenVersion.version, by: actorOf(request) };
	const result = await api.db.transaction().execute((trx) => act(trx, on, item));
	return sendResult(reply, api, result, item);
}
