import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatHyphenated } from "#src/calendar/format.ts";
import { apiDay, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import * as paths from "#src/paths.ts";
import { careerFields } from "./careers.ts";

const schema = z.object({
	...apiKeys,
	job_title: z.string().describe("Title of the vacancy"),
	qualification: z.string().describe("Required qualification"),
	experience_min: z.int().describe("Minimum experience, in years"),
	experience_max: z.int().describe("Maximum experience, in years"),
	no_vacancy: z.int().describe("Number of vacancies"),
	place: z.string().describe("Place of work"),
	duration: z.string().describe("Extent of the job, such as full time"),
	last_date: apiDay.describe("Last day to apply, YYYY-MM-DD in IST"),
	posted_on: apiDay.describe("Date it was posted, YYYY-MM-DD in IST"),
	notes: z.string().describe("Further notes for applicants"),
	job_description: apiMarkdown,
});

export const careerType = defineContentType({
	table: "careers",
	fields: careerFields,
	office: {
		names: { many: "Careers", one: "vacancy" },
		fields: {
			title: { label: "Position" },
			qualification: { label: "Qualification", hint: "What applicants need to apply." },
			posted_on: { label: "Posted on" },
			last_date: { label: "Last day to apply", hint: "After this day, the vacancy is listed as closed." },
			experience_min: { label: "Minimum experience", hint: "In years. Enter 0 for none." },
			experience_max: { label: "Maximum experience", hint: "In years." },
			vacancies: { label: "Vacancies" },
			duration: { label: "Duration", hint: "Such as Full time." },
			place: { label: "Place" },
			description: { label: "Text" },
			notes: { label: "Notes", hint: "Plain text below the description. Leave blank for none." },
		},
	},
	translated: ["title", "qualification", "place", "duration", "notes", "description"],
	baseSlug: ({ title }) => title,
	/** Lists openings whose last date has not passed, the next to close first; then the others, latest posted first. */
	list({ now }: { now: Date }) {
		const today = dayAtSchool(now);
		return [
			{ where: [["last_date", ">=", today]], orderBy: "last_date", direction: "asc", few: true },
			newestFirst("posted_on", [["last_date", "<", today]]),
		];
	},
	api: {
		name: "careers",
		aliases: [apiPaths.careers],
		itemsPerPage: 10,
		schema,
		serialize: ({ slug, title, vacancies, description, ...career }) => ({
			...career,
			primaryId: slug,
			job_title: title,
			no_vacancy: vacancies,
			job_description: description,
		}),
	},
	page: {
		address: paths.careersDetails,
		key: "slug",
		changedOn: "posted_on",
		shareText: ({ title, last_date }) => ({ title, label: `Careers, apply by ${formatHyphenated(last_date)}` }),
	},
});
