import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Integration, Scope } from "#src/accounts/api-tokens/api-token.ts";
import { readIntegration } from "#src/accounts/api-tokens/read-tokens.server.ts";
import { refusal } from "#src/api/envelope.ts";
import type { Db } from "#src/db/connect.server.ts";
import { networkOf } from "#src/net/network-of.ts";

export type IntegrationApi = {
	db: Db;
	/** Address of the public site, without a slash at its end. */
	siteUrl: string;
	now: () => Date;
};

const perMinute = 120;
const realm = 'Bearer realm="office"';

/** Answers of every route of integrations when its token is not good enough. */
export const refusals = {
	401: refusal.describe("The token is missing, unknown, revoked or expired"),
	403: refusal.describe("The token lacks the scope that `message` names"),
	429: refusal.describe(
		`More than ${perMinute} requests in a minute with this token. Wait the number of seconds in \`Retry-After\`.`,
	),
};

/**
 * Lets requests pass that carry the token of an integration with the scope of the route. Who asks is known before the
 * limit counts, and refused after it: also guesses are limited.
 */
export function guard(app: FastifyInstance, { db, now }: IntegrationApi) {
	app.decorateRequest("integration");
	app.addHook("onRequest", async (request, reply) => {
		reply.header("cache-control", "no-store");
		const [, token] = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? "") ?? [];
		if (token) request.integration = await readIntegration(db, token, now());
	});
	// One limit for all routes; without the plugin there is none.
	if (app.hasDecorator("rateLimit")) {
		const keyGenerator = ({ integration, ip }: FastifyRequest) =>
			integration ? `token-${integration.id}` : networkOf(ip);
		app.addHook(
			"onRequest",
			app.rateLimit({
				...{ name: "integrations", max: perMinute, timeWindow: "1 minute", keyGenerator },
				// The message that programs get has the seconds to wait.
				errorResponseBuilder: (_request, { statusCode }) =>
					Object.assign(new Error("Too many requests."), { statusCode }),
			}),
		);
	}
	// The token is checked before the body is read.
	app.addHook("preParsing", async ({ integration, headers, routeOptions, log }, reply) => {
		if (!integration) return refuseToken(reply, headers.authorization !== undefined);
		const { scope } = routeOptions.config;
		if (scope && (scope === "none" || integration.scopes.includes(scope))) return;
		log.warn({ integration: integration.id, scope }, "permission denied: integration");
		return refuseScope(reply, scope ?? "none");
	});
}

function refuseToken(reply: FastifyReply, hasToken: boolean) {
	const challenge = hasToken ? `${realm}, error="invalid_token"` : realm;
	const message = hasToken
		? "This token is unknown, revoked or expired. An owner can create another one in the office."
		: "Authentication required. Send the header Authorization: Bearer <token>.";
	return reply.code(401).header("www-authenticate", challenge).send({ status: false, message });
}

function refuseScope(reply: FastifyReply, scope: Scope | "none") {
	const challenge = `${realm}, error="insufficient_scope", scope="${scope}"`;
	const message = `This token lacks the scope ${scope}.`;
	return reply.code(403).header("www-authenticate", challenge).send({ status: false, message });
}

/** The integration of a request that the guard has let pass. */
export function integrationOf({ integration }: FastifyRequest): Integration {
	if (!integration) throw new Error("A route of integrations is not guarded.");
	return integration;
}

declare module "fastify" {
	interface FastifyRequest {
		/** Integration whose token the request carries; undefined outside the API of integrations. */
		integration?: Integration | undefined;
	}
	interface FastifyContextConfig {
		/** Permission that a token needs to use the route; "none" for any token. */
		scope?: Scope | "none";
	}
}
