import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Member } from "#src/accounts/member.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { officeServices, requestFacts } from "#src/office/office-context.server.ts";
import { defineList } from "./define-list.ts";
import { choiceOfPage, day, oneOf, oneOfOrOther, several, tabs, text } from "./filter.ts";
import { columnsOf } from "./list-column.ts";
import { loadLists } from "./load-lists.server.ts";
import { offsetOf, queryAsked, serveList } from "./serve-list.server.ts";

type Tree = { id: number; name: string; height: number; owner: string | null };

const treeList = defineList({
	title: "Trees",
	of: "trees",
	permission: "case.read",
	address: (query = "") => `/trees${query && `?${query}`}`,
	perPage: 2,
	search: "name",
	filters: {
		state: tabs({ standing: "Standing", felled: "Felled" }, "standing"),
		kind: oneOf("Kind", { oak: "Oak", fig: "Fig tree" }),
		soil: oneOfOrOther("Soil", { clay: "Clay" }, /^[a-z]+$/),
		from: day("Planted from"),
		by: choiceOfPage({ kind: "Kind", year: "Year" }, "kind"),
	},
	sorts: { keys: ["name", "height"], default: "name" },
	also: ["near"],
	columns: columnsOf<Tree>()([
		{ key: "name", title: "Name", value: ({ name }) => name, sort: "name" },
		{ key: "height", title: "Height", value: ({ height }) => ({ hundredths: height }), sort: "height" },
		{ key: "owner", title: "Owner", value: ({ owner }) => owner, permission: "case.unmask", masked: true },
		{ key: "deed", title: "Deed", value: ({ owner }) => owner, permission: "case.unmask" },
		{ key: "act", title: "", only: "page", value: () => null },
		{ key: "id", title: "Number", only: "file", value: ({ id }) => id },
	]),
	file: { name: "trees", permission: "export.persons" },
});

const trees: Tree[] = [1, 2, 3].map((id) => ({ id, name: `Tree ${id}`, height: 150 * id, owner: `Owner ${id}` }));
const result = serveList(treeList, {
	read: async ({ query }) => ({ rows: trees.slice((query.page - 1) * 2, query.page * 2), count: trees.length }),
	find: async () => trees.map(({ id }) => id),
	rows: async (_services, ids: readonly number[]) => trees.filter(({ id }) => ids.includes(id)),
	mask: (tree, { role }) => (role === "viewer" ? { ...tree, owner: "O…" } : tree),
});

const read = (query: string) => treeList.parse(new URLSearchParams(query));
const errorsOf = (query: string) => {
	const parsed = read(query);
	return parsed.ok ? [] : parsed.errors;
};
const memberOf = (role: Member["role"]): Member => ({
	id: 7,
	name: "Asha",
	email: "a@x.example",
	role,
	decides: false,
});

function asking(query: string, role: Member["role"] = "owner") {
	const context = new RouterContextProvider();
	context.set(memberSession, { member: memberOf(role) } as never);
	context.set(officeServices, {
		db: {},
		now: () => new Date("2026-11-21T06:00:00Z"),
		reportRefused: () => {},
	} as never);
	context.set(requestFacts, { id: "r" } as never);
	return { request: new Request(`http://office.example/trees?${query}`), context };
}

const load = (query: string, role?: Member["role"]) => result.load(asking(query, role));

async function page(query: string, role?: Member["role"]) {
	const loaded = await load(query, role);
	return "rows" in loaded ? loaded : expect.fail(JSON.stringify(loaded));
}

test("an address is read, and written as it was", () => {
	const query = { state: "felled", kind: "fig", soil: undefined, from: "2026-11-01", by: "year", search: "old tree" };
	const address = "state=felled&q=old+tree&kind=fig&from=2026-11-01&by=year&sort=-height&page=2";
	expect(read(address)).toEqual({
		ok: true,
		query: { ...query, page: 2, sort: { key: "height", descending: true } },
	});
	const parsed = read(address);
	expect(parsed.ok && treeList.addressOf(parsed.query, { page: 2 })).toBe(`/trees?${address}`);
});

test("what an address leaves out, or leaves empty, is as the list is at first", () => {
	const nothing = { state: "standing", kind: undefined, soil: undefined, from: undefined, by: "kind", search: "" };
	const query = { ...nothing, page: 1, sort: { key: "name", descending: false } };
	expect(read("")).toEqual({ ok: true, query });
	expect(read("q=&kind=&soil=%20&from=&near=lake&done=4")).toEqual({ ok: true, query });
});

test("what can't be seen in words that were pasted is not searched for", () => {
	const parsed = read(`q=${encodeURIComponent("\u202aold\u200b\u00a0 tr\u00adee\ufeff")}&kind=%E2%80%8Boak`);
	expect(parsed).toMatchObject({ ok: true, query: { search: "old tree", kind: "oak" } });
});

test("days in the digits of any script are read", () => {
	expect(read("from=௨௦௨௬-௧௧-०१")).toMatchObject({ ok: true, query: { from: "2026-11-01" } });
});

test("a change of anything but the page leads to the first page", () => {
	const parsed = read("kind=oak&page=3");
	if (!parsed.ok) return expect.fail();
	expect(treeList.addressOf(parsed.query, { page: 4 })).toBe("/trees?kind=oak&page=4");
	expect(treeList.addressOf(parsed.query, { kind: undefined })).toBe("/trees");
	expect(treeList.addressOf(parsed.query, { state: "felled" })).toBe("/trees?state=felled&kind=oak");
	const bySize = treeList.addressOf(parsed.query, { sort: { key: "height", descending: false } });
	expect(bySize).toBe("/trees?kind=oak&sort=height");
});

test.each([
	["state=lost", "“lost” isn’t a valid value for state. Use standing, felled."],
	["kind=elm", "“elm” isn’t a valid value for kind. Use oak, fig."],
	["soil=*", "“*” isn’t a valid value for soil. Use clay."],
	["from=2026-02-30", "“2026-02-30” isn’t a valid value for from. Write a day as 2026-11-23."],
	["by=colour", "“colour” isn’t a valid value for by. Use kind, year."],
	["sort=age", "You can’t sort by “age”. Use name, height, each also with -."],
	["page=0", "“0” isn’t a valid page. Use a number from 1."],
	["page=two", "“two” isn’t a valid page. Use a number from 1."],
	["stat=felled", "This list doesn’t have a filter “stat”. Use state, kind, soil, from, by, q, sort."],
	["kind=oak&kind=fig", "The address has “kind” more than once. Keep only one."],
	[`q=${"a".repeat(201)}`, "A search can have at most 200 characters."],
])("an address that says %s is refused in words", (query, error) => {
	expect(errorsOf(query)).toEqual([error]);
});

test("every reason is said at once, by the page with status 400 and by the export", async () => {
	const errors = [
		"This list doesn’t have a filter “size”. Use state, kind, soil, from, by, q, sort.",
		...errorsOf("kind=elm"),
	];
	expect(errorsOf("size=3&kind=elm")).toEqual(errors);
	expect(await load("size=3&kind=elm")).toMatchObject({ data: { ok: false, errors }, init: { status: 400 } });
	const request = { db: {} as never, params: new URLSearchParams("size=3&kind=elm"), member: memberOf("owner") };
	expect(await result.exported.find({ ...request, now: new Date() })).toEqual({ errors });
});

test("a page beyond the end is the last one", async () => {
	expect(await page("page=9")).toMatchObject({ query: { page: 2 }, rows: [{ id: 3 }], count: 3 });
});

test("a column is for those who may see it, and its value is masked for others", async () => {
	const own = await page("", "owner");
	expect([own.shown, own.rows[0]?.owner]).toEqual([["name", "height", "owner", "deed", "act"], "Owner 1"]);
	const viewed = await page("", "viewer");
	expect([viewed.shown, viewed.rows[0]?.owner]).toEqual([["name", "height", "owner", "act"], "O…"]);
	expect([own.mayExport, viewed.mayExport]).toEqual([true, false]);
	expect(result.exported.hides?.(memberOf("viewer"))).toEqual(["owner", "deed"]);
	expect(result.exported.hides?.(memberOf("owner"))).toEqual([]);
});

test("a list that not everyone sees whole needs a mask", () => {
	const {
		read: readTrees,
		find,
		rows,
	} = { read: async () => ({ rows: trees, count: 3 }), find: async () => [1], rows: async () => trees };
	expect(() => serveList(treeList, { read: readTrees, find, rows })).toThrow("its rows need a mask");
});

test("its file has the columns that are not the page's alone, and is named by what was asked for", async () => {
	const source = result.exported.source({
		db: {} as never,
		now: () => new Date(),
		eyes: { unmasked: true },
	});
	expect(source.columns.map(({ title }) => title)).toEqual(["Name", "Height", "Owner", "Deed", "Number"]);
	expect(await source.open(source.columns).read([2])).toEqual([["Tree 2", 3, "Owner 2", "Owner 2", 2]]);
	const request = { db: {} as never, member: memberOf("owner"), now: new Date("2026-11-21T06:00:00Z") };
	expect(await result.exported.find({ ...request, params: new URLSearchParams("state=felled&q=old&page=2") })).toEqual({
		ids: [1, 2, 3],
		title: "Trees, felled, “old”, 21 November",
		back: "/trees?state=felled&q=old",
	});
});

const nestOf = (tree: number, pageName: string, beside: readonly string[]) =>
	defineList({
		title: `Nests in tree ${tree}`,
		permission: "case.read",
		address: "/nests",
		perPage: 2,
		pageName,
		beside,
		filters: { bird: { ...oneOf("Bird", { "": "None", owl: "Owl" }), isEmpty: true } },
		columns: columnsOf<{ id: number }>()([{ key: "id", title: "Number", value: ({ id }) => id }]),
		file: { name: `nests/${tree}` },
	});
const nestsOf = (...declared: Parameters<typeof nestOf>) =>
	serveList(nestOf(...declared), { all: async () => [{ id: 1 }, { id: 2 }, { id: 3 }], keyOf: ({ id }) => id });

test("a list that is read as a whole has its pages, and its file", async () => {
	const loaded = await nestsOf(4, "page", []).load(asking("page=2"));
	expect(loaded).toMatchObject({ rows: [{ id: 3 }], count: 3, query: { page: 2 }, mayExport: true });
	const { exported } = nestsOf(4, "page", []);
	const request = { db: {} as never, member: memberOf("owner"), now: new Date("2026-11-21T06:00:00Z") };
	expect(await exported.find({ ...request, params: new URLSearchParams() })).toEqual({
		ids: [1, 2, 3],
		title: "Nests in tree 4, 21 November",
		back: "/nests",
	});
	const services = { db: {} as never, now: () => new Date(), eyes: { unmasked: true } };
	const source = exported.source(services);
	expect(await source.open(source.columns).read([3, 1, 9])).toEqual([[3], [1]]);
});

test("several lists of a page have pages of their own, and keep those of the others", async () => {
	const lists = { old: nestsOf(1, "old", ["new"]), young: nestsOf(2, "new", ["old"]) };
	const page = await loadLists(asking("old=2&new=9"), lists, ({ name }) => ({ name }));
	if ("data" in page) return expect.fail(page.data.errors.join(" "));
	expect(page).toMatchObject({ name: "Asha", old: { query: { page: 2 } }, young: { query: { page: 2 } } });
	const list = nestOf(1, "old", ["new"]);
	expect(new URLSearchParams(list.parameters(page.old.query, { page: 3 })).toString()).toBe("old=3&new=9");
	const errors = ["“0” isn’t a valid page. Use a number from 1.", "This list doesn’t have a filter “page”. Use bird."];
	const refusedLists = await loadLists(asking("page=1&old=0"), lists, () => ({}));
	expect(refusedLists).toMatchObject({ data: { errors: errors.toReversed() }, init: { status: 400 } });
});

test("an empty value is one where the filter has it", () => {
	const list = nestOf(1, "page", []);
	const parsed = list.parse(new URLSearchParams("bird="));
	expect(parsed).toMatchObject({ ok: true, query: { bird: "" } });
	expect(parsed.ok && list.parameters(parsed.query)).toEqual([["bird", ""]]);
});

type Book = { id: number; title: string; shelf: string };

const bookList = defineList({
	title: "Books",
	permission: "export.persons",
	address: (query = "") => `/office/books${query && `?${query}`}`,
	perPage: 2,
	sizes: [2, 4],
	search: "title, or a word such as lent:yes",
	typed: { about: "subject" },
	filters: {
		subject: several(oneOf("Subject", { art: "Art", law: "Law", myth: "Myth" })),
		author: several(text("Author", (value) => value.toUpperCase())),
		lent: oneOf("Lent", { yes: "yes", no: "no" }),
		from: day("From"),
		to: day("To"),
	},
	refuse: ({ from, to }) => (from && to && from > to ? "It ends before it begins." : undefined),
	sorts: { keys: ["title", "shelf"], default: "title" },
	picks: true,
	columns: columnsOf<Book>()([
		{ key: "id", title: "Number", only: "file", value: ({ id }) => id },
		{ key: "shelf", title: "Shelf", value: ({ shelf }) => shelf },
		{ key: "title", title: "Title", fixed: true, value: ({ title }) => title },
		{ key: "new", title: "New", value: () => null },
	]),
	order: ["title", "shelf"],
	file: { name: "books" },
});
const books: Book[] = [1, 2, 3, 4, 5].map((id) => ({ id, title: `Book ${id}`, shelf: `S${id}` }));
const columnsAsked: string[][] = [];
const servedBooks = serveList(bookList, {
	read: async ({ query }) => {
		const { limit, offset } = offsetOf(bookList, query);
		return { rows: books.slice(offset, offset + limit), count: books.length };
	},
	find: async () => books.map(({ id }) => id),
	rows: async (_services, ids: readonly number[], columns) => {
		columnsAsked.push([...columns]);
		return books.filter(({ id }) => ids.includes(id));
	},
});

function readBooks(query: string) {
	const parsed = bookList.parse(new URLSearchParams(query));
	return parsed.ok ? parsed.query : expect.fail(parsed.errors.join(" "));
}
const wrongBooks = (query: string) => {
	const parsed = bookList.parse(new URLSearchParams(query));
	return parsed.ok ? [] : parsed.errors;
};

test("a filter of several values has them with commas, or in a parameter each", () => {
	const query = readBooks("subject=law,,art&subject=myth&author=rao,%20iyer");
	expect(query).toMatchObject({ subject: ["law", "art", "myth"], author: ["RAO", "IYER"] });
	expect(bookList.addressOf(query)).toBe("/office/books?subject=law,art,myth&author=RAO,IYER");
	expect(readBooks("subject=,")).toMatchObject({ subject: undefined });
	expect(wrongBooks("subject=law,war,sea")).toEqual([
		"“war” isn’t a valid value for subject. Use art, law, myth.",
		"“sea” isn’t a valid value for subject. Use art, law, myth.",
	]);
	expect(wrongBooks("from=2026-11-02&to=2026-11-01")).toEqual(["It ends before it begins."]);
});

test("words that are filters become those of the address; what was typed last counts where one value can be asked for", async () => {
	const words = "q=old+About:law+lent:no+12:30+sort:-shelf&subject=art&lent=yes&size=4";
	const loading = servedBooks.load(asking(words));
	const answer = await loading.then(
		() => expect.fail("The page was shown."),
		(error: unknown) => error,
	);
	const address = answer instanceof Response ? answer.headers.get("location") : answer;
	expect(address).toBe("/books?q=old+12%3A30&subject=law,art&lent=no&sort=-shelf&size=4");
	expect(wrongBooks("q=lent:maybe")).toEqual(["“maybe” isn’t a valid value for lent. Use yes, no."]);
	expect(wrongBooks("q=lent:no+lent:yes")).toEqual(["The address has “lent” more than once. Keep only one."]);
});

test("the conditions of a list are said as they are typed, each with the list without it", () => {
	const query = readBooks("q=old+tales&subject=law,art&lent=no&sort=-shelf&size=4&columns=new&page=3");
	expect(bookList.conditions(query).map(({ label, without }) => [label, bookList.text(without)])).toEqual([
		["old tales", "subject=law,art&lent=no&sort=-shelf&size=4&columns=new"],
		["subject:law,art", "q=old+tales&lent=no&sort=-shelf&size=4&columns=new"],
		["lent:no", "q=old+tales&subject=law,art&sort=-shelf&size=4&columns=new"],
	]);
});

test("members choose columns and how many rows a page has, where the list has sizes", async () => {
	const loadBooks = async (query: string) => {
		const loaded = await servedBooks.load(asking(query));
		return "rows" in loaded ? loaded : expect.fail(JSON.stringify(loaded));
	};
	expect(await loadBooks("page=9")).toMatchObject({ shown: ["title", "shelf", "new"], rows: [{ id: 5 }] });
	const wide = await loadBooks("size=4&columns=new&page=9");
	expect(wide).toMatchObject({ shown: ["title", "new"], rows: [{ id: 5 }], query: { page: 2 } });
	expect(readBooks("columns=new&columns=shelf").columns).toBeUndefined();
	expect(wrongBooks("size=3&columns=title")).toEqual([
		"“3” isn’t a valid value for size. Use 2, 4.",
		"“title” isn’t a valid value for columns. Use shelf, new.",
	]);
});

test("a file has the rows that were picked, and at first the columns that the page has", async () => {
	const request = { db: {} as never, member: memberOf("owner"), now: new Date("2026-11-21T06:00:00Z") };
	const params = new URLSearchParams("subject=art,law&lent=no&columns=shelf&ids=4,2,9");
	expect(await servedBooks.exported.find({ ...request, params })).toEqual({
		ids: [2, 4],
		title: "Books, art or law, no, 2 selected, 21 November",
		back: "/office/books?subject=art,law&lent=no&columns=shelf",
		columns: ["title", "shelf"],
	});
	const services = { db: {} as never, now: () => new Date(), eyes: { unmasked: true } };
	const { columns, open } = servedBooks.exported.source(services);
	expect(columns.map(({ key }) => key)).toEqual(["id", "shelf", "title", "new"]);
	expect(await open(columns.slice(1, 3)).read([2])).toEqual([["S2", "Book 2"]]);
	expect(columnsAsked.at(-1)).toEqual(["shelf", "title"]);
});

test("acts on a list get what its address asks, by the list's permission", () => {
	const find = queryAsked(bookList);
	expect(find(asking("lent=no"))).toEqual(readBooks("lent=no"));
	const statusOf = (query: string, role: Member["role"]) => {
		try {
			return find(asking(query, role));
		} catch (error) {
			return error;
		}
	};
	expect(statusOf("lent=perhaps", "owner")).toMatchObject({ init: { status: 400 } });
	expect(statusOf("lent=no", "viewer")).toMatchObject({ init: { status: 403 } });
});
