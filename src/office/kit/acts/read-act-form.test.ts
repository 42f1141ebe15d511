import { expect, it } from "vitest";
import { z } from "zod";
import { inDigitsOf, zeros } from "#tests/support/forms/digits.ts";
import { fieldsFor, readActForm } from "./read-act-form.server.ts";

it.each(zeros)(
	"a form's numbers are read, and its texts stay, with the digits of the script whose zero is %s",
	(zero) => {
		const shape = { count: z.coerce.number().int(), note: z.string() };
		const form = new FormData();
		form.set("count", inDigitsOf(zero, "20"));
		form.set("note", inDigitsOf(zero, "20"));
		const fields = fieldsFor(readActForm(form), shape);
		expect(z.object(shape).parse(fields)).toEqual({ count: 20, note: inDigitsOf(zero, "20") });
	},
);
