import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { identity } from "#school/identity.ts";
import { apiDocs } from "#src/api-paths.ts";

/** The plugin's own policy would allow other hosts, and upgrade to HTTPS where there is none. */
const documentPolicy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data:",
	"connect-src 'self'",
	"frame-ancestors 'self'",
].join("; ");

/** OpenAPI 3.1 from the routes' schemas: a page at /api/docs, JSON at /api/docs/json. */
export async function documentApi(app: FastifyInstance) {
	await app.register(swagger, {
		openapi: {
			openapi: "3.1.0",
			info: {
				title: `${identity.name}: API`,
				description:
					"What the site and its visitors’ programs call. Answers are `{status, data}`; refusals `{status: false, message, errors?}`.",
				version: "1",
			},
		},
		transform: jsonSchemaTransform,
	});
	await app.register(swaggerUi, {
		routePrefix: apiDocs,
		staticCSP: documentPolicy,
		uiConfig: { docExpansion: "list" },
	});
}
