import type { Condition, Earlier, Field } from "#src/forms/definition.ts";
import { yes } from "./questions.ts";

const birthRule: Earlier = {
	field: "date_of_birth",
	years: 5,
	message: "yearTooSoonAfterBirth",
};
const afterClass10: Earlier = { field: "yop_10", message: "yearBeforeClass10" };
const afterClass12: Earlier = { field: "yop_12", message: "yearBeforeClass12" };
/**
 * Earlier years that the year of a certificate comes after. Any number of years may lie between, even none: boards,
 * breaks and examinations that are taken again differ.
 */
const afterOf: Readonly<Record<string, readonly Earlier[]>> = {
	10: [birthRule],
	12: [afterClass10, birthRule],
	ug: [afterClass12, afterClass10, birthRule],
};

/** Programs that do not know a question with a Yes and a No leave it out, which is a No. */
const no = ["false", "2", ""] as const;

type Certificate = {
	/** Label for the board; a university has none. */
	board?: string;
	boardHelp?: string;
	file?: "required" | "offered";
	/** Asks for marks, year and document only then. */
	when?: Condition;
};

/**
 * The questions of one certificate: board_10, percentage_10, grade_10, yop_10 and certificate_10 for "10".
 * @param course that the certificate is of, for the labels
 */
export function certificateFields(suffix: string, course: string, certificate: Certificate = {}): Field[] {
	return [
		boardField(suffix, course, certificate),
		...marksFields(suffix, course, certificate),
		...proofFields(suffix, course, certificate),
	];
}

function boardField(suffix: string, course: string, { board = "board", boardHelp, when }: Certificate): Field {
	return {
		kind: "text",
		name: `board_${suffix}`,
		label: `${course}: ${board}`,
		...(boardHelp && { help: boardHelp }),
		...(when && { when }),
	};
}

/** The marks, as a percentage or a grade. */
function marksFields(suffix: string, course: string, { when }: Certificate): Field[] {
	const condition = when && { when };
	return [
		{
			kind: "number",
			name: `percentage_${suffix}`,
			label: `${course}: percentage`,
			help: "Leave blank if you have grades or points instead.",
			inputMode: "decimal",
			unless: `grade_${suffix}`,
			...condition,
		},
		{
			kind: "text",
			name: `grade_${suffix}`,
			label: `${course}: grade or points`,
			help: "Include the scale, such as B+ (KCSE, A to E) or 7.8 out of 10.",
			optional: true,
			...condition,
		},
	];
}

/** The year, and the document. */
function proofFields(suffix: string, course: string, { file = "offered", when }: Certificate): Field[] {
	const condition = when && { when };
	return [
		{
			kind: "number",
			name: `yop_${suffix}`,
			label: `${course}: year of passing`,
			inputMode: "numeric",
			...(afterOf[suffix] && { after: afterOf[suffix] }),
			...condition,
		},
		{
			kind: "file",
			document: "certificate",
			name: `certificate_${suffix}`,
			label: `${course}: mark sheet or certificate`,
			help: "PDF or Word file up to 5 MB, or photos.",
			onPaper: "",
			...(file === "offered" && { optional: true }),
			...condition,
		},
	];
}

type AwaitedCertificate = Certificate & {
	/** Name in questions: "Class 12 result". */
	result: string;
	/** Answers of those who have the result, and of those who wait for it. */
	answers: { out: string; awaited: string };
	/** Label of `school_…`. */
	school: string;
	/** Questions of the form's own after the marks; `when` is to be theirs. */
	own?: (when: Condition) => readonly Field[];
};

/** A certificate whose result may be awaited: then school, board and month are asked, and marks and year are not. */
export function awaitedFields(
	suffix: string,
	course: string,
	{ result, answers, school, own = () => [], ...certificate }: AwaitedCertificate,
): Field[] {
	const question = `result_awaited_${suffix}`;
	const out: Condition = { field: question, is: no };
	const awaitedCondition: Condition = { field: question, is: yes };
	const certificateQuestion = { ...certificate, when: out };
	return [
		{
			kind: "radio",
			name: question,
			label: `Do you have your ${result}?`,
			options: [
				{ value: "false", label: answers.out, also: "2" },
				{ value: "true", label: answers.awaited, also: "1" },
			],
			initial: "false",
		},
		boardField(suffix, course, certificate),
		{ kind: "text", name: `school_${suffix}`, label: `${course}: ${school}`, when: awaitedCondition },
		{
			kind: "month",
			name: `expected_${suffix}`,
			label: `When do you expect your ${result}?`,
			help: "Such as May 2027. You can add your marks and mark sheet later on your application page.",
			when: awaitedCondition,
			...(afterOf[suffix] && { after: afterOf[suffix] }),
		},
		...marksFields(suffix, course, certificateQuestion),
		...own(out),
		...proofFields(suffix, course, certificateQuestion),
	];
}

const class10Board = "For example CBSE, ICSE or your State Board.";

/** Class 10 in a form whose applicants may come from a board that has none. */
export function class10Fields(): Field[] {
	return [
		{
			kind: "radio",
			name: "no_class_10",
			label: "Have you passed Class 10?",
			options: [
				{ value: "false", label: "Yes, I’ve passed", also: "2" },
				{ value: "true", label: "My board has no Class 10 exam", also: "1" },
			],
			initial: "false",
		},
		...certificateFields("10", "Class 10", { boardHelp: class10Board, when: { field: "no_class_10", is: no } }),
	];
}

/** Class 10 in a form that builds on it. */
export const finalClass10Fields = () =>
	certificateFields("10", "Class 10", { boardHelp: class10Board, file: "required" });
