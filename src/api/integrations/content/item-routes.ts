import type { FastifyInstance } from "fastify";
import type { IntegrationApi } from "#src/api/integrations/guard.ts";
import { allContentTypes } from "#src/content/content-types.ts";
import { itemActRoutes } from "./item-act-routes.ts";
import { itemDraftRoutes } from "./item-draft-routes.ts";
import { itemListRoute } from "./item-list-route.ts";
import { itemVersionRoutes } from "./item-version-routes.ts";

/** What the office writes, for programs: the same items, rules and log as in the office. */
export function itemRoutes(app: FastifyInstance, api: IntegrationApi) {
	itemListRoute(app, api);
	for (const type of allContentTypes) itemDraftRoutes(app, api, type);
	itemActRoutes(app, api);
	itemVersionRoutes(app, api);
}
