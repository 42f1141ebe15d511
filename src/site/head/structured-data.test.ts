import { expect, test } from "vitest";
import { identity } from "#school/identity.ts";
import { blogPosting, newsArticle } from "./structured-article.ts";
import { course } from "./structured-course.ts";
import { breadcrumbs, type Site, school } from "./structured-data.ts";
import { schoolEvent } from "./structured-event.ts";
import { jobPosting } from "./structured-job.ts";

const site: Site = { url: "https://school.example", identity };
const dated = {
	title: "A roof",
	date: "2026-11-20",
	picture: "/media/roof-1-960.webp",
	description: "It leans.",
	path: "/news-details/a-roof",
};
const opening = {
	path: "/carrers-details/warden",
	title: "Warden",
	html: "<p>Calm.</p>",
	postedOn: "2026-11-01",
	lastDate: "2026-12-23",
	place: "Shola House",
	duration: "Full time, residential",
	qualification: "Any degree",
	vacancies: 1,
	minYears: 3,
};
const programme = {
	path: "/undergraduate",
	name: "B.Arch",
	description: "Five years.",
	credential: "B.Arch",
	duration: "P5Y",
};

test("leaves out what a school hasn’t said", () => {
	const { place: _, foundedIn: __, ...identity } = site.identity;
	expect(JSON.stringify(school({ ...site, identity }))).not.toMatch(/geo|foundingDate/);
});

/** Properties that search engines require of a kind, and those that they recommend if the site knows them. */
test.each([
	[
		school(site),
		"CollegeOrUniversity",
		["name", "url", "logo", "telephone", "email", "address", "geo", "sameAs", "foundingDate"],
	],
	[
		course(site, programme),
		"Course",
		["name", "description", "provider", "url", "hasCourseInstance", "educationalCredentialAwarded"],
	],
	[
		schoolEvent(site, { ...dated, place: "The Loft" }),
		"Event",
		["name", "startDate", "endDate", "location", "eventStatus", "eventAttendanceMode", "image", "organizer"],
	],
	[
		newsArticle(site, { ...dated, author: "Asha Menon" }),
		"NewsArticle",
		["headline", "image", "datePublished", "dateModified", "author", "publisher", "mainEntityOfPage"],
	],
	[
		blogPosting(site, { ...dated, author: "Arjun Menon" }),
		"BlogPosting",
		["headline", "image", "datePublished", "author", "publisher"],
	],
	[
		jobPosting(site, opening),
		"JobPosting",
		["title", "description", "datePosted", "validThrough", "employmentType", "hiringOrganization", "jobLocation"],
	],
	[breadcrumbs(site, [{ label: "News", to: "/news" }]), "BreadcrumbList", ["itemListElement"]],
])("%# has what its kind requires", (thing, type, properties) => {
	expect(thing["@type"]).toBe(type);
	const jsonThing = JSON.parse(JSON.stringify(thing));
	for (const property of properties) expect(jsonThing[property], property).toBeTruthy();
	expect(JSON.stringify(thing)).not.toMatch(/undefined|NaN|"":/);
});

test("places have an address that a map finds", () => {
	for (const place of [
		schoolEvent(site, { ...dated, place: "The Loft" }).location,
		jobPosting(site, opening).jobLocation,
	]) {
		expect(place.address).toMatchObject({ "@type": "PostalAddress", addressCountry: "IN", postalCode: "643002" });
	}
});

test("news and blog posts that name no one are the school's", () => {
	expect(newsArticle(site, { ...dated, author: null }).author).toMatchObject({ "@type": "CollegeOrUniversity" });
	expect(newsArticle(site, { ...dated, author: "Asha Menon" }).author).toEqual({
		"@type": "Person",
		name: "Asha Menon",
	});
	expect(blogPosting(site, { ...dated, author: "Admin" }).author).toMatchObject({ "@type": "CollegeOrUniversity" });
	expect(blogPosting(site, { ...dated, author: "Arjun Menon" }).author).toEqual({
		"@type": "Person",
		name: "Arjun Menon",
	});
});

test("the way to a page counts from the home page", () => {
	expect(breadcrumbs(site, [{ label: "News", to: "/news" }]).itemListElement).toEqual([
		{ "@type": "ListItem", position: 1, name: "Home", item: `${site.url}/` },
		{ "@type": "ListItem", position: 2, name: "News", item: `${site.url}/news` },
	]);
});

test("an opening's last day counts to its end, at the school", () => {
	expect(jobPosting(site, opening).validThrough).toBe("2026-12-23T23:59:59+05:30");
});

test("an event that ends after midnight ends on the next day, and one without a beginning has no time", () => {
	const times = (further: object) => {
		const { startDate, endDate } = schoolEvent(site, { ...dated, place: "The Loft", ...further });
		return [startDate, endDate];
	};
	expect(times({ startsAt: "19:00", endsAt: "00:30" })).toEqual([
		"2026-11-20T19:00:00+05:30",
		"2026-11-21T00:30:00+05:30",
	]);
	expect(times({ startsAt: null, endsAt: "17:00" })).toEqual(["2026-11-20", "2026-11-20"]);
});
