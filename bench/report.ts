/** A line of the table. With `least` or `most` it is a budget, and the bench fails when it is broken. */
export type Row = { what: string; value: number; unit: string; least?: number; most?: number; note?: string };

export type Section = { title: string; rows: Row[] };

/** Prints sections as they come. @returns the lines of those that break a budget */
export function printSection({ title, rows }: Section): string[] {
	console.log(`\n${title}`);
	const brokenBudgets: string[] = [];
	for (const row of rows) {
		const { what, value, unit, least, most, note = "" } = row;
		const kept = isKept(row);
		const budget = least !== undefined ? `at least ${least}` : most !== undefined ? `at most ${most}` : "";
		const line = `${what.padEnd(64)}${`${show(value)} ${unit}`.padStart(14)}  ${budget.padEnd(16)}${budget === "" ? " " : kept ? "✓" : "✗"}  ${note}`;
		console.log(line.trimEnd());
		if (!kept) brokenBudgets.push(`${title}: ${what} is ${show(value)} ${unit}, and has to be ${budget}`);
	}
	return brokenBudgets;
}

/** Tells whether it is within its budget, or has none. */
export function isKept({ value, least, most }: Row): boolean {
	return (least === undefined || value >= least) && (most === undefined || value <= most);
}

function show(value: number): string {
	return Number.isInteger(value) || Math.abs(value) >= 1000
		? value.toFixed(0)
		: value.toFixed(Math.abs(value) < 1 ? 3 : 2);
}
