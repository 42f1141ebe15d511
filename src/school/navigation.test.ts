import { expect, test } from "vitest";
import { texts } from "#school/school-texts.ts";
import { allContentTypes } from "#src/content/content-types.ts";
import { listPages } from "#src/content/list-pages.ts";
import { listedPages } from "#src/listed-pages.ts";
import { withAdded } from "./default-navigation.ts";
import { type MenuEntry, navigationSchema } from "./navigation.ts";
import { withoutPages } from "./navigation-pages.ts";

const demo = texts.navigation;

/** @returns what is refused, as "path message" */
function refused(wide: unknown[]): string[] {
	const { error } = navigationSchema.safeParse({ ...demo, wide });
	return error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];
}

test("an entry leads to a page of the site, to an address elsewhere, or opens those below it", () => {
	const link = { label: "News", page: "/news" };
	expect(refused([link, { label: "Library", address: "https://library.example/" }])).toEqual([]);
	expect(refused([{ label: "Workshops", address: "/pages/workshops" }])).toEqual([]);
	expect(refused([{ label: "More", entries: [link] }])).toEqual([]);
	expect(refused([{ label: "News" }])).toEqual(["wide.0.page must be chosen, unless you enter an address"]);
	expect(refused([{ label: "News", entries: [] }])).toEqual([
		"wide.0.page must be chosen, unless you enter an address",
	]);
	expect(refused([{ ...link, address: "https://a.example/" }])).toEqual([
		"wide.0.address must be empty if a page is chosen",
	]);
	expect(refused([{ ...link, entries: [link] }])).toEqual(["wide.0.page must be empty if there are entries below it"]);
});

test.each(["javascript:alert(1)", "http://a.example/", "//a.example", "https://", "https://a b.example"])(
	"%s is no address elsewhere",
	(address) => {
		expect(refused([{ label: "Away", address }])).toEqual(["wide.0.address must begin with / or https://"]);
	},
);

test("a page that does not exist can be chosen nowhere", () => {
	expect(refused([{ label: "Away", page: "/nowhere" }])).toHaveLength(1);
});

test("links to hidden pages are left out, with the groups and columns that they leave empty", () => {
	const pages = ["/news", "/events", "/blogs", "/announcement", "/staff", "/approvals"];
	const shownNavigation = withoutPages(demo, new Set(pages));
	const text = JSON.stringify(shownNavigation);
	for (const page of pages) expect(text).not.toContain(`"${page}"`);
	const labels = (entries: readonly MenuEntry[]) => entries.map(({ label }) => label);
	expect(labels(shownNavigation.wide)).toEqual(labels(demo.wide).filter((label) => label !== "News & Events"));
	expect(labels(shownNavigation.topBar)).toEqual(["Careers", "Student Story"]);
	expect(shownNavigation.columns).toHaveLength(demo.columns.length);
	const only = { ...demo, columns: [{ title: "News", links: [{ label: "News", page: "/news" }] }] };
	expect(withoutPages(only, new Set(pages)).columns).toEqual([]);
	expect(withoutPages(demo, new Set())).toEqual(demo);
});

test("programmes that a school has added are in the menus that the office has not changed", () => {
	const added = [{ label: "B.Plan", address: "/pages/b-plan" }];
	const stored = JSON.parse(JSON.stringify(demo));
	const withProgrammes = (navigation: typeof demo, programmes: typeof added) =>
		withAdded(navigation, { programmes, pages: [] });
	const followed = withProgrammes(stored, added);
	const parts = (navigation: typeof demo) => [navigation.wide, navigation.narrow, navigation.columns];
	for (const part of parts(followed)) expect(JSON.stringify(part)).toContain("/pages/b-plan");
	const edited = withProgrammes({ ...stored, narrow: demo.narrow.slice(1) }, added);
	expect(parts(edited).map((part) => JSON.stringify(part).includes("/pages/b-plan"))).toEqual([true, false, true]);
	expect(withProgrammes(stored, [])).toEqual(demo);
});

test("pages of the school’s own are after About, or where an edited menu first opens", () => {
	const pages = [{ label: "Workshops", address: "/pages/workshops" }];
	const labels = (entries: readonly MenuEntry[]) => entries.map(({ label }) => label);
	const shown = withAdded(demo, { programmes: [], pages });
	expect(labels(shown.wide)).toEqual(labels(demo.wide));
	expect(labels(shown.wide[1]?.entries ?? [])).toEqual([...labels(demo.wide[1]?.entries ?? []), "Workshops"]);
	const narrowAbout = shown.narrow.find(({ label }) => label === "About");
	expect(labels(narrowAbout?.entries ?? []).at(-1)).toBe("Workshops");
	expect(shown.columns[0]?.links.at(-1)).toEqual(pages[0]);
	const about = new Set(demo.wide[1]?.entries?.flatMap(({ page = "" }) => page));
	expect(labels(withoutPages(shown, about).wide[1]?.entries ?? [])).toEqual(["Workshops"]);
	const own = { ...demo, wide: demo.wide.filter(({ label }) => label !== "About") };
	expect(withAdded(own, { programmes: [], pages }).wide[1]).toMatchObject({ label: "Academic" });
	expect(labels(withAdded(own, { programmes: [], pages }).wide[1]?.entries ?? []).at(-1)).toBe("Workshops");
	const linked = { ...demo, topBar: [{ label: "Workshops", address: "/pages/workshops" }] };
	expect(withAdded(linked, { programmes: [], pages })).toEqual(linked);
});

test("every kind of record has a page that lists it", () => {
	// A page of the school’s own is found by the menus that it is put into.
	const listed = allContentTypes.map(({ table }) => table).filter((table) => table !== "pages");
	expect(Object.keys(listPages).sort()).toEqual(listed.sort());
	const listedPaths = listedPages.map(([path]) => path);
	expect(listedPaths).toEqual(expect.arrayContaining(Object.values(listPages)));
});
