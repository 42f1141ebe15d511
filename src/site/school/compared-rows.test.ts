import { expect, it } from "vitest";
import { comparedRows } from "./compared-rows.ts";

it("compares what one programme at least has", () => {
	const rows = (marks: string) => [
		["Duration", "Four years"] as const,
		["Marks", marks] as const,
		["Test", ""] as const,
	];
	expect(comparedRows([rows(""), rows("50%")])).toEqual([
		[
			["Duration", "Four years"],
			["Marks", "—"],
		],
		[
			["Duration", "Four years"],
			["Marks", "50%"],
		],
	]);
	expect(comparedRows([rows("")])).toEqual([[["Duration", "Four years"]]]);
});
