import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const year = 31_536_000;

const day = 86_400;

/** The built files: hashed ones for ever, the rest for an hour. Compressed twins lie beside them since the build. */
export async function serveAssets(app: FastifyInstance, folders: { client: string; media: string; uploads: string }) {
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
	const forADay = { decorateReply: false, index: false, dotfiles: "ignore", cacheControl: true, maxAge: day * 1000 } as const;
	if (existsSync(folders.media)) await app.register(fastifyStatic, { ...forADay, root: folders.media, prefix: "/media/" });
	if (!existsSync(folders.uploads)) return;
	await app.register(fastifyStatic, {
		...forADay,
		root: folders.uploads,
		prefix: "/uploads/",
		setHeaders(reply) {
			reply.header("content-disposition", "inline");
			// Browsers show a PDF as an object with styles of their own, which the policy of pages would stop.
			reply.header("content-security-policy", "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'");
		},
	});
}
