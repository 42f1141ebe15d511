import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { apiImage, apiKeys, apiMarkdown, wholeParameter } from "#src/content/api-schema.ts";
import { type Condition, defineContentType, newestFirst } from "#src/content/content-type.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { pictureGroup, pictureLabels } from "#src/content/record-form/picture-labels.ts";
import { announcementFields, announcementKinds, readLink } from "./announcements.ts";

const schema = z.object({
	...apiKeys,
	kind: z
		.enum(announcementKinds)
		.describe("`admissions`: about admissions, listed after pinned ones on the home page. `general`: everything else"),
	pinned: z.boolean().describe("`true` if it’s listed before all others"),
	title: z.string().describe("Headline"),
	image: apiImage,
	description: apiMarkdown,
	announcementlink: z.string().nullable().describe("URL that the photo links to. `null` if there is none"),
});

const filters = z.object({
	type: wholeParameter(1, 99, "must be a whole number from 1 to 99")
		.optional()
		.meta({ description: "Send `1` to list only announcements that the home page shows" }),
});

export const announcementType = defineContentType({
	table: "announcements",
	fields: announcementFields,
	office: {
		names: { many: "Announcements", one: "announcement" },
		fields: {
			title: { label: "Title" },
			from_date: { label: "First day" },
			to_date: { label: "Last day", hint: "Shown until the end of this day." },
			active: { label: "Turned on", hint: "Visitors see it only when this is on." },
			pinned: { label: "Pinned", hint: "Shown before all others until the end of its last day." },
			kind: {
				label: "About",
				hint: "Announcements about admissions are shown before all others that aren’t pinned.",
				options: { admissions: "Admissions", general: "Other" },
			},
			type: {
				label: "Type",
				hint: "1 is shown on the home page. Higher numbers show it only on the announcements page.",
			},
			link: {
				label: "Link",
				hint: "Where the photo links to, such as https://www.school.example. Leave blank for no link.",
			},
			description: { label: "Text" },
			...pictureLabels,
		},
		groups: [pictureGroup],
	},
	translated: ["title", "picture_alt", "description"],
	baseSlug: ({ title }) => title,
	/** Applicants rely on what it says of admissions. */
	needsSecondPerson: ({ kind }) => kind === "admissions",
	/**
	 * Lists announcements that are switched on and in date, pinned ones first, each latest first.
	 * @param query.type only these; 1 is the pop-up
	 */
	list({ now, type }: { now: Date; type?: number | undefined }) {
		const today = dayAtSchool(now);
		const running: Condition[] = [
			["to_date", ">=", today],
			["from_date", "<=", today],
			["active", "=", 1],
		];
		if (type !== undefined) running.push(["type", "=", type]);
		return [1, 0].map((pinned) => ({
			...newestFirst("from_date", [...running, ["pinned", "=", pinned]]),
			few: true,
		}));
	},
	api: {
		name: "announcement",
		aliases: [apiPaths.announcements],
		itemsPerPage: 10,
		filters,
		schema,
		serialize: ({ id, slug, kind, pinned, title, picture, description, link }) => ({
			id,
			primaryId: slug,
			kind,
			pinned: pinned === 1,
			title,
			image: pictureUrl(picture),
			description,
			announcementlink: readLink(link) ?? null,
		}),
	},
});
