import type { FastifyInstance, FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { inlineScriptHashes } from "./pages.ts";
import { contentSecurityPolicy } from "./security.ts";

type PostOptions = {
	build: ServerBuild | (() => Promise<ServerBuild>);
	siteUrl: string;
	/** @param wait seconds until the sender may post again */
	context: (request: FastifyRequest, wait?: number) => RouterContextProvider;
	withRazorpay: boolean;
	development?: boolean;
	/** The pages whose forms may be posted to them. */
	posts: readonly string[];
};

const plainForm = "application/x-www-form-urlencoded";
const limit = { max: 20, timeWindow: "10 minutes" };

/** Hands plain form posts to the actions of the pages that show the forms. The answers hold what somebody typed, so nothing keeps them. */
export async function takePosts(app: FastifyInstance, options: PostOptions) {
	const handle = createRequestHandler(options.build, options.development ? "development" : "production");
	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser(plainForm, { parseAs: "string" }, (_request, body, done) => done(null, body));
		for (const page of options.posts) {
			const allow = scope.hasDecorator("createRateLimit") ? scope.createRateLimit(limit) : undefined;
			scope.post(page, { schema: { hide: true } }, async (request, reply) => {
				const allowed = await allow?.(request);
				const wait = allowed && !allowed.isAllowed && allowed.isExceeded ? allowed.ttlInSeconds : undefined;
				const answer = await handle(toWebRequest(request, options.siteUrl), options.context(request, wait));
				for (const [name, value] of answer.headers) reply.header(name, value);
				if (wait !== undefined) reply.header("retry-after", wait);
				const html = await answer.text();
				if (!options.development) reply.header("content-security-policy", contentSecurityPolicy(inlineScriptHashes(html), options.withRazorpay));
				return reply.code(answer.status).header("cache-control", "no-store").send(html);
			});
		}
	});
}

/** Without the Origin header: where the post came from was checked when it arrived, by the site's own rule. */
function toWebRequest({ raw, body }: FastifyRequest, siteUrl: string): Request {
	return new Request(`${siteUrl}${raw.url ?? "/"}`, { method: "POST", headers: { "content-type": plainForm }, body: String(body ?? "") });
}
