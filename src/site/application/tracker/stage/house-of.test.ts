import { expect, test } from "vitest";
import { stages } from "#src/admissions/applications/stage.ts";
import { framed, joined, offered, opened, seated } from "#src/ui/house/house-parts.ts";
import { setOut } from "#src/ui/house/plot-parts.ts";
import { houseOf } from "./house-of.ts";

const seat = { seatFeeDue: false, nextDate: null };

test("grows with the stage, and is gone with the application", () => {
	const houses = Object.fromEntries(stages.map((stage) => [stage, houseOf(stage, seat)]));
	expect(houses).toEqual({
		received: setOut,
		reading: framed,
		interview: opened,
		waitlisted: opened,
		offered,
		accepted: seated,
		declined: undefined,
		withdrawn: undefined,
	});
});

test("has light when the seat fee has come, and people on the day of joining", () => {
	expect(houseOf("accepted", { ...seat, seatFeeDue: true })).toBe(offered);
	expect(houseOf("accepted", { ...seat, nextDate: { daysLeft: 3 } })).toBe(seated);
	expect(houseOf("accepted", { ...seat, nextDate: { daysLeft: 0 } })).toBe(joined);
});
