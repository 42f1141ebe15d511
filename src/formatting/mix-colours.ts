/** A mixture of two colours, `#rrggbb`. @param share of the first one, from 0 to 1 */
export function mixColours(one: string, other: string, share: number): string {
	const parts = [1, 3, 5].map((at) => {
		const [first, second] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
		return Math.round((first ?? 0) * share + (second ?? 0) * (1 - share));
	});
	return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
