import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const year = 31_536_000;

const day = 86_400;

/** The built files: hashed ones for ever, the rest for an hour. Compressed twins lie beside them since the build. */
export async function serveAssets(app: FastifyInstance, folders: { client: string; media: string }) {
	await app.register(fastifyStatic, {
		root: folders.client,
		wildcard: false,
		index: false,
		preCompressed: true,
		cacheControl: false,
		setHeaders(reply, path) {
			const hashed = path.includes("/static/");
			reply.header("cache-control", hashed ? `public, max-age=${year}, immutable` : "public, max-age=3600");
		},
	});
	if (!existsSync(folders.media)) return;
	await app.register(fastifyStatic, { root: folders.media, prefix: "/media/", decorateReply: false, index: false, cacheControl: true, maxAge: day * 1000 });
}
