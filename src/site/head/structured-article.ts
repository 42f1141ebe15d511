import { readDay } from "#src/calendar/day.ts";
import { type Dated, ourSchool, type Site } from "./structured-data.ts";

export function newsArticle(site: Site, news: Dated) {
	return { "@type": "NewsArticle", ...article(site, news), author: ourSchool(site) };
}

/** @param blog.author a person, or "Admin" for the school itself */
export function blogPosting(site: Site, { author, ...blog }: Dated & { author: string }) {
	return {
		"@type": "BlogPosting",
		...article(site, blog),
		author: author === "Admin" ? ourSchool(site) : { "@type": "Person", name: author },
	};
}

function article(site: Site, { title, date, picture, description, path }: Dated) {
	const day = readDay(date);
	return {
		"@id": `${site}${path}#article`,
		headline: title,
		description,
		image: [`${site}${picture}`, `${site}/og${path}.png`],
		...(day && { datePublished: `${day}T00:00:00+05:30`, dateModified: `${day}T00:00:00+05:30` }),
		mainEntityOfPage: `${site}${path}`,
		publisher: ourSchool(site),
	};
}
