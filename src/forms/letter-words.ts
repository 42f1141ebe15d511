import type { AnswerLine } from "./description.ts";

export type School = { name: string; lines: string[]; email: string; phone: string };

/** The foot of a letter. */
export function senderOf(school: School) {
	return { name: school.name, lines: [...school.lines, school.phone, school.email] };
}

export function rowsOf(lines: readonly AnswerLine[]) {
	return lines.map(({ label, answer }) => ({ label, value: answer || "Not given" }));
}

/** Anybody can enter anybody's address, and mail programs make links of whatever looks like one: such a name is not repeated. */
export function addressee(name: string, otherwise: string): string {
	return /[:/@\\]|\w\.\w/.test(name) ? otherwise : name;
}
