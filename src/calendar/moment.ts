const atSchool = new Intl.DateTimeFormat("en-IN", {
	timeZone: "Asia/Kolkata",
	day: "numeric",
	month: "long",
	year: "numeric",
	hour: "numeric",
	minute: "2-digit",
});

/** `20 November 2026 at 11:30 am`, by the school's clock. @param moment ISO 8601 */
export function formatMoment(moment: string): string {
	return atSchool.format(new Date(moment));
}
