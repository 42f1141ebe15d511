import { expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import type { FormDefinition, Step, Values } from "#src/forms/definition.ts";
import type { ApplicationForm } from "./application-form.ts";
import { applicationTypes, formOf } from "./application-forms.ts";
import type { barchForm } from "./barch-form.ts";
import { personalSchema } from "./personal-rules.ts";

function formWith<const Rules extends z.ZodRawShape>(rules: Rules) {
	const step = { key: "personal", title: "Personal information", fields: [], schema: z.object(rules) };
	return { key: "form", title: "Form", version: "1", steps: [step] } as const satisfies FormDefinition;
}

it("an application form without the applicant's name, email or phone number does not compile", () => {
	const { name, email, phone_no } = personalSchema;
	const complete: ApplicationForm = formWith({ name, email, phone_no });
	// @ts-expect-error no name
	const nameless: ApplicationForm = formWith({ email, phone_no });
	// @ts-expect-error no email
	const unreachable: ApplicationForm = formWith({ name, phone_no });
	// @ts-expect-error no phone number
	const phoneless: ApplicationForm = formWith({ name, email });
	// @ts-expect-error a name that may be left out
	const anonymous: ApplicationForm = formWith({ name: name.optional(), email, phone_no });
	// @ts-expect-error a form whose types are erased
	const untyped: ApplicationForm = complete satisfies FormDefinition as FormDefinition;
	expect([complete, nameless, unreachable, phoneless, anonymous, untyped]).toHaveLength(6);
});

it("checked answers have the types of the form's rules", () => {
	type Barch = Values<typeof barchForm>;
	expectTypeOf<Barch["name"]>().toEqualTypeOf<string>();
	expectTypeOf<Barch["percentage_10"]>().toEqualTypeOf<number | undefined>();
	expectTypeOf<Barch["is_international_student"]>().toEqualTypeOf<boolean>();
	expectTypeOf<Barch["residence_proof"]>().toEqualTypeOf<{ name: string; size: number } | undefined>();
	expectTypeOf<Values<FormDefinition>>().toEqualTypeOf<Record<string, unknown>>();
});

it.each(applicationTypes().map(formOf))("$form.key: a question with a condition may have no answer", ({ form }) => {
	const steps: readonly Step[] = form.steps;
	const conditional = steps.flatMap(({ schema, fields }) =>
		fields.filter((field) => field.when).map(({ name }) => [name, schema.shape[name]] as const),
	);
	expect(conditional.length).toBeGreaterThan(0);
	for (const [name, rule] of conditional)
		expect(z.safeParse(rule ?? z.never(), undefined), name).toMatchObject({ success: true });
});
