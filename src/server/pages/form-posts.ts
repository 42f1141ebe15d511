import type { FastifyInstance, FastifyRequest } from "fastify";
import { createRequestHandler } from "react-router";
import { createRenderer, type PageOptions } from "./render-page.ts";

type PostOptions = PageOptions & { /** The pages whose forms may be posted to them. */ posts: readonly string[] };

const plainForm = "application/x-www-form-urlencoded";
const limit = { max: 20, timeWindow: "10 minutes" };

/** Hands plain form posts to the actions of the pages that show the forms. The answers hold what somebody typed, so nothing keeps them. */
export async function takePosts(app: FastifyInstance, options: PostOptions) {
	const { whole } = createRenderer(options);
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
				const { status, headers, body } = await whole(request, answer, page);
				if (wait !== undefined) reply.header("retry-after", wait);
				return reply.code(status).headers(headers).header("cache-control", "no-store").send(body);
			});
		}
	});
}

/** Without the Origin header: where the post came from was checked when it arrived, by the site's own rule. */
function toWebRequest({ raw, body }: FastifyRequest, siteUrl: string): Request {
	return new Request(`${siteUrl}${raw.url ?? "/"}`, {
		method: "POST",
		headers: { "content-type": plainForm },
		body: String(body ?? ""),
	});
}
