const inIndia = { timeZone: "Asia/Kolkata" } as const;
const date = new Intl.DateTimeFormat("en-IN", { ...inIndia, day: "numeric", month: "long", year: "numeric" });
const time = new Intl.DateTimeFormat("en-IN", { ...inIndia, hour: "numeric", minute: "2-digit", hour12: true });

/** `20 November 2026, 2:30 pm`, as the school's calendar and clock have it. */
export function formatMoment(moment: Date): string {
	return `${date.format(moment)}, ${time.format(moment).replace(/\s/g, " ")}`;
}
