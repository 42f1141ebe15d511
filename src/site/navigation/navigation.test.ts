import { expect, test } from "vitest";
import { texts } from "#school/school-texts.ts";
import { addressOf, entriesOf, isActive, type MenuEntry } from "./navigation.ts";

const { wide, narrow, topBar, columns, smallPrint } = texts.navigation;
const flatten = (entries: readonly MenuEntry[]): string[] =>
	entries.flatMap((entry) => {
		const below = entriesOf(entry);
		return below ? flatten(below) : [addressOf(entry)];
	});
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

test("an entry that leads to another site is never marked", () => {
	const elsewhere = { label: "Library", address: "https://library.example/diploma" };
	expect(isActive(elsewhere, "/diploma")).toBe(false);
	expect(isActive({ label: "More", entries: [elsewhere] }, "/diploma")).toBe(false);
});

test("the phone's menu of the demo school leads everywhere that the desktop's does", () => {
	const paths = flatten(narrow);
	expect(paths).toEqual(expect.arrayContaining([...flatten(wide), ...flatten(topBar)]));
	expect(new Set(paths).size).toBe(paths.length);
});

test("every programme is in the menus of the demo school", () => {
	for (const menu of [wide, narrow])
		expect(flatten(menu)).toEqual(
			expect.arrayContaining(["/undergraduate", "/postgraduate", "/march-urban", "/diploma", "/programmes"]),
		);
});

test("the footer of the demo school has the links that the school wants on every page", () => {
	expect([...columns.flatMap(({ links }) => flatten(links)), ...flatten(smallPrint)].sort()).toEqual(
		[
			"/",
			"/about-us",
			"/gallery",
			"/campus",
			"/placement",
			"/staff",
			"/alumni",
			"/achievements",
			"/campus-playgrounddetails",
			"/campus-messdetails",
			"/campus-studiodetails",
			"/campus-librarydetails",
			"/campus-hosteldetails",
			"/visit",
			"/programmes",
			"/undergraduate",
			"/postgraduate",
			"/march-urban",
			"/diploma",
			"/international-student",
			"/academic",
			"/fees",
			"/dates",
			"/scholarships",
			"/application",
			"/query",
			"/announcement",
			"/pages/accessibility",
			"/pages/ask-a-student",
			"/pages/for-parents",
			"/pages/press",
			"/questions",
			"/disclosure",
			"/anti-ragging",
			"/grievance",
			"/approvals",
			"/terms-conditions",
			"/refunds",
			"/privacy-policy",
			"/privacy-requests",
		].sort(),
	);
});
