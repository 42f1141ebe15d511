import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendAnswer, toAnswer } from "#src/server/page-cache/cached-response.ts";
import { type AnswerCache, always, type Made } from "#src/server/page-cache/page-cache.ts";
import { fileBounds } from "#src/server/security.ts";

const types: Record<string, string> = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml",
	".woff2": "font/woff2",
	".json": "application/json; charset=utf-8",
	".png": "image/png",
	".webp": "image/webp",
	".avif": "image/avif",
};
const twins = { br: ".br", gzip: ".gz" } as const;
/** The policy of a picture in SVG, which may be opened as a document. */
export const inert = "default-src 'none'; style-src 'unsafe-inline'";

/** The build's scripts, styles and fonts, which have a hash in their name and are good for ever, and the single files beside their folder. */
export function serveBuiltFiles(app: FastifyInstance, folder: string, answers: AnswerCache) {
	const built = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
		.map((entry) => join("/", entry.parentPath.slice(folder.length), entry.name))
		.filter((path) => path.startsWith("/static/") || path.lastIndexOf("/") === 0);
	const paths = new Set(built);

	async function serve(request: FastifyRequest, reply: FastifyReply) {
		const path = (request.raw.url ?? "").split("?", 1)[0] ?? "";
		// Only what was there at the start: no other name reaches the disk.
		if (!paths.has(path)) return reply.callNotFound();
		return sendAnswer(
			request,
			reply,
			answers.find(always, path) ?? (await answers.make(always, path, () => read(folder, path))),
		);
	}
	for (const path of [...built.filter((name) => name.lastIndexOf("/") === 0), "/static/*"])
		app.get(path, { schema: { hide: true } }, serve);
}

/** A file with the twins that were compressed at build. */
async function read(folder: string, path: string): Promise<Made> {
	const headers = {
		...fileBounds,
		"content-type": types[extname(path)] ?? "application/octet-stream",
		"cache-control": path.startsWith("/static/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
		...(path.endsWith(".svg") && { "content-security-policy": inert }),
	};
	const answer = toAnswer(200, headers, await readFile(join(folder, path)));
	for (const encoding of ["br", "gzip"] as const) {
		const twin = await readFile(join(folder, path + twins[encoding])).catch(() => undefined);
		if (twin) answer.bodies[encoding] = twin;
	}
	return { answer: { ...answer, polished: true }, keep: true };
}
