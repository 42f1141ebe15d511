import type { Standing } from "#src/admissions/applications/stage.ts";
import { titleOf } from "#src/admissions/forms/application-forms.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { formatTime } from "#src/calendar/format-date-time.ts";
import type { Facts } from "#src/formatting/placeholders.ts";

/** What placeholders stand for in a text about an application; those of another stage are empty. */
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
