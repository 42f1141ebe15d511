/**
 * A whole number with Indian digit grouping: 2240 is "2,240", 1234567 is "12,34,567". By hand, since `Intl` takes
 * tens of milliseconds to start on a cheap phone, and 8 MB of a server.
 */
export function thousands(value: number): string {
	return String(value).replace(/\B(?=(\d\d)*\d{3}$)/g, ",");
}

/** A whole number as the rest of the world groups it: 1234567 is "1,234,567". */
export function thousandsAbroad(value: number): string {
	return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** `1 file`, `1,234 files`; for nouns whose plural ends in s. */
export function countThings(count: number, thing: string): string {
	return `${thousands(count)} ${thing}${count === 1 ? "" : "s"}`;
}
