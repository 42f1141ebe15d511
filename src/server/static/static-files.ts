import { readdirSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { BuildFiles } from "#src/releases/build-files.server.ts";
import type { ResponseCache } from "#src/server/page-cache/response-cache.ts";
import { type HasBuilt, inertPolicy, serveBuiltFiles } from "./built-files.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Built files are served from memory, PDFs by `upload-files.ts`. */
const elsewhere = ["static", "uploads"];

/** Browsers show a PDF as an object with their own styles, which the policy of pages would block. */
export const documentHeaders = {
	"content-disposition": "inline",
	"content-security-policy": `${inertPolicy}; object-src 'self'`,
};

/** Serves built files from memory, pictures and films of the school folder from disk. */
export async function serveAssets(
	app: FastifyInstance,
	client: string,
	responses: ResponseCache,
	{ siteUrl, shared }: { siteUrl: string; shared?: BuildFiles | undefined },
): Promise<HasBuilt> {
	let hasBuilt: HasBuilt = async () => false;
	await app.register(async (files) => {
		files.addHook("onRoute", (route) => {
			route.config = { ...route.config, file: true };
		});
		hasBuilt = await serveBuiltFiles(files, client, responses, { siteUrl, shared });
		const others = readdirSync(client, { withFileTypes: true }).filter(
			(entry) => entry.isDirectory() && !elsewhere.includes(entry.name),
		);
		for (const { name } of others)
			await serveFolder(files, `${client}/${name}`, `/${name}/`, name === "media" ? dayMs : hourMs);
	});
	return hasBuilt;
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
