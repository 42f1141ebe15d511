import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { itemList } from "#src/office/content/list/item-list.ts";
import { exportListNames, exportListOf } from "./export-lists.server.ts";

/** The export of each list of the office, by the file that draws its rows. Where a number belongs to it, it is 1. */
const exportNames: Readonly<Record<string, string>> = {
	"interviews/interviews-page.tsx": "interviews",
	"visits/visits-page.tsx": "visits",
	"offers/waitlist.tsx": "waitlist",
	"offers/rounds.tsx": "rounds",
	"batches/round/round-list.tsx": "round/1",
	"funnel/funnel-page.tsx": "funnel",
	"privacy/privacy-page.tsx": "privacy-requests",
	"breaches/affected-people.tsx": "breach/1",
	"money/refunds/refund-table.tsx": "refunds",
	"money/mismatch-table.tsx": "mismatches",
	"money/settlements/difference-table.tsx": "settlement-differences",
	"media/library-page.tsx": "media",
	"settings/members/members-page.tsx": "members",
};

/** Rows that have no export, by the reason: files, and folders of which every file is meant. */
const withoutExport: Readonly<Record<string, readonly string[]>> = {
	"They belong to one record, and stand on its page.": [
		"case/",
		"money/fee/",
		"media/item/",
		"content/editor/editor.tsx",
		"privacy/request-page.tsx",
		"privacy/erasure-parts.tsx",
		"breaches/breach-page.tsx",
	],
	"They are a part of a form, or what it may choose.": [
		"content/fields/",
		"content/links/",
		"kit/lists/list-filter.tsx",
		"entry/",
		"write/",
		"media/upload/",
		"triage/judge-panel.tsx",
		"sign-in/recovery-codes.tsx",
	],
	"They lead to other pages, whose lists have their own exports.": [
		"frame/",
		"find/",
		"morning/",
		"desk/nothing-found.tsx",
		"triage/stacks-page.tsx",
		"content/overview-page.tsx",
		"content/item-rows.tsx",
		"exports/exports-page.tsx",
		"breaches/breaches-page.tsx",
	],
	"They are a few settings, with who has changed them last.": [
		"me/",
		"parts/last-changes.tsx",
		"settings/integrations/",
		"settings/snippets/snippets-page.tsx",
		"settings/stage-messages/stage-messages-page.tsx",
		"settings/webhooks/webhooks-page.tsx",
	],
	"They are sums and counts of what other exports have row by row.": [
		"offers/offers-page.tsx",
		"money/totals-table.tsx",
	],
	"They say how the server is, and who is there, at this moment.": [
		"health/health-page.tsx",
		"jobs/jobs-page.tsx",
		"settings/webhooks/webhook-page.tsx",
	],
	"They draw the rows of a declared list, which has its own export.": [
		"kit/lists/list-table.tsx",
		"requests/request-table.tsx",
	],
	"They are samples of what was done to cases, which the desk exports.": ["batches/batch-page.tsx"],
};

const office = "src/office/";
const sources = globSync(`${office}**/*.tsx`).map((path) => ({
	file: path.replaceAll("\\", "/").slice(office.length),
	text: readFileSync(path, "utf8"),
}));
/** Files that draw rows of a list or of a table. */
const drawing = sources.filter(({ text }) => /<(?:li|tr)\b/.test(text)).map(({ file }) => file);
const exceptions = Object.values(withoutExport).flat();
const isMeant = (file: string, exception: string) =>
	exception.endsWith("/") ? file.startsWith(exception) : file === exception;
/** The exports of declared lists, by the variables that have them. */
const declaredNames = new Map(
	globSync(`${office}**/*-list{,s}.ts`).flatMap((path) =>
		[...readFileSync(path, "utf8").matchAll(/const (\w+) = defineList\([\s\S]*?\n\tfile: \{\s*name: "([^"]+)"/g)].map(
			([, list, name]) => [list, name] as const,
		),
	),
);
/** Links to exports on the pages: the folder of the area, and a name, which ends in a slash if a part follows. */
const links = sources.flatMap(({ file, text }) =>
	[...text.matchAll(/<(?:ExportLink|ListScreen)\s+list=(?:"([^"]+)"|\{`([^`$]+)\$|\{(\w+)\})/g)].flatMap(
		([, whole, start, list]) => {
			const name = whole ?? start ?? declaredNames.get(list);
			return name === undefined ? [] : [{ area: file.split("/")[0], name }];
		},
	),
);
const leadsTo = (name: string, list: string) => (name.endsWith("/") ? list.startsWith(name) : list === name);

test("every list of the office has an export, or a reason why it has none", () => {
	const unknown = drawing.filter(
		(file) => !(file in exportNames) && !exceptions.some((exception) => isMeant(file, exception)),
	);
	expect(unknown, "Add an export in lists, or name a reason here.").toEqual([]);
});

test("nothing is named that draws no rows, or twice", () => {
	const excludedFiles = [...Object.keys(exportNames), ...exceptions];
	expect(excludedFiles.filter((each) => !drawing.some((file) => isMeant(file, each)))).toEqual([]);
	expect(drawing.filter((file) => excludedFiles.filter((each) => isMeant(file, each)).length > 1)).toEqual([]);
});

test.each(Object.entries(exportNames))("the list of %s is exported as %s, by a link of its pages", (file, list) => {
	expect(exportListOf(list)).toBeDefined();
	const own = links.filter(({ area }) => area === file.split("/")[0]);
	expect(own.some(({ name }) => leadsTo(name, list))).toBe(true);
});

test("every link to an export is of a list that is named here", () => {
	expect(links.length).toBeGreaterThan(20);
	const listNames = [...Object.values(exportNames), ...declaredNames.values()];
	expect(links.filter(({ name }) => !listNames.some((list) => leadsTo(name, list ?? "")))).toEqual([]);
});

test("every declared list is exported by its name, and has its columns in the file", async () => {
	const files = globSync(`${office}*/**/*-list{,s}.ts`).filter((path) => !path.includes("kit"));
	const declared = files.filter((path) => readFileSync(path, "utf8").includes("defineList("));
	expect(declared.length).toBeGreaterThan(1);
	for (const path of declared) {
		const module: Record<string, unknown> = await import(/* @vite-ignore */ resolve(path));
		const lists = Object.values(module)
			.map((value) => (value === itemList ? itemList(contentTypes.events) : value))
			.filter(isDeclared);
		expect(lists.length, path).toBeGreaterThan(0);
		for (const { file, columns, moreColumns = () => [] } of lists) {
			const source =
				file &&
				exportListOf(file.name)?.source({
					db: {} as never,
					now: () => new Date(),
					eyes: { unmasked: true },
				});
			const inFile = [...columns, ...moreColumns()].filter(({ only }) => only !== "page").map(({ key }) => key);
			expect(
				source?.columns.map(({ key }) => key),
				path,
			).toEqual(file && inFile);
		}
	}
});

test("every list that is served with a file is exported by its name, and no other list is", async () => {
	const files = globSync(`${office}*/**/*-list{,s}.server.ts`);
	const modules = await Promise.all(files.map((path) => import(/* @vite-ignore */ resolve(path))));
	const servedLists = modules.flatMap((module: object) => Object.values<unknown>({ ...module }).filter(isServed));
	expect(servedLists.length).toBeGreaterThan(15);
	for (const { name, exported: list } of servedLists) expect(name && exportListOf(name), name).toBe(name && list);
	const names = servedLists.map(({ name }) => name);
	expect(names).toEqual(expect.arrayContaining(["cases", "guardians"]));
	expect(exportListNames.filter((name) => !names.includes(name))).toEqual([]);
});

type Served = { name: string | undefined; exported: object };
const isServed = (value: unknown): value is Served =>
	typeof value === "object" && value !== null && "exported" in value && "load" in value;

type Column = { key: string; only?: string };
type Declared = { file?: { name: string }; columns: readonly Column[]; moreColumns?: () => readonly Column[] };
const isDeclared = (value: unknown): value is Declared =>
	typeof value === "object" && value !== null && "columns" in value && "parse" in value;
