import { existsSync, readdirSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import * as paths from "#src/paths.ts";
import type { BuildFiles } from "#src/releases/build-files.server.ts";
import type { ResponseCache } from "#src/server/page-cache/response-cache.ts";
import { inertPolicy, serveBuiltFiles } from "./built-files.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Browsers show a PDF as an object with their own styles, which the policy of pages would block. */
export const documentHeaders = {
	"content-disposition": "inline",
	"content-security-policy": `${inertPolicy}; object-src 'self'`,
};

/** Serves built files from memory and generated pictures from disk. */
export async function serveAssets(
	app: FastifyInstance,
	folders: { client: string; media: string },
	responses: ResponseCache,
	{ siteUrl, shared }: { siteUrl: string; shared?: BuildFiles | undefined },
) {
	await app.register(async (files) => {
		files.addHook("onRoute", (route) => {
			route.config = { ...route.config, file: true };
		});
		await serveBuiltFiles(files, folders.client, responses, { siteUrl, shared });
		const others = readdirSync(folders.client, { withFileTypes: true }).filter(
			(entry) => entry.isDirectory() && entry.name !== "static",
		);
		for (const { name } of others) await serveFolder(files, `${folders.client}/${name}`, `/${name}/`, hourMs);
		const hasOwnMedia = others.some(({ name }) => name === "media");
		if (existsSync(folders.media) && !hasOwnMedia) await serveFolder(files, folders.media, paths.media(""), dayMs);
	});
}

export async function serveFolder(
	app: FastifyInstance,
	root: string,
	prefix: string,
	maxAge: number,
	headers: Record<string, string> = {},
) {
	await app.register(fastifyStatic, {
		root,
		prefix,
		maxAge,
		index: false,
		dotfiles: "ignore",
		decorateReply: false,
		setHeaders(reply, path) {
			if (path.endsWith(".svg"))
				reply.headers({ "content-type": "image/svg+xml; charset=utf-8", "content-security-policy": inertPolicy });
			reply.headers(headers);
		},
	});
}
