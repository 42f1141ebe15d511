/**
 * Full years on a day; undefined where the birthday is no day. Anyone who was born on 29 February is a year older on
 * 1 March of a year that has no such day.
 * @param born `YYYY-MM-DD` @param day `YYYY-MM-DD`
 */
export function ageOn(birthDate: unknown, day: string): number | undefined {
	if (typeof birthDate !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(birthDate)) return undefined;
	return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0);
}
