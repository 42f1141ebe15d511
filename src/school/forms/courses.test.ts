import { expect, it } from "vitest";
import { texts } from "#school/school-texts.ts";
import { coursesOf, degreesOfAlumni } from "./courses.ts";

const [barch, environmental, urbanDesign, diploma] = texts.outlines.programmes as [Outline, Outline, Outline, Outline];
const design = { ...barch, key: "b-des", name: "B.Des", degree: "B.Des", subject: "" };
const textiles = { ...design, key: "m-des-textiles", name: "M.Des Textiles", degree: "M.Des", subject: "Textiles" };
const toys = { ...textiles, key: "m-des-toys", name: "M.Des Toys", subject: "" };

type Outline = (typeof texts.outlines.programmes)[number];
const coursesWith = (...programmes: Outline[]) => coursesOf({ programmes })?.map(({ value, label }) => [value, label]);
const degreesWith = (...programmes: Outline[]) =>
	degreesOfAlumni({ programmes })?.map(({ value, label, courses }) => [
		value,
		label,
		courses.map((each) => each.label),
	]);
const another = ["other", "Another degree", []];

it("asks as the product does where the programmes are the product's", () => {
	expect(coursesOf(texts.outlines)).toBeUndefined();
	expect(degreesOfAlumni(texts.outlines)).toBeUndefined();
	expect(degreesWith(barch, environmental, urbanDesign)).toBeUndefined();
});

it("follows programmes that a school has left out, added or renamed", () => {
	expect(coursesWith(design, barch)).toEqual([
		["B.Des", "B.Des"],
		["barch", "B.Arch"],
		["other", "Something else"],
	]);
	expect(coursesWith({ ...environmental, name: "M.Arch Landscape" })?.[0]).toEqual(["march", "M.Arch Landscape"]);
	expect(coursesOf({ programmes: [toys] })?.[0]).toEqual({ value: "M.Des Toys", label: "M.Des Toys", also: toys.key });
	expect(degreesWith(barch, diploma, design)).toEqual([
		["bachelor-architecture", "Bachelor of Architecture", []],
		["B.Des", "B.Des", []],
		another,
	]);
	expect(degreesWith(textiles, toys)).toEqual([["M.Des", "M.Des", ["Textiles", "M.Des Toys"]], another]);
	expect(degreesWith(urbanDesign, { ...toys, degree: "M.Arch", subject: "Landscape" })).toEqual([
		["master-architecture", "Master of Architecture", ["Urban Design", "Landscape"]],
		another,
	]);
	expect(degreesWith({ ...barch, degree: "B.Arch (Hons)" })?.[0]).toEqual([
		"bachelor-architecture",
		"B.Arch (Hons)",
		[],
	]);
});
