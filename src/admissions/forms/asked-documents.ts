import type { Field, FormQuestions, QuestionStep, Step } from "#src/forms/definition.ts";
import type { DocumentRule, DocumentRules } from "#src/school/forms/application-form-settings.ts";
import type { AskedRule } from "#src/school/forms/asked-question.ts";

/**
 * Rules by which a form asks for documents where its departments do so in different ways: all rules of each, by its
 * name.
 */
export type DepartmentRules = Readonly<Record<string, DocumentRules>>;

/**
 * A form that asks for its documents as the school has decided; documents without a rule as the product has it. Rules
 * of the form's definition follow where the given form has them.
 * @param departments all of them, in place of `rules`; a document is asked for when the department is chosen
 */
export function withDocuments<Form extends FormQuestions>(
	form: Form,
	rules: DocumentRules = {},
	departments?: DepartmentRules,
): Form {
	const ways = departments ? Object.entries(departments) : [];
	const all = ways.length > 0 ? ways.map(([, each]) => each) : [rules];
	if (all.every((each) => Object.keys(each).length === 0)) return form;
	const steps = form.steps.map((step) => {
		const fields = step.fields.flatMap((field) =>
			ways.length > 0 ? asEachRules(field, ways) : asRuled(field, rules[field.name]),
		);
		return hasRules(step) ? { ...step, fields, schema: schemaOf(step, all) } : { ...step, fields };
	});
	// Fields of files are all that changes, and only in whether they are asked and optional.
	return { ...form, steps } as Form;
}

/** The field once for each way in which departments ask it, under the condition of theirs. */
function asEachRules(field: Field, departments: readonly (readonly [string, DocumentRules])[]): Field[] {
	const byRule = Map.groupBy(departments, ([, rules]) => rules[field.name]);
	if (field.kind !== "file" || byRule.size === 1) return asRuled(field, byRule.keys().next().value);
	return [...byRule].flatMap(([rule, of]) => {
		const when = { field: "department", is: of.map(([name]) => name), ...(field.when && { and: field.when }) };
		return asRuled({ ...field, when }, rule);
	});
}

function asRuled(field: Field, rule: DocumentRule | undefined): Field[] {
	return field.kind !== "file" || rule === undefined ? [field] : withRule(field, rule);
}

/** The question if it is asked, optional unless it is required. A required document can’t follow later. */
export function withRule(field: Field, rule: DocumentRule | AskedRule): Field[] {
	if (rule === "none") return [];
	const { optional: _optional, expected: _expected, ...required } = field;
	if (rule !== "required") return [{ ...required, optional: true }];
	const help = required.help?.replace(followsLater, "");
	const onPaper = required.onPaper?.replace(/, or add one PDF later on your application page\.$/, ".");
	return [{ ...required, ...(help !== undefined && { help }), ...(onPaper !== undefined && { onPaper }) }];
}

const followsLater = / You can add it later on your application page\.$/;

function hasRules(step: QuestionStep): step is Step {
	return "schema" in step;
}

/** A rule that allows no answer is undone by `checkAnswers` for a field that is not optional. */
function schemaOf({ schema, fields }: Step, ways: readonly DocumentRules[]): Step["schema"] {
	const changedFields = fields.filter(
		({ kind, name }) => kind === "file" && ways.some((rules) => rules[name] !== undefined),
	);
	const optional = changedFields.flatMap(({ name }) => {
		const rule = schema.shape[name] as Step["schema"] | undefined;
		return rule === undefined || rule.isOptional() ? [] : [[name, rule.optional()] as const];
	});
	return optional.length === 0 ? schema : schema.extend(Object.fromEntries(optional));
}

/** The documents without which an application is not complete. @param standard those of the product */
export function neededDocuments(standard: readonly string[], rules: DocumentRules = {}): string[] {
	const ruleEntries = Object.entries(rules);
	const addedNames = ruleEntries.flatMap(([name, rule]) => (rule === "required" || rule === "later" ? [name] : []));
	return [...standard.filter((name) => rules[name] === undefined), ...addedNames];
}
