import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { allScopes } from "#src/accounts/api-tokens/api-token.ts";
import { success } from "#src/api/envelope.ts";
import { itemActRoutes } from "#src/api/integrations/content/item-act-routes.ts";
import { itemDraftRoutes } from "#src/api/integrations/content/item-draft-routes.ts";
import { itemListRoute } from "#src/api/integrations/content/item-list-route.ts";
import { itemVersionRoutes } from "#src/api/integrations/content/item-version-routes.ts";
import { type MediaApi, mediaRoutes } from "#src/api/integrations/media/media-routes.ts";
import * as apiPaths from "#src/api-paths.ts";
import { allContentTypes } from "#src/content/content-types.ts";
import { applicationRoutes } from "./application-routes.ts";
import { guard, type IntegrationApi, integrationOf, refusals } from "./guard.ts";

const tokenSchema = z.object({
	name: z.string().describe("Name of the integration"),
	scopes: z.array(z.enum(allScopes)).describe("Scopes of the token"),
	expires_at: z.string().describe("Time at which the token expires, ISO 8601 in UTC"),
});

/** Adds the routes that programs call with a token that an owner has made in the office. */
export async function integrationApi(app: FastifyInstance, options: MediaApi) {
	guard(app, options);
	app.withTypeProvider<ZodTypeProvider>().get(
		apiPaths.integration,
		{
			config: { scope: "none" },
			schema: {
				tags: ["Integrations"],
				summary: "Check a token",
				description:
					"Returns the name, scopes and expiry of the token you send. Works with any scope. Call it first, to test your setup.",
				response: {
					200: success(tokenSchema, "The token’s name, scopes and expiry"),
					401: refusals[401],
					429: refusals[429],
				},
			},
		},
		async (request) => {
			const { name, scopes, expiresAt } = integrationOf(request);
			return { status: true as const, data: { name, scopes: [...scopes], expires_at: expiresAt } };
		},
	);
	applicationRoutes(app, options);
	itemRoutes(app, options);
	await app.register(mediaRoutes, options);
}

/** Adds what the office writes, for programs: the same items, rules and log as in the office. */
function itemRoutes(app: FastifyInstance, api: IntegrationApi) {
	itemListRoute(app, api);
	for (const type of allContentTypes) itemDraftRoutes(app, api, type);
	itemActRoutes(app, api);
	itemVersionRoutes(app, api);
}
