import { expect, it } from "vitest";
import { listedPages } from "#src/listed-pages.ts";
import * as paths from "#src/paths.ts";
import { hillPlaces, placeOfPage } from "./hill-places.ts";
import { metresAt } from "./section-line.ts";

it("every listed page has a place on the section", () => {
	const without = listedPages.map(([path]) => path).filter((path) => !placeOfPage(path));
	expect(without).toEqual([paths.home]);
});

it("no page has two places", () => {
	const pages = Object.values(hillPlaces).flatMap((place): readonly string[] => place.pages);
	expect(pages.filter((page, index) => pages.indexOf(page) !== index)).toEqual([]);
});

it("pages on which nothing is, or where one waits, are between the places", () => {
	for (const path of ["/nowhere", paths.payerReturn(), paths.openingRequest(), paths.failure])
		expect([path, placeOfPage(path)]).toEqual([path, undefined]);
});

it("the ground at each place has the altitude that its name is given with, and rises from place to place", () => {
	const places = Object.values(hillPlaces);
	for (const { name, along, metres } of places) expect([name, metresAt(along)]).toEqual([name, metres]);
	expect(places.map(({ along }) => along)).toEqual(places.map(({ along }) => along).toSorted((a, b) => a - b));
	expect(places.map(({ metres }) => metres)).toEqual(places.map(({ metres }) => metres).toSorted((a, b) => a - b));
});

it("leads one place down and one up", () => {
	expect(placeOfPage(paths.fees)).toEqual({ at: "office", below: "mess", above: "studentCentre" });
	expect(placeOfPage(paths.contact)).toEqual({ at: "lowerGate", below: undefined, above: "mess" });
	expect(placeOfPage(paths.newsDetails("x"))?.at).toBe("library");
});
