import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { success } from "#src/api/envelope.ts";
import * as apiPaths from "#src/api-paths.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { approvalDocumentItem } from "#src/content/approval-documents/approval-documents.type.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { allContentTypes, contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { addListAndView, type ContentSource, describeAlias } from "./list-and-view.ts";

export type ContentApi = ContentSource & {
	/** Counts the alumni who have registered, and the countries they are from. */
	countAlumni: () => Promise<{ registrations: number; countries: number }>;
	types?: readonly ContentType[];
	/** Tells whether visitors see the site; before that there is nothing to list. */
	isOpen?: () => boolean;
};

/** Everything that the school publishes, read only: a list per content type, and a view where records have pages. */
export async function contentApi(
	app: FastifyInstance,
	{ countAlumni, types = allContentTypes, isOpen = () => true, ...source }: ContentApi,
) {
	app.addHook("onRequest", async (_request, reply) => {
		if (isOpen()) return;
		return reply.code(503).send({ status: false, message: "The school hasn’t opened its website yet.", data: null });
	});
	for (const type of types) addListAndView(app, source, type);
	for (const path of [apiPaths.approvalDocuments, apiPaths.approvalDocumentsShort])
		addApprovalDocuments(app, source, path);
	addCounts(app, countAlumni);
}

/** A bare array, without the envelope of the other lists. */
function addApprovalDocuments(app: FastifyInstance, { db, now }: ContentSource, path: string) {
	const { schema: item, serialize } = approvalDocumentItem;
	const short = path === apiPaths.approvalDocumentsShort;
	const texts = {
		summary: "List approval documents",
		description: "Returns the school’s approval documents as a bare array, without `status` and `data`.",
	};
	const schema = {
		tags: ["Content"],
		...describeAlias(texts, short ? apiPaths.approvalDocuments : undefined),
		response: { 200: z.array(item) },
	};
	app.get(path, { schema, config: { followsContent: true } }, async () => {
		const { items } = await listRecords(db, contentTypes.approvalDocuments, { page: 1, itemsPerPage: 100 });
		const today = dayAtSchool(now());
		return items.map((item) => serialize(item, today));
	});
}

function addCounts(app: FastifyInstance, countAlumni: ContentApi["countAlumni"]) {
	const counts = z.object({
		countryCount: z.int().describe("Number of countries where registered alumni live"),
		alumniFormCount: z.int().describe("Number of registered alumni"),
	});
	const summary = "Count registered alumni";
	const description =
		"Returns how many alumni have registered, and in how many countries they live. For the counters of an alumni page.";
	const schema = {
		tags: ["Content"],
		summary,
		description,
		response: { 200: success(counts, "The number of alumni and of countries") },
	};
	app.get(apiPaths.count, { schema }, async () => {
		const { countries, registrations } = await countAlumni();
		return { status: true, data: { countryCount: countries, alumniFormCount: registrations } };
	});
}
