import type { GuardianState } from "#src/admissions/guardians/guardian.ts";
import { ageOn } from "#src/calendar/age.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatMonth } from "#src/calendar/format.ts";
import { type Answers, isAnswered } from "#src/forms/definition.ts";
import { type LineRule, reservedCategories } from "./checklists.ts";

/** Verdict that a machine can give on a line, and why. `unjudged` is left to a person. */
export type RuleVerdict = {
	state: "accepted" | "unjudged" | "asked" | "missing" | "wrong" | "not-needed";
	reason: string;
	since?: string;
};

/** `receivedAt` is ISO 8601 in UTC. */
type Facts = {
	answers: Answers;
	receivedAt: string;
	fee: { state: string; paidAt: string | null } | null;
	guardian?: { state: GuardianState; name: string; since: string } | null | undefined;
};

const ofAge = 18;

export function judgeRule(rule: LineRule, facts: Facts): RuleVerdict {
	if (rule.kind === "score") return judgeScore(rule, facts);
	if (rule.kind === "marks") return judgeMarks(rule, facts);
	if (rule.kind === "guardian") return judgeGuardian(facts);
	return judgeFee(facts);
}

type RuleOf<Kind extends LineRule["kind"]> = Extract<LineRule, { kind: Kind }>;

function judgeScore({ field, status }: RuleOf<"score">, { answers }: Facts): RuleVerdict {
	const score = answers[field];
	if (isAnswered(score))
		return Number(score) > 0
			? { state: "accepted", reason: String(score) }
			: { state: "wrong", reason: `${String(score)} isn’t a valid score` };
	if (status && answers[status.field] === status.notApplied) return { state: "missing", reason: "not applied for yet" };
	return { state: "missing", reason: "result awaited" };
}

function judgeMarks(rule: RuleOf<"marks">, { answers, receivedAt }: Facts): RuleVerdict {
	const { field, grade, subjects } = rule;
	const reserved = reservedCategories.includes(String(answers.category)) ? rule.reserved : undefined;
	const atLeast = reserved ?? rule.atLeast;
	const age = ageOf(answers, receivedAt);
	const years = age === undefined ? [] : [`${age} years`];
	const answer = answers[field];
	if (!isAnswered(answer)) {
		if (isAnswered(answers[grade]))
			return { state: "unjudged", reason: `${String(answers[grade])}, needs a manual check` };
		const month = answers[field.replace("percentage_", "expected_")];
		const expected = typeof month === "string" ? `, expected in ${formatMonth(month)}` : "";
		return { state: "missing", reason: `result awaited${expected}` };
	}
	const givenYears = [answer, ...(subjects && isAnswered(answers[subjects]) ? [answers[subjects]] : [])].map(Number);
	const low = givenYears.find((each) => each < atLeast);
	if (low !== undefined) return { state: "wrong", reason: `${low.toFixed(2)} is below ${atLeast.toFixed(2)}` };
	return { state: "accepted", reason: [...years, `${Number(answer).toFixed(2)} ≥ ${atLeast.toFixed(2)}`].join("; ") };
}

const guardianVerdicts = {
	asked: { state: "asked", reason: "link shared" },
	expired: { state: "missing", reason: "no answer within 30 days" },
	declared: { state: "unjudged", reason: "agreed, identity not checked yet" },
	confirmed: { state: "accepted", reason: "consent confirmed" },
	withheld: { state: "wrong", reason: "does not agree" },
	withdrawn: { state: "wrong", reason: "consent withdrawn" },
	refused: { state: "asked", reason: "not confirmed, asked again" },
} as const satisfies Record<GuardianState, RuleVerdict>;

function judgeGuardian({ answers, receivedAt, guardian }: Facts): RuleVerdict {
	const age = ageOf(answers, receivedAt);
	if (age === undefined) return { state: "missing", reason: "date of birth not given" };
	if (age >= ofAge) return { state: "not-needed", reason: "not needed, 18 or older" };
	if (!guardian) {
		const guardianName = isAnswered(answers.guardian_name) ? `${String(answers.guardian_name)} named, ` : "";
		return { state: "missing", reason: `${guardianName}consent not requested` };
	}
	const { state, reason } = guardianVerdicts[guardian.state];
	return { state, reason: [guardian.name, reason].filter(Boolean).join(", "), since: guardian.since };
}

function judgeFee({ fee }: Facts): RuleVerdict {
	if (!fee) return { state: "not-needed", reason: "no fee" };
	if (fee.state === "paid") return { state: "accepted", reason: "paid", ...(fee.paidAt && { since: fee.paidAt }) };
	return fee.state === "refunded" ? { state: "wrong", reason: "refunded" } : { state: "missing", reason: "unpaid" };
}

/** Years on the day on which the application came; undefined without a date of birth. */
export function ageOf({ date_of_birth }: Answers, receivedAt: string): number | undefined {
	return ageOn(date_of_birth, dayAtSchool(new Date(receivedAt)));
}
