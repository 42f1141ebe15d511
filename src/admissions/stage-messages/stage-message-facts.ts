import type { Standing } from "#src/admissions/applications/stage.ts";
import { titleOf } from "#src/admissions/forms/application-forms.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { formatTime } from "#src/calendar/format-date-time.ts";
import type { Facts } from "#src/formatting/placeholders.ts";
import { personFacts } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import type { StageMessagesKey } from "./stage-messages.ts";

/** Returns the values of placeholders in a text about an application; those of another stage are empty. */
export function stageFacts({ type, reference }: { type: string; reference: string }, { stage, details }: Standing) {
	const at = stage === "interview" && details.at !== undefined ? new Date(details.at) : undefined;
	return {
		reference,
		programme: titleOf(type).replace(/ application$/i, ""),
		"interview day": at ? formatLong(dayAtSchool(at)) : "",
		"interview time": at ? formatTime(at) : "",
		"interview place": (at && details.place) || "",
		"answer by": stage === "offered" && details.answerBy ? formatLong(details.answerBy) : "",
	} satisfies Facts;
}

export type StageSubject = { name: string; reference: string; type: string };

/** A seat fee that is owed: paise, and the last day to pay it, `YYYY-MM-DD`. */
export type OwedSeatFee = { amount: number; payBy: string };

/** Returns the values of placeholders in the texts of a stage; a name that cannot be one becomes "applicant". */
export function messageFacts(
	stageSubject: StageSubject,
	standing: Standing,
	school: Pick<School, "name" | "phone" | "email">,
	seatFee?: OwedSeatFee | undefined,
): Facts {
	const person = personFacts(stageSubject.name, school);
	const name = person.name || "applicant";
	return {
		...person,
		"first name": person["first name"] || name,
		name,
		...stageFacts(stageSubject, standing),
		"seat fee": seatFee ? formatRupees(seatFee.amount) : "",
		"pay by": seatFee ? formatLong(seatFee.payBy) : "",
	};
}

const always = ["first name", "name", "reference", "programme", "school", "school phone", "school e-mail"];
const ofInterviews = ["interview day", "interview time", "interview place"];

/** The placeholders that the words of a stage can have: each has a value whenever the stage holds. */
export function messagePlaceholders(key: StageMessagesKey): string[] {
	if (key.startsWith("interview")) return [...always, ...ofInterviews];
	if (key === "seat-unpaid") return [...always, "seat fee", "pay by"];
	return key.startsWith("offer") ? [...always, "answer by"] : always;
}
