import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import routes from "#src/office/routes.ts";
import * as officePaths from "#src/office-paths.ts";
import { guideOf, readGuide } from "./guides.ts";

type Route = { path?: string; file: string; children?: Route[] };

describe("guides of the office", () => {
	it("every page in the frame has one", () => {
		const framed = (routes as Route[]).find(({ file }) => file.includes("frame/"))?.children ?? [];
		const pages = framed.filter(({ file }) => file.endsWith("-page.tsx") && !file.startsWith("help/"));
		expect(pages.length).toBeGreaterThan(40);
		const addresses = pages.map(({ path }) => (path ? `${officePaths.home}/${path}` : officePaths.home));
		expect(addresses.filter((address) => !guideOf(address.replaceAll(/:\w+/g, "1"))?.title)).toEqual([]);
	});

	it("prefers an address to a pattern", () => {
		expect(guideOf("/office/cases/new")?.path).toBe("admissions/enter-an-application");
		expect(guideOf("/office/cases/application/12")?.path).toBe("case");
		expect(guideOf("/office/")?.path).toBe("today");
		expect(guideOf("/office/elsewhere")).toBeUndefined();
	});

	it("are the files of docs/office", () => {
		for (const file of globSync("docs/office/**/*.md"))
			expect(readGuide(file.slice("docs/office/".length, -3))).toBe(readFileSync(file, "utf8"));
	});
});
