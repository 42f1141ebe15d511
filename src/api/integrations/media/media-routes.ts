import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { pageOf, paging, payload } from "#src/api/content/paging.ts";
import { refusal, success } from "#src/api/envelope.ts";
import { sendErrors } from "#src/api/integrations/content/item-answer.ts";
import { actorOf, readByHand, tags } from "#src/api/integrations/content/item-request.ts";
import { type IntegrationApi, refusals } from "#src/api/integrations/guard.ts";
import { isSendersFault, withMultipart } from "#src/api/multipart.ts";
import * as apiPaths from "#src/api-paths.ts";
import { addMedia } from "#src/content/media/add-media.server.ts";
import { describeMedia } from "#src/content/media/change-media.server.ts";
import { mediaKinds } from "#src/content/media/media-key.ts";
import { mediaLimits } from "#src/content/media/media-limits.ts";
import { findMedia, findMediaIds, readItems } from "#src/content/media/read-media.server.ts";
import { storeMedia } from "#src/content/media/store-media.server.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { writeDurably } from "#src/storage/durable.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { mediaAnswer, mediaSchema } from "./media-answer.ts";

const brokenUpload = "The request was cut off or isn’t valid multipart/form-data. Send the file again.";

export type MediaApi = IntegrationApi & { storage: Storage; stagingFolder: string };

const scope = "media:write";

const text = (max: number) =>
	z
		.string()
		.max(max, `must have at most ${max} characters`)
		.transform((text) => text.replace(/\s+/g, " ").trim());

const texts = z.object({
	title: text(200).optional().describe("Title in the library. Default: the file name without its extension"),
	alt: text(300).default("").describe("Alternative text: a description of the image for people who can’t see it"),
	decorative: z
		.enum(["true", "false"], "must be true or false")
		.default("false")
		.describe("`true` for an image that needs no alternative text"),
	credit: text(200).default("").describe("Name of the artist, photographer or film-maker"),
});

/** The texts of an upload. */
const textsSchema = texts.refine(({ alt, decorative }) => alt === "" || decorative === "false", {
	path: ["decorative"],
	message: "must be false if there’s alternative text",
});

const upload = texts.extend({
	file: z
		.string()
		.meta({ format: "binary" })
		.describe(
			"JPEG, PNG, WebP, AVIF or HEIC up to 30 MB, SVG up to 5 MB, PDF up to 20 MB, MP4 up to 200 MB, WOFF2 up to 150 KB",
		),
});

const query = paging(50).extend({
	q: z.string().max(100).default("").describe("Words in the title, alternative text, credit or file name"),
	kind: z
		.enum(mediaKinds, `must be one of these: ${mediaKinds.join(", ")}`)
		.optional()
		.describe("Only files of this kind"),
});

/** Adds files to the library by the office's own rules, and says their outcomes. */
export async function mediaRoutes(app: FastifyInstance, api: MediaApi) {
	const limits = { fileSize: mediaLimits.film, fieldSize: 4096, fields: 8, files: 2, parts: 10 };
	await app.register(multipart, { limits, throwFileSizeLimit: false });
	const typedApp = app.withTypeProvider<ZodTypeProvider>();
	const { db } = api;

	typedApp.get(
		apiPaths.officeMedia,
		{
			config: { scope },
			schema: {
				tags,
				summary: "List media files",
				description: "Returns the files of the media library with their keys and states, most recently added first.",
				querystring: query,
				response: {
					200: success(z.array(mediaSchema), "Files of this page").extend({ payload }),
					422: refusal,
					...refusals,
				},
			},
		},
		async ({ query: { q, kind, page, items_per_page: itemsPerPage } }) => {
			const ids = await findMediaIds(db, { search: q, kind });
			const items = await readItems(db, ids.slice((page - 1) * itemsPerPage, page * itemsPerPage));
			return {
				status: true as const,
				data: items.map(mediaAnswer),
				payload: pageOf({ page, itemsPerPage, total: ids.length }),
			};
		},
	);

	typedApp.get(
		apiPaths.officeMediaItem(":id"),
		{
			config: { scope },
			schema: {
				tags,
				summary: "Get a media file",
				description: "Returns the file’s details, keys and state. Call it after an upload, until `state` is `ready`.",
				params: z.object({ id: z.string().describe("The file’s `id`") }),
				response: {
					200: success(mediaSchema, "The file"),
					404: refusal.describe("No file has this `id`"),
					...refusals,
				},
			},
		},
		async ({ params: { id } }, reply) => {
			const item = await findMedia(db, readRowId(id));
			if (!item) return reply.code(404).send({ status: false, message: "We can’t find this file." });
			return { status: true as const, data: mediaAnswer(item) };
		},
	);

	app.post(
		apiPaths.officeMedia,
		{
			...readByHand,
			bodyLimit: withMultipart(mediaLimits.film),
			config: { scope },
			schema: {
				tags,
				summary: "Upload a media file",
				description:
					"Adds a file to the media library. Photo sizes are created after the upload: get the file every few seconds " +
					"until `state` is `ready`, then use its `keys` in content. A retry doesn’t add it twice.",
				consumes: ["multipart/form-data"],
				body: upload,
				response: {
					200: success(mediaSchema, "The file").describe(
						"The library already has this file. Its title, alternative text and credit don’t change",
					),
					201: success(mediaSchema, "The new file"),
					400: refusal,
					413: refusal.describe("The body is larger than 200 MB. A file over the limit of its type gets 422"),
					415: refusal,
					422: refusal,
					...refusals,
				},
			},
		},
		async (request, reply) => {
			if (!request.isMultipart())
				return reply.code(415).send({ status: false, message: "Unsupported content type. Send multipart/form-data." });
			let receivedMedia: ReceivedMedia;
			try {
				receivedMedia = await receiveMedia(request, api.stagingFolder);
			} catch (error) {
				if (isSendersFault(error, request)) return reply.code(400).send({ status: false, message: brokenUpload });
				throw error;
			}
			const result = await addReceived(api, receivedMedia, actorOf(request)).finally(receivedMedia.discard);
			if ("errors" in result) return sendErrors(reply, result.errors);
			reply.header("location", apiPaths.apiUrl(apiPaths.officeMediaItem(result.id)));
			const item = await findMedia(db, result.id);
			if (!item) throw new Error(`Medium ${result.id} is gone.`);
			return reply.code(result.existed ? 200 : 201).send({ status: true, data: mediaAnswer(item) });
		},
	);
}

type UploadResult = { id: number; existed: boolean } | { errors: Record<string, string> };

async function addReceived(
	{ db, storage, now }: MediaApi,
	{ file, texts, truncated }: ReceivedMedia,
	by: { id: number | null; name: string },
): Promise<UploadResult> {
	const parsed = textsSchema.safeParse(texts);
	if (!parsed.success) {
		const issues = parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
		return { errors: Object.fromEntries(issues) };
	}
	if (!file) return { errors: { file: "is missing" } };
	if (truncated) return { errors: { file: "is larger than 200 MB. Export a smaller version." } };
	const storeResult = await storeMedia(storage, file);
	if (!storeResult.ok) return { errors: { file: storeResult.message } };
	const { title, alt, credit, decorative } = parsed.data;
	return db.transaction().execute(async (trx) => {
		const addedMedia = await addMedia(trx, { file: storeResult.file, by }, now());
		if (addedMedia.existed || !(title || alt || credit || decorative === "true")) return addedMedia;
		const item = await findMedia(trx, addedMedia.id);
		const described = { title: title || (item?.title ?? ""), alt, credit, decorative: decorative === "true" };
		const result = await describeMedia(trx, { id: addedMedia.id, by, ...described }, now());
		if (!result.ok) throw new Error(result.message);
		return addedMedia;
	});
}

/** A file that has come, and the texts that came with it. `discard` deletes it. */
type ReceivedMedia = {
	file: { path: string; name: string; size: number; sha256: string } | undefined;
	texts: Readonly<Record<string, string>>;
	/** The file is larger than any that is taken. */
	truncated: boolean;
	discard: () => Promise<void>;
};

/** Reads a multipart request to its end: the part `file` into the staging folder, streamed, and texts. */
async function receiveMedia(request: FastifyRequest, stagingFolder: string): Promise<ReceivedMedia> {
	await mkdir(stagingFolder, { recursive: true });
	const folder = await mkdtemp(join(stagingFolder, "media-"));
	const discard = () => rm(folder, { recursive: true, force: true });
	const receivedMedia: ReceivedMedia & { texts: Record<string, string> } = {
		file: undefined,
		texts: {},
		truncated: false,
		discard,
	};
	try {
		for await (const part of request.parts()) {
			if (part.type !== "file") receivedMedia.texts[part.fieldname] = String(part.value ?? "");
			else if (part.fieldname !== "file" || receivedMedia.file) await readToEnd(part.file);
			else {
				receivedMedia.file = await store(part, join(folder, "upload"));
				receivedMedia.truncated = part.file.truncated;
			}
		}
		return receivedMedia;
	} catch (error) {
		await discard();
		throw error;
	}
}

async function store({ file, filename }: MultipartFile, path: string) {
	return { path, name: (filename || "file").normalize("NFC"), ...(await writeDurably(path, file)) };
}

async function readToEnd(stream: Readable) {
	for await (const _chunk of stream);
}
