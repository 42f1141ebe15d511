import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { BuildFiles } from "#src/releases/build-files.server.ts";
import { fileSecurityHeaders } from "#src/server/http/security.ts";
import { cachedResponse, sendNegotiated } from "#src/server/page-cache/cached-response.ts";
import { immutable, type Rendering, type ResponseCache } from "#src/server/page-cache/response-cache.ts";

const types: Record<string, string> = {
	".js": "text/javascript; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml; charset=utf-8",
	".woff2": "font/woff2",
	".json": "application/json; charset=utf-8",
	".png": "image/png",
	".webp": "image/webp",
	".avif": "image/avif",
};
/** Form of the address of a file whose name contains a hash. */
const addressForm = /^\/static\/[\w./-]{1,150}$/;
const variants = { br: ".br", gzip: ".gz" } as const;
/** Policy for SVG pictures, which browsers can open as documents. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * Serves a build's scripts, styles and fonts, whose names contain a hash, and the files at the top of its folder. Those
 * of the builds before are beside it, for pages that are still open.
 * @param folder such as `build/site/client`; its former files are in `build/site.former`
 * @param base what their addresses begin with, such as "/office"
 * @param shared where processes of other builds find this one's files, and this one theirs
 * @returns tells the names of its scripts and of those of the builds before
 */
export async function serveBuiltFiles(
	app: FastifyInstance,
	folder: string,
	responses: ResponseCache,
	{ siteUrl, base = "", shared }: { siteUrl: string; base?: string; shared?: BuildFiles | undefined },
): Promise<HasBuilt> {
	const security = fileSecurityHeaders(siteUrl);
	const former = `${dirname(folder)}.former`;
	const built = namesIn(folder).filter((path) => path.startsWith("/static/") || path.lastIndexOf("/") === 0);
	/** The folder of each file. */
	const folders = new Map(existsSync(former) ? namesIn(former).map((path) => [path, former]) : []);
	for (const path of built) folders.set(path, folder);
	const lasting = built.filter((path) => path.startsWith("/static/")).map((path) => base + path);
	await shared?.share(lasting, (address) => readFile(join(folder, address.slice(base.length))));

	async function serve(request: FastifyRequest, reply: FastifyReply) {
		const address = (request.raw.url ?? "").split("?", 1)[0] ?? "";
		const path = address.slice(base.length);
		// Files must have existed at the start: no other name reaches the disk.
		const cachedFile = folders.get(path);
		const knownCachedResponse = responses.get(immutable, address);
		if (knownCachedResponse) return sendNegotiated(request, reply, knownCachedResponse);
		if (cachedFile) {
			const load = () => read(cachedFile, path, security);
			return sendNegotiated(request, reply, await responses.load(immutable, address, load));
		}
		const content = addressForm.test(path) ? await shared?.find(address) : undefined;
		if (!content) return reply.callNotFound();
		const response = cachedResponse(200, headersOf(path, security), Buffer.from(content));
		const load = async () => ({ response, cacheable: true });
		return sendNegotiated(request, reply, await responses.load(immutable, address, load));
	}
	for (const path of [...built.filter((name) => name.lastIndexOf("/") === 0), "/static/*"])
		app.get(`${base}${path}`, { schema: { hide: true } }, serve);
	const scripts = new Set([...folders.keys()].filter((path) => path.endsWith(".js")).map((path) => basename(path)));
	return async (script) => scripts.has(script) || ((await shared?.hasScript(script)) ?? false);
}

/** Tells whether a build of this process, or one before it, has a script of this name, in whatever folder. */
export type HasBuilt = (script: string) => Promise<boolean>;

/** The files of a folder, as paths that begin with a slash, without their precompressed variants. */
function namesIn(folder: string, within = "/"): string[] {
	// Entries are read without `recursive`, because Node would then ask for the kind of each file again, 50 ms of a
	// start.
	return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
		const path = join(within, entry.name);
		if (entry.isDirectory()) return namesIn(folder, path);
		return entry.isFile() && !/\.(br|gz)$/.test(entry.name) ? [path] : [];
	});
}

type Headers = Readonly<Record<string, string>>;

function headersOf(path: string, security: Headers): Record<string, string> {
	return {
		...security,
		"content-type": types[extname(path)] ?? "application/octet-stream",
		"cache-control": path.startsWith("/static/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
		...(path.endsWith(".svg") && { "content-security-policy": inertPolicy }),
	};
}

/** A file with its precompressed variants. */
async function read(folder: string, path: string, security: Headers): Promise<Rendering> {
	const response = cachedResponse(200, headersOf(path, security), await readFile(join(folder, path)));
	for (const encoding of ["br", "gzip"] as const) {
		const variant = await readFile(join(folder, path + variants[encoding])).catch(() => undefined);
		if (variant) response.bodies[encoding] = variant;
	}
	return { response: { ...response, recompressed: true }, cacheable: true };
}
