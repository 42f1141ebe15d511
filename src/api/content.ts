import type { FastifyInstance } from "fastify";
import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import { announcementOnWire } from "#src/content/announcements/announcements.api.ts";
import { listAnnouncements } from "#src/content/announcements/announcements.server.ts";
import { approvalDocumentOnWire } from "#src/content/approval-documents/approval-documents.api.ts";
import { listApprovalDocuments } from "#src/content/approval-documents/approval-documents.server.ts";
import { blogOnWire } from "#src/content/blogs/blogs.api.ts";
import { findBlog, listBlogs } from "#src/content/blogs/blogs.server.ts";
import { careerOnWire } from "#src/content/careers/careers.api.ts";
import { findCareer, listCareers } from "#src/content/careers/careers.server.ts";
import { eventOnWire } from "#src/content/events/events.api.ts";
import { findEvent, listEvents } from "#src/content/events/events.server.ts";
import { galleryOnWire } from "#src/content/gallery/gallery.api.ts";
import { listGallery } from "#src/content/gallery/gallery.server.ts";
import { newsOnWire } from "#src/content/news/news.api.ts";
import { findNews, listNews } from "#src/content/news/news.server.ts";
import { staffOnWire } from "#src/content/staff/staff.api.ts";
import { findStaffMember, listStaff } from "#src/content/staff/staff.server.ts";
import { addList, type ContentSource, publish, wholeParameter } from "./content-routes.ts";
import { success } from "./envelope.ts";

export type ContentApi = ContentSource & {
	/** How many alumni have registered, from how many countries. */
	countAlumni: () => Promise<{ registrations: number; countries: number }>;
};

const category = z.string().max(60).optional().describe("Only news of this category, in capitals or not");
const type = wholeParameter(1, 99, "must be a whole number from 1 to 99")
	.optional()
	.meta({ description: "1: only the pop-up's" });

/** The reading door of everything that the school publishes: a line a kind. */
export async function contentApi(app: FastifyInstance, { countAlumni, ...from }: ContentApi) {
	const news = { filter: z.object({ category }), list: listNews, wire: newsOnWire };
	publish(app, from, { name: "news", itemsPerPage: 15, view: { key: "primaryId", find: findNews }, ...news });
	addList(app, apiPaths.newsLimited, "The latest news", from, { itemsPerPage: 3, ...news });
	publish(app, from, {
		name: "events",
		itemsPerPage: 12,
		list: listEvents,
		view: { key: "primaryId", find: findEvent },
		wire: eventOnWire,
	});
	publish(app, from, {
		name: "blogs",
		itemsPerPage: 10,
		list: listBlogs,
		view: { key: "id", find: findBlog },
		wire: blogOnWire,
	});
	const staff = { list: listStaff, view: { key: "id" as const, find: findStaffMember }, wire: staffOnWire };
	publish(app, from, { name: "staff", also: [apiPaths.staff], itemsPerPage: 100, ...staff });
	const careers = { list: listCareers, view: { key: "primaryId" as const, find: findCareer }, wire: careerOnWire };
	publish(app, from, { name: "careers", also: [apiPaths.careers], itemsPerPage: 10, ...careers });
	publish(app, from, {
		name: "gallery",
		also: [apiPaths.gallery],
		itemsPerPage: 15,
		list: listGallery,
		wire: galleryOnWire,
	});
	const announcements = { filter: z.object({ type }), list: listAnnouncements, wire: announcementOnWire };
	publish(app, from, { name: "announcement", also: [apiPaths.announcements], itemsPerPage: 10, ...announcements });

	for (const path of [apiPaths.approvalDocuments, apiPaths.approvalDocumentsShort]) {
		const schema = {
			tags: ["Content"],
			summary: "All approval documents",
			response: { 200: z.array(approvalDocumentOnWire.schema) },
		};
		app.get(path, { schema, config: { followsContent: true } }, async () =>
			(await listApprovalDocuments(from.db, { page: 1, itemsPerPage: 100 })).items.map(approvalDocumentOnWire.from),
		);
	}

	const counts = z.object({
		countryCount: z.int().describe("Countries in which registered alumni live"),
		alumniFormCount: z.int().describe("Registered alumni"),
	});
	app.get(
		apiPaths.count,
		{ schema: { tags: ["Content"], summary: "How many alumni have registered", response: { 200: success(counts) } } },
		async () => {
			const { countries, registrations } = await countAlumni();
			return { status: true, data: { countryCount: countries, alumniFormCount: registrations } };
		},
	);
}
