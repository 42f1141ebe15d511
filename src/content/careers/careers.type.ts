import * as apiPaths from "#src/api-paths.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatHyphenated } from "#src/calendar/format.ts";
import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import * as paths from "#src/paths.ts";
import { careerItem } from "./careers.api.ts";
import { careerOffice } from "./careers.office.ts";
import { careerFields } from "./careers.ts";
export const careerType = defineContentType({
	table: "careers",
	fields: careerFields,
	office: careerOffice,
	baseSlug: ({ title }) => title,
	/** Those whose last date has not passed, then the others; both latest posted first. */
	list({ now }: { now: Date }) {
		const today = dayAtSchool(now);
		return [
			{ ...newestFirst("posted_on", [["last_date", ">=", today]]), few: true },
			newestFirst("posted_on", [["last_date", "<", today]]),
		];
	},
	api: { name: "careers", aliases: [apiPaths.careers], itemsPerPage: 10, ...careerItem },
	page: {
		address: paths.careersDetails,
		key: "slug",
		changedOn: "posted_on",
		shareText: ({ title, last_date }) => ({ title, label: `Careers, apply by ${formatHyphenated(last_date)}` }),
	},
});
