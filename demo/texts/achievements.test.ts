import { expect, it } from "vitest";
import * as blank from "../../blank-school/texts/achievements.ts";
import { achievements } from "./achievements.ts";
import { home } from "./home.ts";

it("each ranking has its year and who published it, and each achievement something to look at", () => {
	const rankings = achievements.filter(({ category }) => category === "Ranking");
	expect(rankings.map(({ title, year }) => [year, title])).toEqual([
		[2024, "19th in India"],
		[2024, "1st in the state, 9th in India"],
		[2025, "8th in India"],
	]);
	for (const { source, year } of rankings) {
		expect(source?.text).toMatch(/^Published by /);
		expect(source?.text).toContain(String(year));
	}
	for (const { picture, flutes, category, title } of achievements)
		expect(picture !== undefined || flutes !== undefined || category === "Sports", title).toBe(true);
});

it("home has the place of the last ranking with its year, and a school without rankings has none", () => {
	expect(home.reasons.map(({ figure }) => figure)).toEqual(["A valley", "15 years", "#8"]);
	expect(home.reasons.at(-1)?.text).toMatch(/All India.*2025/);
	expect(JSON.stringify(blank)).not.toContain("Ranking");
});
