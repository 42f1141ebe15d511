import { plainFigures } from "./typed-text.ts";

/** A reference as people type it: in lower case, with spaces or long dashes in place of the hyphens. */
export function plainReference(text: string): string {
	return plainFigures(text)
		.toUpperCase()
		.replaceAll(/\s*-\s*|\s+/g, "-");
}

/**
 * A number of a yearly series, such as `DSA-26-B-000123`: the school, the year, the series' code, and the running
 * number.
 */
export function formatReferenceNumber(school: string, year: number, code: string, running: number): string {
	return `${school}-${String(year % 100).padStart(2, "0")}-${code}-${String(running).padStart(6, "0")}`;
}
