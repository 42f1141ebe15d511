import { readDay } from "#src/calendar/day.ts";
import { type DatedRecord, ourSchool, type Site } from "./structured-data.ts";

/** @param news.author a person; null for the school itself */
export function newsArticle(site: Site, { author, ...news }: DatedRecord & { author: string | null }) {
	return { "@type": "NewsArticle", ...article(site, news), author: authorOf(site, author) };
}

/** @param blog.author a person, or "Admin" for the school itself */
export function blogPosting(site: Site, { author, ...blog }: DatedRecord & { author: string }) {
	return {
		"@type": "BlogPosting",
		...article(site, blog),
		author: authorOf(site, author === "Admin" ? null : author),
	};
}

function authorOf(site: Site, author: string | null) {
	return author === null ? ourSchool(site) : { "@type": "Person", name: author };
}

function article(site: Site, { title, date, picture, description, path }: DatedRecord) {
	const day = readDay(date);
	return {
		"@id": `${site.url}${path}#article`,
		headline: title,
		description,
		image: [`${site.url}${picture}`, `${site.url}/og${path}.png`],
		...(day && { datePublished: `${day}T00:00:00+05:30`, dateModified: `${day}T00:00:00+05:30` }),
		mainEntityOfPage: `${site.url}${path}`,
		publisher: ourSchool(site),
	};
}
