import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import * as paths from "#src/paths.ts";
import { projectItem } from "./projects.api.ts";
import { projectOffice } from "./projects.office.ts";
import { projectFields } from "./projects.ts";

export const projectType = defineContentType({
	table: "projects",
	fields: projectFields,
	office: projectOffice,
	baseSlug: ({ title }) => title,
	list: () => [newestFirst("date")],
	api: { name: "work", itemsPerPage: 12, ...projectItem },
	page: {
		address: paths.project,
		key: "slug",
		changedOn: "date",
		shareText: ({ title, student, programme }) => ({ title, label: `${programme}, ${student}` }),
	},
	feed: {
		path: paths.feed("work"),
		page: paths.work,
		title: (school) => `Students' work at ${school}`,
		entry: ({ title, date, student, description }) => ({ title, date, author: student, description }),
	},
});
