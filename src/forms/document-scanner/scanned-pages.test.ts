import { expect, it } from "vitest";
import type { ReadPicture } from "./read-picture.ts";
import { emptyPages, maxPages, pagesReducer, type ScannedPages } from "./scanned-pages.ts";

const file = (name: string) => new File(["x"], name);
const picture = { jpeg: new Blob(["x"]), width: 20, height: 30 };
const readable: ReadPicture = { ok: true, picture, preview: picture };

/** Chooses files with these names and reads them; names ending in .heic are unreadable. */
function choose(state: ScannedPages, ...names: string[]): ScannedPages {
	const chosenScannedPages = pagesReducer(state, { type: "choose", files: names.map(file) });
	return chosenScannedPages.queue.reduce(
		(before, each) =>
			pagesReducer(before, {
				type: "read",
				file: each,
				result: each.name.endsWith(".heic") ? { ok: false, reason: "heic" } : readable,
			}),
		chosenScannedPages,
	);
}
const names = ({ pages }: ScannedPages) => pages.map(({ name }) => name).join(" ");

it("adds pages in the order chosen, and lists unreadable files until the next choice", () => {
	const state = choose(choose(emptyPages, "a", "b.heic", "c"), "d");
	expect(names(state)).toBe("a c d");
	expect(choose(emptyPages, "a", "b.heic").rejected).toEqual([{ name: "b.heic", reason: "heic" }]);
	expect(state.rejected).toEqual([]);
	expect(new Set(state.pages.map(({ id }) => id)).size).toBe(3);
});

it(`takes at most ${maxPages} pages, queued files included, and rejects the rest`, () => {
	const many = Array.from({ length: maxPages + 2 }, (_, index) => `p${index}`);
	const state = choose(emptyPages, ...many);
	expect(state.pages).toHaveLength(maxPages);
	expect(state.rejected).toEqual(["p20", "p21"].map((name) => ({ name, reason: "tooMany" })));
	const queuedScannedPages = pagesReducer(
		pagesReducer(emptyPages, { type: "choose", files: many.slice(0, 19).map(file) }),
		{
			type: "choose",
			files: [file("x"), file("y")],
		},
	);
	expect(queuedScannedPages.queue).toHaveLength(maxPages);
	expect(queuedScannedPages.rejected).toEqual([{ name: "y", reason: "tooMany" }]);
});

it("turns a page by quarters, and moves pages within the document", () => {
	let state = choose(emptyPages, "a", "b", "c");
	const [a, b] = state.pages.map(({ id }) => id) as [number, number];
	for (const turn of [1, 2, 3, 0]) {
		state = pagesReducer(state, { type: "turn", id: b });
		expect(state.pages.map((page) => page.turn)).toEqual([0, turn, 0]);
	}
	expect(names(pagesReducer(state, { type: "move", id: b, by: -1 }))).toBe("b a c");
	expect(names(pagesReducer(state, { type: "move", id: b, by: 1 }))).toBe("a c b");
	expect(names(pagesReducer(state, { type: "move", id: a, by: -1 }))).toBe("a b c");
});

it("restores a removed page once, at its position, unless the document is full", () => {
	const state = choose(emptyPages, "a", "b", "c");
	const removedScannedPages = pagesReducer(state, { type: "remove", id: state.pages[1]?.id ?? 0 });
	expect(names(removedScannedPages)).toBe("a c");
	const restoredScannedPages = pagesReducer(removedScannedPages, { type: "restore" });
	expect(names(restoredScannedPages)).toBe("a b c");
	expect(pagesReducer(restoredScannedPages, { type: "restore" })).toEqual(restoredScannedPages);
	const full = choose(removedScannedPages, ...Array.from({ length: maxPages }, (_, index) => `p${index}`));
	expect(pagesReducer(full, { type: "restore" }).pages).toHaveLength(maxPages);
});

it("clears everything", () => {
	expect(pagesReducer(choose(emptyPages, "a", "b.heic"), { type: "clear" })).toMatchObject({
		pages: [],
		rejected: [],
		queue: [],
	});
});
