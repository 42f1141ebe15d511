import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { wholeParameter } from "#src/content/api-schema.ts";
import { type Condition, defineContentType, newestFirst } from "#src/content/content-type.ts";
import { announcementItem } from "./announcements.api.ts";
import { announcementOffice } from "./announcements.office.ts";
import { announcementFields } from "./announcements.ts";

const filters = z.object({
	type: wholeParameter(1, 99, "must be a whole number from 1 to 99")
		.optional()
		.meta({ description: "1: only the pop-up's" }),
});

export const announcementType = defineContentType({
	table: "announcements",
	fields: announcementFields,
	office: announcementOffice,
	baseSlug: ({ title }) => title,
	/** Applicants rely on what it says of admissions. */
	needsSecondPerson: ({ kind }) => kind === "admissions",
	/**
	 * Those that are switched on and in date, pinned ones first, each latest first.
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
		...announcementItem,
	},
});
