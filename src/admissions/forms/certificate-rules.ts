import { optionalDocument } from "#src/forms/document-rules.ts";
import {
	comingMonth,
	optionalText,
	optionalYesOrNo,
	percentage,
	requiredText,
	whenAsked,
	yearOfPassing,
} from "#src/forms/rules.ts";

type CertificateRules<Suffix extends string> = Record<`board_${Suffix}`, typeof boardRule> &
	Record<`percentage_${Suffix}`, typeof percentageRule> &
	Record<`grade_${Suffix}`, typeof gradeRule> &
	Record<`yop_${Suffix}`, typeof yearRule> &
	Record<`certificate_${Suffix}`, typeof documentRule>;

const boardRule = whenAsked(requiredText("board", "boardMissing"));
const percentageRule = whenAsked(percentage);
const gradeRule = optionalText("grade");
const yearRule = whenAsked(yearOfPassing());
const documentRule = optionalDocument();

/** The rules of one certificate: `certificateSchema("10")` has board_10, percentage_10, grade_10, yop_10, … */
export function certificateSchema<Suffix extends string>(suffix: Suffix) {
	return {
		[`board_${suffix}`]: boardRule,
		[`percentage_${suffix}`]: percentageRule,
		[`grade_${suffix}`]: gradeRule,
		[`yop_${suffix}`]: yearRule,
		[`certificate_${suffix}`]: documentRule,
	} as CertificateRules<Suffix>;
}

type AwaitedRules<Suffix extends string> = Record<`result_awaited_${Suffix}`, typeof awaitedRule> &
	Record<`school_${Suffix}`, typeof schoolRule> &
	Record<`expected_${Suffix}`, typeof monthRule>;

const awaitedRule = optionalYesOrNo("resultStateMissing");
const schoolRule = whenAsked(requiredText("school", "schoolMissing"));
const monthRule = whenAsked(comingMonth());

/** Makes the rules for what is asked in place of marks while the result is awaited. */
export function awaitedSchema<Suffix extends string>(suffix: Suffix) {
	return {
		[`result_awaited_${suffix}`]: awaitedRule,
		[`school_${suffix}`]: schoolRule,
		[`expected_${suffix}`]: monthRule,
	} as AwaitedRules<Suffix>;
}

/** The rules of `class10Fields`. */
export const class10Schema = {
	...certificateSchema("10"),
	no_class_10: optionalYesOrNo("class10StateMissing"),
};
