import { expect, it } from "vitest";
import { setTitle, shorten } from "./draw-share-picture.server.ts";
import { openLettering } from "./text-outlines.server.ts";

const lettering = openLettering();

it("a label or a school’s name that is too long is shortened after a word, and within one where it has to be", () => {
	const shortened = (text: string, width: number) => shorten(lettering, text, width);
	expect(shortened("Studio 2", 400)).toBe("Studio 2");
	const place = "20 November, the old survey store, beyond the second gate of the tea estate";
	for (const width of [300, 600]) {
		const label = shortened(place, width);
		expect(label).toMatch(/[a-z0-9]…$/);
		expect(place.startsWith(label.slice(0, -1))).toBe(true);
		expect(lettering.widthOf(label, 30)).toBeLessThanOrEqual(width);
	}
	expect(lettering.widthOf(shortened("Thiruvananthapuram".repeat(5), 300), 30)).toBeLessThanOrEqual(300);
});

it("a title has an ellipsis where words are left out, and nowhere else", () => {
	const words = (count: number) => Array.from({ length: count }, () => "architecture").join(" ");
	const counts = Array.from({ length: 40 }, (_, index) => index + 1);
	const titles = counts.map((count) => ({ count, ...setTitle(lettering, words(count)) }));
	for (const { count, lines } of titles) {
		const shownText = lines.join(" ");
		expect(lines.length).toBeLessThanOrEqual(5);
		expect(shownText.endsWith("…")).toBe(shownText.split(" ").length < count);
	}
	expect(titles.some(({ lines }) => lines.length === 5 && !lines[4]?.endsWith("…"))).toBe(true);
});
