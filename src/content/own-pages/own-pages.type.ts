import { z } from "zod";
import { apiKeys } from "#src/content/api-schema.ts";
import { defineContentType } from "#src/content/content-type.ts";
import { pictureLabels } from "#src/content/record-form/picture-labels.ts";
import * as paths from "#src/paths.ts";
import { pageFields } from "./own-pages.ts";

const schema = z.object({
	...apiKeys,
	title: z.string().describe("Title of the page"),
	lead: z.string().describe("Sentence under the title. Empty if there isn’t one"),
	description: z.string().describe("Description for search engines"),
	path: z.string().describe("Path of the page on this site, such as `/pages/workshops`"),
});

export const pageType = defineContentType({
	table: "pages",
	fields: pageFields,
	office: {
		names: { many: "Pages", one: "page" },
		fields: {
			title: { label: "Title" },
			lead: { label: "Introduction", hint: "One sentence under the title." },
			description: {
				label: "For search engines",
				hint: "What the page is about, in a sentence. Leave blank for the introduction.",
			},
			in_menu: {
				label: "In the menus",
				hint: "Adds it after “About”, or to the first menu that opens if you’ve changed the menus, and to the footer.",
			},
			sections: {
				label: "Sections",
				one: "section",
				hint: "Shown in this order, each with the parts that you fill in.",
				fields: {
					heading: { label: "Heading" },
					text: { label: "Text" },
					pictures: { label: "Photos", one: "photo", fields: pictureLabels, hint: "Several make a gallery." },
					film: { label: "Video", hint: "A video from the library." },
					numbers: {
						label: "Numbers",
						one: "number",
						fields: {
							value: { label: "Number", hint: "Such as 12 or 4.5 lakh." },
							label: { label: "Label", hint: "Such as studios." },
						},
					},
					people: {
						label: "People",
						one: "person",
						hint: "The last part of the URL of their page in Faculty & Staff.",
					},
					guides: {
						label: "People to ask",
						one: "person",
						hint: "Such as students. They need no page, and their initials are shown.",
						fields: {
							name: { label: "Name" },
							about: { label: "About them", hint: "Such as third year, B.Arch. From Erode." },
							hours: { label: "Hours", hint: "When they answer." },
						},
					},
					list: {
						label: "Latest items",
						options: {
							news: "News",
							events: "Events",
							blogs: "Blogs",
							projects: "Students’ work",
							gallery: "Gallery",
							careers: "Careers",
						},
					},
					questions: {
						label: "Questions",
						one: "question",
						fields: { question: { label: "Question" }, answer: { label: "Answer" } },
					},
					button: {
						label: "Button",
						fields: {
							label: { label: "Label" },
							link: { label: "Leads to", hint: "A page of this website, such as /fees, or https://…" },
						},
					},
					form: { label: "Enquiry form", hint: "Visitors can ask for a call from here." },
				},
			},
		},
	},
	translated: ["title", "lead", "description", "sections"],
	baseSlug: ({ title }) => title,
	list: () => [{ orderBy: "title", direction: "asc" }],
	api: {
		name: "pages",
		itemsPerPage: 20,
		schema,
		serialize: ({ id, slug, title, lead, description }) => ({
			id,
			primaryId: slug,
			title,
			lead,
			description: description || lead,
			path: paths.ownPage(slug),
		}),
	},
	page: {
		address: paths.ownPage,
		key: "slug",
		shareText: ({ title }) => ({ title, label: "" }),
	},
});
