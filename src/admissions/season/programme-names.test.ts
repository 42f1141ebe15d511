import { expect, it } from "vitest";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import { namesOf, offeredOf } from "#src/school/offering.ts";

const outline = (key: ProgrammeKey, name: string, degree: string) => ({ key, name, degree });

it("calls a programme by its degree if no other has it, else by its name", () => {
	const programmes = [
		outline("barch", "B.Des", "B.Des"),
		outline("environmental", "M.Des Interaction", "M.Des"),
		outline("urbanDesign", "M.Des Transport", "M.Des"),
		outline("diploma", "Foundation year in design", "Foundation"),
	];
	expect(namesOf({ programmes })).toEqual({
		barch: "B.Des",
		environmental: "M.Des Interaction",
		urbanDesign: "M.Des Transport",
		march: "M.Des",
		diploma: "Foundation",
	});
});

it("calls a form by all degrees that its programmes lead to", () => {
	const programmes = [outline("environmental", "M.Plan", "M.Plan"), outline("urbanDesign", "M.Des", "M.Des")];
	const { names, forms } = offeredOf({ programmes });
	expect(forms).toEqual(["march"]);
	expect([names.march, names.environmental]).toEqual(["M.Plan or M.Des", "M.Plan"]);
});
