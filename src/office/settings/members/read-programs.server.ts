import { listTokens } from "#src/accounts/api-tokens/read-tokens.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { listWebhooks } from "#src/webhooks/read-webhooks.server.ts";

/** Program access created by a member, which continues without them. */
export type MadeProgram = {
	/** Id of the member. */
	madeById: number;
	/** The name of the integration, or the address of the webhook. */
	name: string;
	kind: "API token" | "webhook";
	/** Address of the page where it can be ended. */
	href: string;
};

/** The API tokens in use and the webhooks that have not ended, of all members; last tokens and first webhooks first. */
export async function readPrograms(db: Db, now: Date): Promise<MadeProgram[]> {
	const tokens = await listTokens(db, now);
	const webhooks = await listWebhooks(db);
	return [
		...tokens
			.filter(({ state }) => state === "in use")
			.map(({ id, name, madeById }) => ({
				madeById,
				name,
				kind: "API token" as const,
				href: `${officePaths.integrations}#token-${id}`,
			})),
		...webhooks.flatMap(({ id, url, madeById }) =>
			madeById === null ? [] : [{ madeById, name: url, kind: "webhook" as const, href: officePaths.webhook(id) }],
		),
	];
}
