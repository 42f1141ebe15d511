import { thousands } from "#src/formatting/thousands.ts";

/** Groups digits from five digits on, as the school writes numbers. */
export function formatCount(value: number): string {
	return value < 10_000 ? String(value) : thousands(value);
}
