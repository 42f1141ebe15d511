import { popUp } from "#src/content/announcements/announcements.ts";
import { pageFields } from "#src/content/own-pages/own-pages.ts";
import { pictureKey } from "#src/content/picture.ts";
import type { SeedRecords } from "#src/content/seed-records.ts";
import type { CaptionedPicture, Picture } from "./types.ts";

/**
 * The demo school's records, by content type: imported on demand, since no later start needs them, and oldest first,
 * so that of two records of one day the later one has the greater key.
 */
export const seedRecords = {
	async news({ date }) {
		const { news } = await import("./news/index.ts");
		return news.toReversed().map(({ slug, day, author = null, caption = "", picture, ...item }) => ({
			slug,
			fields: { ...item, author, caption, date: date(day), ...pictureFields(picture) },
		}));
	},
	async events({ date }) {
		const { events } = await import("./events/index.ts");
		return events.toReversed().map(({ slug, day, monthlyUntilDay, startsAt, endsAt, openTo, picture, ...event }) => ({
			slug,
			fields: {
				...event,
				date: date(day),
				repeats: monthlyUntilDay === undefined ? null : ("month-weekday" as const),
				repeats_until: monthlyUntilDay === undefined ? null : date(monthlyUntilDay),
				left_out: "",
				starts_at: startsAt ?? null,
				ends_at: endsAt ?? null,
				open_to: openTo ?? null,
				...pictureFields(picture),
				caption: "",
			},
		}));
	},
	async blogs({ date }) {
		const { blogs } = await import("./blogs/index.ts");
		return blogs.toReversed().map(({ day, author = null, picture, ...blog }) => ({
			fields: { ...blog, author, caption: "", date: date(day), ...pictureFields(picture) },
		}));
	},
	async staff() {
		const { staff } = await import("./staff/index.ts");
		return staff.map(({ experienceYears, picture, email = null, works, workPictures, ...person }) => ({
			fields: {
				...person,
				experience_years: experienceYears,
				email,
				works: works?.map((work) => `- ${work}`).join("\n") ?? null,
				pictures: withCaption(workPictures),
				...pictureFields(picture),
			},
		}));
	},
	async careers({ date }) {
		const { careers } = await import("./careers.ts");
		return careers.toReversed().map(({ slug, experienceMin, experienceMax, postedDay, lastDay, ...career }) => ({
			slug,
			fields: {
				...career,
				experience_min: experienceMin,
				experience_max: experienceMax,
				posted_on: date(postedDay),
				last_date: date(lastDay),
			},
		}));
	},
	async gallery({ date }) {
		const { gallery, wall } = await import("./gallery/index.ts");
		const drawings = wall.map(({ year, picture, ...drawing }) => ({
			fields: {
				title: "The entrance stair",
				date: `${year}-05-31`,
				...pictureFields(picture),
				...drawing,
				video: null,
			},
		}));
		const others = gallery.toReversed().map(({ title, day, picture, credit = null, video = null }) => ({
			fields: { title, date: date(day), ...pictureFields(picture), credit, video, hand: "" },
		}));
		return [...drawings, ...others];
	},
	async projects({ date }) {
		const { projects } = await import("./projects.ts");
		return projects.toReversed().map(({ slug, day, picture, pictures, ...project }) => ({
			slug,
			fields: {
				...project,
				pictures: withCaption(pictures),
				date: date(day),
				...pictureFields(picture),
				photographer: null,
			},
		}));
	},
	async announcements({ date, siteUrl }) {
		const { announcements } = await import("./announcements.ts");
		return announcements.toReversed().map(({ kind, title, link, fromDay, toDay, picture, description }) => ({
			fields: {
				type: popUp,
				kind,
				title,
				link: new URL(new URL(link).pathname, siteUrl).href,
				from_date: date(fromDay),
				to_date: date(toDay),
				active: 1,
				pinned: 0,
				...pictureFields(picture),
				description,
			},
		}));
	},
	async pages() {
		const { pages } = await import("./pages/index.ts");
		return pages.map(({ slug, ...fields }) => ({ slug, fields: pageFields.parse(fields) }));
	},
	async approvalDocuments() {
		const { approvalDocuments } = await import("./approval-documents.ts");
		return approvalDocuments.map(({ key, title, issuer, reference, validFrom, validUntil }) => ({
			slug: key,
			fields: {
				title,
				body: issuer,
				number: reference,
				valid_from: validFrom,
				valid_until: validUntil,
				file: key,
			},
		}));
	},
} satisfies SeedRecords;

function withCaption(pictures: readonly CaptionedPicture[] = []) {
	return pictures.map((picture) => ({ ...pictureFields(picture), caption: picture.caption }));
}

function pictureFields(picture: Picture) {
	return { picture: pictureKey(picture), picture_alt: picture.alt };
}
