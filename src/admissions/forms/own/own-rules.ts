import { z } from "zod";
import { isDay } from "#src/calendar/day.ts";
import type { RuleName } from "#src/forms/checks/say-rule.ts";
import { type Field, type FormDefinition, type FormQuestions, isAnswered, type Step } from "#src/forms/definition.ts";
import { requiredDocument } from "#src/forms/document-rules.ts";
import { limits } from "#src/forms/limits.ts";
import { optionalChoice, requiredText } from "#src/forms/rules.ts";
import { type AskedRule, rulesByField } from "#src/school/forms/asked-question.ts";
import type { OwnForm } from "#src/school/forms/own-form.ts";
import type { OwnQuestion } from "#src/school/forms/own-question.ts";
import { followsRule, ownName, withOwnQuestions } from "./own-questions.ts";

/** A definition as the school asks it, with the rules of what differs from the product's. */
export function withOwnRules<Form extends FormDefinition>(form: Form, own: OwnForm | undefined): Form {
	if (!own) return form;
	const ownQuestions = withOwnQuestions<FormQuestions>(form, own);
	const rules = { ...Object.assign({}, ...form.steps.map(({ schema }) => schema.shape)), ...rulesOf(own) };
	const rulesOfFields = rulesByField(own.asked ?? []);
	const steps = ownQuestions.steps.map((step): Step => {
		const shape = step.fields.map((field) => [field.name, asRuled(field, rules[field.name], rulesOfFields)] as const);
		return { ...step, schema: z.object(Object.fromEntries(shape)) };
	});
	// Steps have other fields and rules than before, and nothing else has changed.
	return { ...ownQuestions, steps } as FormDefinition as Form;
}

/** Returns the rule of a question as the school asks it: its answer is required, or may be left out. */
function asRuled(field: Field, rule: z.ZodType, rules: ReadonlyMap<string, AskedRule>): z.ZodType {
	const setting = followsRule(field) ? rules.get(field.name) : undefined;
	if (setting === undefined || setting === "usual") return rule;
	if (setting === "optional") return z.preprocess((answer) => answer || undefined, rule.optional());
	const required = z
		.unknown()
		.refine(isAnswered, { error: nameOf("ownAnswerMissing"), abort: true })
		.pipe(rule);
	// `checkAnswers` undoes this for a required question that is asked.
	return field.when ? required.optional() : required;
}

/** The rules of the school's own questions, and of the categories it has. */
function rulesOf({ questions = [], categories }: OwnForm): z.ZodRawShape {
	const values = categories?.map(({ value }) => value);
	const own = questions.map((question) => {
		const rule = ruleOf(question);
		// `checkAnswers` undoes this for a required question that is asked.
		const ownRule = isConditional(question) ? rule.optional() : rule;
		return [ownName(question), question.required ? ownRule : orNothing(question, rule)] as const;
	});
	return { ...Object.fromEntries(own), ...(values && { category: optionalChoice(values, nameOf("categoryUnknown")) }) };
}

const isConditional = ({ audience, follows }: OwnQuestion) => audience !== "everyone" || Boolean(follows);

const nameOf = (name: RuleName) => name;

/** The rule for an answer; a missing one is refused. */
function ruleOf({ kind, options = [], least, most }: OwnQuestion): z.ZodType {
	const missing = nameOf("ownAnswerMissing");
	switch (kind) {
		case "choice":
			return z.enum(options, nameOf("ownChoiceMissing"));
		case "paragraph":
			return requiredText("answer", missing, limits.message);
		case "number":
			return requiredText("answer", missing, 20)
				.refine((text) => Number.isFinite(Number(text)), { error: nameOf("ownNumberInvalid"), abort: true })
				.refine(
					(text) => Number(text) >= (least ?? -Infinity) && Number(text) <= (most ?? Infinity),
					nameOf("ownNumberOutOfRange"),
				);
		case "date":
			return requiredText("answer", missing, 10).refine(isDay, nameOf("ownDateInvalid"));
		case "link":
			return requiredText("answer", missing, limits.message).pipe(
				z.string().regex(/^https?:\/\/[^\s/.]\S*\.\S+$/i, nameOf("ownLinkInvalid")),
			);
		case "file":
			return requiredDocument();
		default:
			return requiredText("answer", missing);
	}
}

/** The same rule, or no answer: an empty text counts as none. */
function orNothing({ kind, options = [] }: OwnQuestion, rule: z.ZodType): z.ZodType {
	if (kind === "file") return rule.optional();
	if (kind === "choice") return optionalChoice(options, nameOf("ownChoiceMissing"));
	return z.preprocess((answer) => (answer === "" ? undefined : answer), rule.optional());
}
