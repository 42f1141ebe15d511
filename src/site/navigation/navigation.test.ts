import { expect, test } from "vitest";
import { columns } from "#src/site/footer/footer-links.ts";
import { type Group, type Item, isActive, isGroup, narrow, wide } from "./navigation.ts";

const flatten = (entries: readonly (Item | Group)[]): string[] =>
	entries.flatMap((entry) => (isGroup(entry) ? flatten(entry.items) : [entry.to]));
const activeAt = (path: string) => wide.filter((entry) => isActive(entry, path)).map((entry) => entry.label);

test("a page marks its own entry and no other", () => {
	expect(activeAt("/")).toEqual(["Home"]);
	expect(activeAt("/placement")).toEqual(["Placement"]);
	expect(activeAt("/march-urban")).toEqual(["Academic"]);
});

test("detail pages and pages without an entry mark the entry that they belong to", () => {
	expect(activeAt("/news-details/annual-design-week-2026")).toEqual(["News & Events"]);
	expect(activeAt("/staff-details/7")).toEqual(["About"]);
	expect(activeAt("/campus-hosteldetails")).toEqual(["Campus"]);
	expect(activeAt("/diploma")).toEqual(["Academic"]);
	expect(activeAt("/newsletter")).toEqual([]);
});

test("the phone's menu leads everywhere that the desktop's does, and to careers and stories", () => {
	const paths = flatten(narrow);
	expect(paths).toEqual(expect.arrayContaining([...flatten(wide), "/carrers", "/student-story-details"]));
	expect(new Set(paths).size).toBe(paths.length);
});

test("every programme is in the menus", () => {
	for (const menu of [wide, narrow])
		expect(flatten(menu)).toEqual(
			expect.arrayContaining(["/undergraduate", "/postgraduate", "/march-urban", "/diploma", "/programmes"]),
		);
});

test("the footer has the links that the school wants on every page", () => {
	expect(columns.flatMap(({ links }) => links.map(({ to }) => to)).sort()).toEqual(
		[
			...["/", "/about-us", "/gallery", "/campus", "/placement", "/staff", "/alumni", "/achievements"],
			...[
				"/campus-playgrounddetails",
				"/campus-messdetails",
				"/campus-studiodetails",
				"/campus-librarydetails",
				"/campus-hosteldetails",
				"/visit",
			],
			...["/programmes", "/undergraduate", "/postgraduate", "/march-urban", "/diploma", "/international-student"],
			...["/academic", "/fees", "/dates", "/scholarships", "/application", "/query", "/get-started", "/announcement"],
		].sort(),
	);
});
