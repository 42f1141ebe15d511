import type { FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { Db } from "#src/db/connect.server.ts";
import type { ParsedMultipart, Staging } from "#src/documents/stage-uploads.server.ts";
import { answerFailure } from "#src/health/unavailable.ts";
import { linksIn } from "#src/languages/addresses.ts";
import { catalogueOf } from "#src/languages/catalogue.server.ts";
import { inLanguage } from "#src/languages/in-language.server.ts";
import { english, type LanguageTag } from "#src/languages/language.ts";
import { hasOwnScript, markEnglish } from "#src/languages/mark-english.ts";
import * as paths from "#src/paths.ts";
import { createStyleReader, inlineHashes } from "#src/react-router-patches/inline-code.server.ts";
import { type InlineCode, inlineCodeOfRequest } from "#src/react-router-patches/inline-code.ts";
import { policyFor } from "#src/server/http/security.ts";
import { requestIdPlaceholder } from "#src/site/errors/request-id-placeholder.ts";
import { createPreviewReader } from "./picture-previews.ts";

export type PageOptions = {
	build: ServerBuild | (() => Promise<ServerBuild>);
	/** The folder of the built files and of the school folder's pictures. */
	client: string;
	siteUrl: string;
	/** Languages of the site beside English. */
	languages: readonly LanguageTag[];
	context: (request: RequestFacts, own?: PageFacts) => Promise<RouterContextProvider>;
	/** The folder for files that are arriving. */
	staging: Staging;
	withRazorpay: boolean;
	/** Headers of every page; those that a page sets itself take precedence. */
	securityHeaders: Readonly<Record<string, string>>;
	development?: boolean;
};

/** Facts that a page knows about its request. */
export type RequestFacts = Pick<FastifyRequest, "id" | "language" | "log"> & { pagePattern?: string | undefined };

/** Facts that are not the same for each page. */
export type PageFacts = {
	/** Seconds until this connection may send a form again; undefined if it may now. */
	formRetryAfter?: number | undefined;
	/** The files that came with a form. */
	upload?: ParsedMultipart | undefined;
	/** The database and the clock of a preview. */
	preview?: { db: Db; now: () => Date } | undefined;
	/** Is told what a loader, an action or the rendering has failed on. */
	noteFailure?: (error: unknown) => void;
};

/** A response, and what it has inline if it is a page. */
export type RenderedPage = { response: Response; inline: InlineCode };

/** Names of headers in lower case. */
export type FinishedPage = { status: number; headers: Record<string, string>; body: Buffer };

export type PageRenderer = {
	/** Runs loaders or the action, and renders. The page knows of the visitor only what is in `init`. */
	render: (request: RequestFacts, address: string, own?: PageFacts & { init?: RequestInit }) => Promise<RenderedPage>;
	/** Buffers a response and, if it is a page, adds the content security policy for its inline code and its path. */
	finish: (request: RequestFacts, page: RenderedPage, address: string) => Promise<FinishedPage>;
};

export function createPageRenderer(options: PageOptions): PageRenderer {
	const readStyles = createStyleReader(options.client);
	const readPreview = createPreviewReader(options.client);
	const handle = createRequestHandler(options.build, options.development ? "development" : "production");
	return {
		async render(request, address, { init, ...own } = {}) {
			const inline: InlineCode = {
				eagerIslands: [],
				messages: new Set(),
				scripts: [],
				styles: [],
				readStyles,
				readPreview,
			};
			let failure: unknown;
			const noteFailure = (error: unknown) => {
				failure = error;
			};
			return inLanguage(request.language, async () => {
				const context = await options.context(request, { ...own, noteFailure });
				context.set(inlineCodeOfRequest, inline);
				const response = await handle(new Request(`${options.siteUrl}${address}`, init), context);
				return { response: answerFailure(response, failure), inline };
			});
		},
		async finish(request, { response, inline }, address) {
			const { status } = response;
			const headers = { ...options.securityHeaders, ...Object.fromEntries(response.headers) };
			const body: Buffer = Buffer.from(await inLanguage(request.language, () => response.arrayBuffer()));
			if (!headers["content-type"]?.startsWith("text/html")) return { status, headers, body };
			headers["speculation-rules"] = `"${paths.speculationRules}"`;
			const rendered = status < 500 ? body.toString() : body.toString().replaceAll(requestIdPlaceholder, request.id);
			const path = address.replace(/\?.*/s, "");
			if (!options.development)
				headers["content-security-policy"] = policyFor(path, inlineHashes(inline), options.withRazorpay);
			const { language } = request;
			if (language === english) return { status, headers, body: Buffer.from(rendered) };
			const local = linksIn(language, options.languages, rendered);
			const marked = hasOwnScript(catalogueOf(language).name) ? markEnglish(local) : local;
			return { status, headers, body: Buffer.from(marked) };
		},
	};
}
