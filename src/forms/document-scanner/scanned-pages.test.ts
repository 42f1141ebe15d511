import { expect, it } from "vitest";
import type { ReadPicture } from "./read-picture.ts";
import { changePages, maxPages, noPages, type Pages } from "./scanned-pages.ts";

const file = (name: string) => new File(["x"], name);
const picture = { jpeg: new Blob(["x"]), width: 20, height: 30 };
const readable: ReadPicture = { ok: true, picture, preview: picture };

/** Chooses files of these names and reads them; those that end in .heic cannot be read. */
function choose(state: Pages, ...names: string[]): Pages {
	const chosen = changePages(state, { do: "choose", files: names.map(file) });
	return chosen.waiting.reduce(
		(before, each) =>
			changePages(before, {
				do: "read",
				file: each,
				result: each.name.endsWith(".heic") ? { ok: false, reason: "heic" } : readable,
			}),
		chosen,
	);
}
const names = ({ pages }: Pages) => pages.map(({ name }) => name).join(" ");

it("keeps the order of choosing, and what could be read beside what could not", () => {
	const state = choose(choose(noPages, "a", "b.heic", "c"), "d");
	expect(names(state)).toBe("a c d");
	expect(choose(noPages, "a", "b.heic").leftOut).toEqual([{ name: "b.heic", reason: "heic" }]);
	expect(state.leftOut).toEqual([]);
	expect(new Set(state.pages.map(({ id }) => id)).size).toBe(3);
});

it(`takes ${maxPages} pages, says which were too many, and counts those that are still to be read`, () => {
	const many = Array.from({ length: maxPages + 2 }, (_, index) => `p${index}`);
	const state = choose(noPages, ...many);
	expect(state.pages).toHaveLength(maxPages);
	expect(state.leftOut).toEqual(["p20", "p21"].map((name) => ({ name, reason: "tooMany" })));
	const waiting = changePages(changePages(noPages, { do: "choose", files: many.slice(0, 19).map(file) }), {
		do: "choose",
		files: [file("x"), file("y")],
	});
	expect(waiting.waiting).toHaveLength(maxPages);
	expect(waiting.leftOut).toEqual([{ name: "y", reason: "tooMany" }]);
});

it("turns by quarters and comes round, and moves within its ends", () => {
	let state = choose(noPages, "a", "b", "c");
	const [a, b] = state.pages.map(({ id }) => id) as [number, number];
	for (const turn of [1, 2, 3, 0]) {
		state = changePages(state, { do: "turn", id: b });
		expect(state.pages.map((page) => page.turn)).toEqual([0, turn, 0]);
	}
	expect(names(changePages(state, { do: "move", id: b, by: -1 }))).toBe("b a c");
	expect(names(changePages(state, { do: "move", id: b, by: 1 }))).toBe("a c b");
	expect(names(changePages(state, { do: "move", id: a, by: -1 }))).toBe("a b c");
});

it("puts a removed page back where it was, once, unless its place was taken", () => {
	const state = choose(noPages, "a", "b", "c");
	const removed = changePages(state, { do: "remove", id: state.pages[1]?.id ?? 0 });
	expect(names(removed)).toBe("a c");
	const restored = changePages(removed, { do: "restore" });
	expect(names(restored)).toBe("a b c");
	expect(changePages(restored, { do: "restore" })).toEqual(restored);
	const full = choose(removed, ...Array.from({ length: maxPages }, (_, index) => `p${index}`));
	expect(changePages(full, { do: "restore" }).pages).toHaveLength(maxPages);
});

it("forgets everything when told to", () => {
	expect(changePages(choose(noPages, "a", "b.heic"), { do: "clear" })).toMatchObject({
		pages: [],
		leftOut: [],
		waiting: [],
	});
});
