import { existsSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findPublicMedia } from "#src/content/media/public-media.server.ts";
import { documentUrl } from "#src/content/picture.ts";
import * as paths from "#src/paths.ts";
import type { Newsletter } from "#src/school/pages/newsletters.ts";
import type { Services } from "#src/server/services.ts";
import { FileMissingError } from "#src/storage/storage.ts";
import { documentHeadersOf } from "./media-files.ts";
import { documentHeaders, serveFolder } from "./static-files.ts";

type UploadServices = Pick<Services, "db" | "storage" | "current">;

/** The office may put another file at an address at any time, so browsers ask again. */
const caching = "public, max-age=0";

/**
 * Serves the PDFs of the school folder, and newsletters: at the address of one is what the office has chosen for it.
 * @param folder such as `build/site/client/uploads`; it need not exist
 */
export async function serveUploads(app: FastifyInstance, folder: string, services: UploadServices) {
	await app.register(async (files) => {
		files.addHook("onRoute", (route) => {
			route.config = { ...route.config, file: true };
		});
		files.addHook("onRequest", async (request, reply) => {
			const path = new URL(request.raw.url ?? "/", "http://site.invalid").pathname;
			const { newsletters } = (await services.current.refresh()).newsletters;
			const newsletter = newsletters.find(({ to }) => to === path);
			if (newsletter) return sendNewsletter(request, reply, newsletter, services);
		});
		if (existsSync(folder)) await serveFolder(files, folder, paths.upload(""), 0, documentHeaders);
		else files.get(paths.upload("*"), { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
	});
}

/** @returns nothing where the file of the school folder holds */
async function sendNewsletter(
	request: FastifyRequest,
	reply: FastifyReply,
	{ label, file, gone }: Newsletter,
	{ db, storage }: UploadServices,
) {
	if (gone)
		return reply
			.code(410)
			.header("cache-control", "no-store")
			.send({ status: false, message: `${label} was taken down.` });
	if (file === undefined) return;
	const publicMedia = await findPublicMedia(db, documentUrl(file).slice(paths.media("").length));
	if (!publicMedia) return reply.callNotFound();
	reply.headers({ "cache-control": caching, etag: publicMedia.etag });
	if (request.headers["if-none-match"]?.includes(publicMedia.etag)) return reply.code(304).send();
	try {
		const stream = await storage.open(publicMedia.key);
		return reply
			.headers({ "content-type": publicMedia.mediaType, ...documentHeadersOf(publicMedia.title ?? label) })
			.send(stream);
	} catch (error) {
		if (error instanceof FileMissingError) return reply.callNotFound();
		throw error;
	}
}
