import type { AnswerLine } from "./definition.ts";

export type School = { name: string; lines: string[]; email: string; phone: string };

/** The foot of a letter. */
export function senderOf(school: School) {
	return { name: school.name, lines: [...school.lines, school.phone, school.email] };
}

export function rowsOf(lines: readonly AnswerLine[]) {
	return lines.map(({ label, answer }) => ({ label, value: answer || "Not given" }));
}

const longestName = 60;

/**
 * A name as a letter to the address beside it may repeat it. Anybody can enter anybody's address, so what is no name is not passed on:
 * nothing long, no second line, no number to call, nothing that a mail program makes a link of.
 */
export function addressee(name: string, otherwise: string): string {
	const trimmed = name.trim();
	const isName =
		/^(?:[\p{L}\p{M} .,'’-]|\u200c|\u200d)+$/u.test(trimmed) &&
		trimmed.length <= longestName &&
		!/\p{L}\.[\p{L}\p{M}]{2}/u.test(trimmed);
	return isName ? trimmed : otherwise;
}
