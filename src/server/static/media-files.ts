import type { FastifyInstance } from "fastify";
import { findPublicMedia } from "#src/content/media/public-media.server.ts";
import * as paths from "#src/paths.ts";
import type { Services } from "#src/server/services.ts";
import { FileMissing } from "#src/storage/storage.ts";

/** How the names of uploaded files begin; every other one below /media belongs to a drawing. */
const names = "^(?:portrait-photo|poster-photo|photo|film|captioned-film|document)-[0-9-]+[.][a-z0-9]+$";

/** Serves what the office has uploaded, from the storage. An address never changes its content, so it is immutable. */
export async function serveMedia(app: FastifyInstance, { db, storage }: Pick<Services, "db" | "storage">) {
	await app.register(async (files) => {
		files.addHook("onRoute", (route) => {
			route.config = { ...route.config, file: true };
		});
		files.get<{ Params: { file: string } }>(
			`${paths.media("")}:file(${names})`,
			{ schema: { hide: true } },
			async (request, reply) => {
				const found = await findPublicMedia(db, request.params.file);
				if (!found) return reply.callNotFound();
				try {
					const stream = await storage.open(found.key);
					return reply.headers({ ...headers, "content-type": found.mediaType, etag: found.etag }).send(stream);
				} catch (error) {
					if (error instanceof FileMissing) return reply.callNotFound();
					throw error;
				}
			},
		);
	});
}

const headers = { "cache-control": "public, max-age=31536000, immutable" };
