const inIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", year: "numeric", month: "2-digit", day: "2-digit" });

/** The calendar day at the school, `YYYY-MM-DD`, whatever the time zone of the machine. */
export function dayAtSchool(moment: Date): string {
	return inIndia.format(moment);
}

/** The calendar year at the school. */
export function yearAtSchool(moment: Date): number {
	return Number(dayAtSchool(moment).slice(0, 4));
}
