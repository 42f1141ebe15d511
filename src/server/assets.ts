import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const year = 31_536_000;

/** The built files: hashed ones for ever, the rest for an hour. Compressed twins lie beside them since the build. */
export async function serveAssets(app: FastifyInstance, clientFolder: string) {
	await app.register(fastifyStatic, {
		root: clientFolder,
		wildcard: false,
		index: false,
		preCompressed: true,
		cacheControl: false,
		setHeaders(reply, path) {
			const hashed = path.includes("/static/");
			reply.header("cache-control", hashed ? `public, max-age=${year}, immutable` : "public, max-age=3600");
			reply.header("cross-origin-resource-policy", "same-origin");
		},
	});
}
