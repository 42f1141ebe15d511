import { existsSync, readdirSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { AnswerCache } from "#src/server/page-cache/page-cache.ts";
import { inert, serveBuiltFiles } from "./built-files.ts";

/** In milliseconds. */
const hour = 3_600_000;
const day = 24 * hour;

/** Browsers show a PDF as an object with styles of their own, which the policy of pages would stop. */
const printed = {
	"content-disposition": "inline",
	"content-security-policy": `${inert}; object-src 'self'; frame-ancestors 'self'`,
};

/** The built files from memory; what was drawn and printed from the disk. */
export async function serveAssets(
	app: FastifyInstance,
	folders: { client: string; media: string; uploads: string },
	answers: AnswerCache,
) {
	await app.register(async (files) => {
		files.addHook("onRoute", (route) => {
			route.config = { ...route.config, file: true };
		});
		serveBuiltFiles(files, folders.client, answers);
		const others = readdirSync(folders.client, { withFileTypes: true }).filter(
			(entry) => entry.isDirectory() && entry.name !== "static",
		);
		for (const { name } of others) await serveFolder(files, `${folders.client}/${name}`, `/${name}/`, hour);
		if (existsSync(folders.media)) await serveFolder(files, folders.media, "/media/", day);
		if (existsSync(folders.uploads)) await serveFolder(files, folders.uploads, "/uploads/", day, printed);
	});
}

async function serveFolder(
	app: FastifyInstance,
	root: string,
	prefix: string,
	maxAge: number,
	headers: Record<string, string> = {},
) {
	await app.register(fastifyStatic, {
		...{ root, prefix, maxAge, index: false, dotfiles: "ignore", decorateReply: false },
		setHeaders(reply, path) {
			// A picture in SVG may be opened as a document.
			if (path.endsWith(".svg")) reply.header("content-security-policy", inert);
			reply.headers(headers);
		},
	});
}
