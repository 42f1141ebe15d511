import { ageOn } from "#src/calendar/age.ts";
import { dayAtSchool } from "#src/calendar/day.ts";

/** Age from which no one else's consent is needed (DPDP Act, section 2(f)). */
const adult = 18;

/**
 * Returns true if someone is under 18 on a day; false where the birthday is not known. @param born @param day
 * `YYYY-MM-DD`
 */
export function isMinor(birthDate: unknown, day: string): boolean {
	const age = ageOn(birthDate, day);
	return age !== undefined && age < adult;
}

/** Tells whether its applicant was under 18 on the day on which an application came. */
export function wasMinor({ answers, created_at }: { answers: string; created_at: string }): boolean {
	return isMinor(JSON.parse(answers).date_of_birth, dayAtSchool(new Date(created_at)));
}
