import { diffArrays } from "diff";

type Pair<Row> = { was: Row | undefined; is: Row | undefined };

/**
 * The rows that differ between two lists, each beside the one that it replaces. Rows that stayed as they were are left
 * out, although their numbers may have changed.
 */
export function alignRows<Row>(before: readonly Row[], after: readonly Row[], textOf: (row: Row) => string) {
	const pairs: Pair<Row>[] = [];
	let [struck, added]: [Row[], Row[]] = [[], []];
	const pair = () => {
		for (let index = 0; index < Math.max(struck.length, added.length); index += 1)
			pairs.push({ was: struck[index], is: added[index] });
		[struck, added] = [[], []];
	};
	let [from, to] = [0, 0];
	for (const part of diffArrays(before.map(textOf), after.map(textOf))) {
		const { length } = part.value;
		if (part.removed) struck.push(...before.slice(from, from + length));
		if (part.added) added.push(...after.slice(to, to + length));
		if (!part.removed && !part.added) pair();
		if (!part.added) from += length;
		if (!part.removed) to += length;
	}
	pair();
	return pairs;
}
