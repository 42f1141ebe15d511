/**
 * A number of a yearly series, such as `DSA-26-B-000123`: the school, the year, the series' code, and the running
 * number.
 */
export function formatReferenceNumber(school: string, year: number, code: string, running: number): string {
	return `${school}-${String(year % 100).padStart(2, "0")}-${code}-${String(running).padStart(6, "0")}`;
}
