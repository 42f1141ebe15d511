import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { byteRangeOf, rangeAnswer } from "#src/content/media/byte-range.ts";
import { findPublicMedia, type PublicMedia } from "#src/content/media/public-media.server.ts";
import * as paths from "#src/paths.ts";
import type { Services } from "#src/server/services.ts";
import { FileMissingError } from "#src/storage/storage.ts";
import { documentHeaders } from "./static-files.ts";

/** Pattern of the names of uploaded files; every other name below /media belongs to a drawing. */
const names = "^(?:portrait-photo|poster-photo|photo|film|captions|document|font)-[0-9]+-[0-9]+[a-z0-9-]*[.][a-z0-9]+$";
/** A picture as a logo: see `logoUrl`. */
const logoFile = /^(photo-\d+-\d+)-logo\.png$/;

/** Serves what the office has uploaded, from the storage. An address never changes its content, so it is immutable. */
export async function serveMedia(
	app: FastifyInstance,
	{ db, storage, readLogo }: Pick<Services, "db" | "storage" | "readLogo">,
) {
	await app.register(async (files) => {
		files.addHook("onRoute", (route) => {
			route.config = { ...route.config, file: true };
		});
		files.get<{ Params: { file: string } }>(
			`${paths.media("")}:file(${names})`,
			{ schema: { hide: true } },
			async (request, reply) => {
				const [, logo] = logoFile.exec(request.params.file) ?? [];
				const png = logo && (await readLogo(logo));
				if (png) return reply.headers({ ...headers, "content-type": "image/png" }).send(png);
				const publicMedia = await findPublicMedia(db, request.params.file);
				if (!publicMedia) return reply.callNotFound();
				try {
					const facts = { "content-type": publicMedia.mediaType, etag: publicMedia.etag };
					if (publicMedia.inParts) return await sendPart(request, reply, { storage, found: publicMedia, facts });
					const stream = await storage.open(publicMedia.key);
					const ofDocument = publicMedia.title === undefined ? {} : documentHeadersOf(publicMedia.title);
					return reply.headers({ ...headers, ...facts, ...ofDocument }).send(stream);
				} catch (error) {
					if (error instanceof FileMissingError) return reply.callNotFound();
					throw error;
				}
			},
		);
	});
}

type MediaAnswer = Pick<Services, "storage"> & { found: PublicMedia; facts: Record<string, string> };

/** The part of a film that the player asks for. @throws FileMissingError before it has written any header */
async function sendPart(request: FastifyRequest, reply: FastifyReply, { storage, found, facts }: MediaAnswer) {
	const size = await storage.size(found.key);
	if (size === undefined) throw new FileMissingError();
	const condition = request.headers["if-range"];
	const requestedRange = condition === undefined || condition === found.etag ? request.headers.range : undefined;
	const range = byteRangeOf(requestedRange, size);
	const answer = rangeAnswer(range, size);
	const hasBody = range !== "beyond" && request.method !== "HEAD";
	const part = hasBody ? await storage.open(found.key, range) : undefined;
	return reply
		.code(answer.status)
		.headers({ ...headers, ...facts, ...answer.headers })
		.send(part);
}

/** Headers of a document of the library, which browsers show and save under its title. */
export function documentHeadersOf(title: string) {
	const name = `${title.replace(/[\p{Cc}/\\]/gu, " ")}.pdf`;
	return { ...documentHeaders, "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent(name)}` };
}

const headers = { "cache-control": "public, max-age=31536000, immutable" };
