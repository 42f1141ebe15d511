/** The width of a line of text. */
export type Measure = (text: string) => number;

const afterAbbreviation = /(?:^|[\s(“])(?:no|Dr|Mr|Mrs|Ms|St)\.$/;
const figure = /^[\d.,]+$/;

/** Pairs that stay on one line: a title and its name, a figure and its unit. */
const inseparable = (left: string, right: string): boolean =>
	afterAbbreviation.test(left) ||
	(figure.test(left) && /^[a-z]/.test(right)) ||
	(/^(?:class|page|pit|batch)$/.test(left) && /^\d/.test(right)) ||
	right === "–";

const weakWord = /^(?:[“(]?[AI]|a|an|the|of|to|in|by|at|on|no|is|it|we|and|or)$/;

/** The cost of ending a line on `left`: an article, a preposition, or the short first word of a sentence. */
function weakEndCost(left: string, before = ""): number {
	if (/[.!?]”?$/.test(before) && left.length < 5) return 0.008;
	return weakWord.test(left) ? 0.004 : 0;
}

/** The cost of a last line of about one word, or of one whose sentence begins at the end of the line above. */
function widowCost(words: readonly string[], from: number, slack: number): number {
	if (from === 0) return 0;
	const split = /[.!?]”?$/.test(words[from - 2] ?? "") && (words[from - 1] ?? "").length < 5;
	return (slack > 0.74 || from === words.length - 1 ? 0.4 : 0) + (split ? 0.2 : 0);
}

/**
 * Breaks a paragraph into lines of similar length, by the least total cost over the whole paragraph. Words are not
 * hyphenated.
 * @param widths the width of each line; the last one also applies to all further lines
 */
export function breakLines(text: string, widths: readonly number[], measure: Measure): string[] {
	const words = text.split(/\s+/).filter(Boolean);
	const space = measure("n n") - measure("nn");
	const advance = words.map(measure);
	const widthOf = (line: number) => widths[Math.min(line, widths.length - 1)] ?? 0;
	// best[end][lines]: the least cost of the first `end` words in that many lines
	const best: Map<number, { cost: number; from: number }>[] = words.map(() => new Map());
	best.push(new Map());
	best[0]?.set(0, { cost: 0, from: 0 });
	words.forEach((_, from) => {
		for (const [lines, { cost }] of best[from] ?? []) {
			const available = widthOf(lines);
			let length = -space;
			for (let end = from + 1; end <= words.length; end++) {
				length += space + (advance[end - 1] ?? 0);
				if (length > available && end > from + 1) break;
				const [left, right] = [words[end - 1] ?? "", words[end] ?? ""];
				if (end < words.length && inseparable(left, right)) continue;
				const slack = (available - length) / available;
				const last = end === words.length;
				const lineCost = last ? widowCost(words, from, slack) : slack * slack + weakEndCost(left, words[end - 2]);
				const known = best[end]?.get(lines + 1);
				const total = cost + lineCost + (length > available ? 9 : 0) + 0.0005;
				if (!known || total < known.cost) best[end]?.set(lines + 1, { cost: total, from });
			}
		}
	});
	const ends = [...(best[words.length] ?? [])].sort(([a, x], [b, y]) => x.cost - y.cost || a - b);
	const result: string[] = [];
	let [end, lines] = [words.length, ends[0]?.[0] ?? 0];
	while (lines > 0) {
		const from = best[end]?.get(lines)?.from ?? 0;
		result.unshift(words.slice(from, end).join(" "));
		[end, lines] = [from, lines - 1];
	}
	return result;
}

/** Breaks a heading into as few lines as it needs, of about the same length, and avoids weak words at line ends. */
export function balancedLines(text: string, width: number, measure: Measure): string[] {
	let best = { price: Number.POSITIVE_INFINITY, lines: breakLines(text, [width], measure) };
	const least = best.lines.length;
	for (let narrow = width / least; narrow <= width; narrow += 2) {
		const lines = breakLines(text, [narrow], measure);
		if (lines.length !== least || lines.some((line) => measure(line) > narrow)) continue;
		const weakEnds = lines.slice(0, -1).reduce((sum, line) => sum + weakEndCost(...lastWords(line)), 0);
		const price = narrow / width + weakEnds * 40;
		if (price < best.price) best = { price, lines };
	}
	return best.lines;
}

function lastWords(line: string): [last: string, before: string | undefined] {
	const words = line.split(" ");
	return [words.at(-1) ?? "", words.at(-2)];
}
