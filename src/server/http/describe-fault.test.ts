import { expect, it } from "vitest";
import { z } from "zod";
import { describeFault } from "./describe-fault.ts";

const shape = z.strictObject({
	page: z.int().min(1).max(9),
	name: z.string().min(2).max(3),
	fee: z.enum(["application", "seat"]),
	day: z.iso.date(),
	code: z.string().regex(/^a/),
	list: z.array(z.string()).max(1),
	on: z.boolean(),
});
const right = { page: 1, name: "ab", fee: "seat", day: "2027-01-15", code: "a", list: [], on: true };

it.each([
	[{ page: undefined }, "page is missing"],
	[{ page: "x" }, "page must be a number"],
	[{ page: 1.5 }, "page must be a whole number"],
	[{ page: 0 }, "page must be 1 or more"],
	[{ page: 10 }, "page must be 9 at most"],
	[{ name: "a" }, "name must have 2 characters or more"],
	[{ name: "abcd" }, "name must have 3 characters at most"],
	[{ fee: "x" }, "fee must be one of these: application, seat"],
	[{ fee: undefined }, "fee is missing"],
	[{ day: "tomorrow" }, "day must be a date, such as 2027-01-15"],
	[{ code: "b" }, "code isn’t valid"],
	[{ list: ["a", "b"] }, "list must have 1 items at most"],
	[{ on: "yes" }, "on must be true or false"],
	[{ colour: "red" }, " has fields that don’t exist: colour"],
])("says of %j: %s", (change, sentence) => {
	const { error } = shape.safeParse({ ...right, ...change }, { error: describeFault });
	expect(error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual([sentence]);
});
