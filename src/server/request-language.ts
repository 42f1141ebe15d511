import type { FastifyInstance } from "fastify";
import { localAddress, splitLanguage } from "#src/languages/addresses.ts";
import { inLanguage } from "#src/languages/in-language.server.ts";
import { english, type LanguageTag } from "#src/languages/language.ts";
import * as officePaths from "#src/office-paths.ts";
import { normalizeRequestUrl } from "./http/request-url.ts";

/** The language of a requested address, and the address without it. The office is in English. */
export function splitRequest(url: string, languages: readonly LanguageTag[]): ReturnType<typeof splitLanguage> {
	const split = splitLanguage(url, languages);
	const [path = ""] = split.address.split(/[?#]/);
	return `${path}/`.startsWith(`${officePaths.home}/`) ? { language: english, address: url } : split;
}

/**
 * Answers each request in the language that its address begins with; routes see the address without it. So do the
 * texts of the school, dates and plurals.
 */
export function answerInLanguage(app: FastifyInstance, languages: readonly LanguageTag[]) {
	app.decorateRequest("language", english);
	app.addHook("onRequest", (request, _reply, done) => {
		request.language = splitRequest(normalizeRequestUrl(request.originalUrl), languages).language;
		inLanguage(request.language, done);
	});
	// A body arrives on behalf of the connection, which has no language.
	app.addHook("preValidation", (request, _reply, done) => inLanguage(request.language, done));
	app.addHook("onSend", async ({ language }, reply) => {
		const location = reply.getHeader("location");
		if (typeof location === "string" && /^\/(?!\/)/.test(location))
			reply.header("location", localAddress(language, languages, location));
	});
}

declare module "fastify" {
	interface FastifyRequest {
		language: LanguageTag;
	}
}
