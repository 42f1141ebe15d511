import { z } from "zod";
import type { ApplicationForm } from "#src/admissions/forms/application-form.ts";
import { awaitedSchema, certificateSchema, class10Schema } from "#src/admissions/forms/certificate-rules.ts";
import { personalSchema, translationsSchema } from "#src/admissions/forms/personal-rules.ts";
import type { RuleName } from "#src/forms/checks/say-rule.ts";
import { optionalDocument, requiredDocument } from "#src/forms/document-rules.ts";
import { limits } from "#src/forms/limits.ts";
import { optionalChoice, optionalText, whenAsked } from "#src/forms/rules.ts";
import type { AddedForm } from "#src/school/forms/added-programme.ts";
import { addedQuestions, testField } from "./added-form.ts";

/** The blocks of the form of an added programme, with their rules. */
export function addedDefinition(added: AddedForm): ApplicationForm {
	const questions = addedQuestions(added);
	const [personal, education] = questions.steps;
	return {
		...questions,
		steps: [
			{ ...personal, schema: z.object(personalSchema) },
			{ ...education, schema: z.object(educationRules(added)) },
		],
	} as const satisfies ApplicationForm;
}

function educationRules({ class12, priorDegree, testName, testMost, portfolio, experience }: AddedForm): z.ZodRawShape {
	return {
		...class10Schema,
		...(class12 && class12 !== "none" && certificateSchema("12")),
		...(class12 === "awaited" && awaitedSchema("12")),
		...(priorDegree && priorDegree !== "none" && certificateSchema("ug")),
		...(priorDegree === "awaited" && awaitedSchema("ug")),
		...(testName && testSchema(testMost)),
		...(portfolio && portfolio !== "none" && { portfolio: portfolioRule(portfolio) }),
		...(experience && {
			total_no_of_years: optionalText("experience"),
			industry: optionalText("industry"),
			job_description: optionalText("jobDescription", limits.message),
		}),
		...translationsSchema,
	};
}

const portfolioRule = (rule: string) =>
	rule === "required" ? requiredDocument("portfolio") : optionalDocument("portfolio");

/** @param most the highest score; any where the school names none */
function testSchema(most: number | undefined): z.ZodRawShape {
	const isScore = (text: string) => /^\d+(\.\d+)?$/.test(text) && Number(text) <= (most ?? Number.POSITIVE_INFINITY);
	const score = optionalText("testScore", 10).refine(
		(text) => text === undefined || isScore(text),
		"testScoreInvalid" satisfies RuleName,
	);
	return {
		test_status: optionalChoice(["scored", "waiting", "not_applied"], "testStateMissing"),
		[testField]: whenAsked(score),
	};
}
