import { expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import type { Step, Values } from "#src/forms/definition.ts";
import { countriesIn, countryOptions } from "./alumni-choices.ts";
import { type AlumniForm, alumniForm } from "./alumni-form.ts";

it("checked answers have the types of the form's rules", () => {
	type Alumnus = Values<AlumniForm>;
	expectTypeOf<Alumnus["email"]>().toEqualTypeOf<string>();
	expectTypeOf<Alumnus["course"]>().toEqualTypeOf<string | undefined>();
	expectTypeOf<Alumnus["emp_type"]>().toEqualTypeOf<number>();
});

it("a question with a condition may have no answer", () => {
	const steps: readonly Step[] = alumniForm({ firstGraduation: 2013 }).steps;
	const conditional = steps.flatMap(({ schema, fields }) =>
		fields.filter((field) => field.when).map(({ name }) => [name, schema.shape[name]] as const),
	);
	expect(conditional.length).toBeGreaterThan(0);
	for (const [name, rule] of conditional)
		expect(z.safeParse(rule ?? z.never(), undefined), name).toMatchObject({ success: true });
});

it.each(["ta", "hi"])("names every country in the language of the page (%s), and sends it in English", (tag) => {
	const countries = countriesIn(tag);
	expect(countries.map(({ value }) => value).sort()).toEqual(countryOptions.map(({ value }) => value).sort());
	expect(countries.filter(({ label }) => /[A-Za-z]/.test(label))).toEqual([]);
	expect(countries.find(({ value }) => value === "India")?.label).toBe({ ta: "இந்தியா", hi: "भारत" }[tag]);
});
