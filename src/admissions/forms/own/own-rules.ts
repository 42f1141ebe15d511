import { z } from "zod";
import { isDay } from "#src/calendar/day.ts";
import type { RuleName } from "#src/forms/checks/say-rule.ts";
import type { FormDefinition, Step } from "#src/forms/definition.ts";
import { requiredDocument } from "#src/forms/document-rules.ts";
import { limits } from "#src/forms/limits.ts";
import { optionalChoice, requiredText } from "#src/forms/rules.ts";
import type { OwnQuestion } from "#src/school/forms/own-question.ts";
import { ownName, withOwnQuestions } from "./own-questions.ts";

/** A definition that also asks the school's own questions, with their rules. */
export function withOwnRules<Form extends FormDefinition>(form: Form, questions: readonly OwnQuestion[]): Form {
	if (questions.length === 0) return form;
	const asked = withOwnQuestions<FormDefinition>(form, questions);
	const steps = asked.steps.map((step): Step => {
		const own = questions.filter((question) => question.step === step.key);
		return own.length === 0 ? step : { ...step, schema: step.schema.extend(rulesOf(own)) };
	});
	// Steps have more fields and rules than before, and nothing else has changed.
	return { ...asked, steps } as FormDefinition as Form;
}

function rulesOf(questions: readonly OwnQuestion[]): z.ZodRawShape {
	return Object.fromEntries(
		questions.map((question) => {
			const rule = ruleOf(question);
			// `checkAnswers` undoes this for a required question that is asked.
			const asked = isConditional(question) ? rule.optional() : rule;
			return [ownName(question), question.required ? asked : orNothing(question, rule)];
		}),
	);
}

const isConditional = ({ audience, follows }: OwnQuestion) => audience !== "everyone" || Boolean(follows);

const named = (name: RuleName) => name;

/** The rule for an answer; a missing one is refused. */
function ruleOf({ kind, options = [], least, most }: OwnQuestion): z.ZodType {
	const missing = named("ownAnswerMissing");
	switch (kind) {
		case "choice":
			return z.enum(options, named("ownChoiceMissing"));
		case "paragraph":
			return requiredText("answer", missing, limits.message);
		case "number":
			return requiredText("answer", missing, 20)
				.refine((text) => Number.isFinite(Number(text)), { error: named("ownNumberInvalid"), abort: true })
				.refine(
					(text) => Number(text) >= (least ?? -Infinity) && Number(text) <= (most ?? Infinity),
					named("ownNumberOutOfRange"),
				);
		case "date":
			return requiredText("answer", missing, 10).refine(isDay, named("ownDateInvalid"));
		case "link":
			return requiredText("answer", missing, limits.message).pipe(
				z.string().regex(/^https?:\/\/[^\s/.]\S*\.\S+$/i, named("ownLinkInvalid")),
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
	if (kind === "choice") return optionalChoice(options, named("ownChoiceMissing"));
	return z.preprocess((answer) => (answer === "" ? undefined : answer), rule.optional());
}
