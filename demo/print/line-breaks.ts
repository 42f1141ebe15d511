/** How a line of words is measured. */
export type Measure = (words: string) => number;

const afterAbbreviation = /(?:^|[\s(“])(?:no|Dr|Mr|Mrs|Ms|St)\.$/;
const figure = /^[\d.,]+$/;

/** What must not be parted: a title and its name, a figure and its unit. */
const together = (left: string, right: string): boolean =>
	afterAbbreviation.test(left) ||
	(figure.test(left) && /^[a-z]/.test(right)) ||
	(/^(?:class|page|pit|batch)$/.test(left) && /^\d/.test(right)) ||
	right === "–";

const leaning = /^(?:[“(]?[AI]|a|an|the|of|to|in|by|at|on|no|is|it|we|and|or)$/;

/**
 * How bad it is to end a line here although more follows: short words that lean on the next, and the first word of a
 * sentence, hang at the edge.
 */
function hangs(left: string, before = ""): number {
	if (/[.!?]”?$/.test(before) && left.length < 5) return 0.008;
	return leaning.test(left) ? 0.004 : 0;
}

/**
 * How bad a last line is: one word or little more, or one that has lost the beginning of its sentence to the line
 * above.
 */
function lonely(words: readonly string[], from: number, slack: number): number {
	if (from === 0) return 0;
	const parted = /[.!?]”?$/.test(words[from - 2] ?? "") && (words[from - 1] ?? "").length < 5;
	return (slack > 0.74 || from === words.length - 1 ? 0.4 : 0) + (parted ? 0.2 : 0);
}

/**
 * Breaks words into lines that are as even as a ragged edge allows: the whole paragraph is weighed at once, no word
 * is parted, and a last line of one short word costs more than a looser setting.
 * @param widths of the lines, the last one for all that follow
 */
export function breakLines(text: string, widths: readonly number[], measure: Measure): string[] {
	const words = text.split(/\s+/).filter(Boolean);
	const space = measure("n n") - measure("nn");
	const advance = words.map(measure);
	const widthOf = (line: number) => widths[Math.min(line, widths.length - 1)] ?? 0;
	// best[end][lines]: the least cost of setting the first `end` words in so many lines
	const best: Map<number, { cost: number; from: number }>[] = words.map(() => new Map());
	best.push(new Map());
	best[0]?.set(0, { cost: 0, from: 0 });
	words.forEach((_, from) => {
		for (const [lines, { cost }] of best[from] ?? []) {
			const room = widthOf(lines);
			let length = -space;
			for (let end = from + 1; end <= words.length; end++) {
				length += space + (advance[end - 1] ?? 0);
				if (length > room && end > from + 1) break;
				const [left, right] = [words[end - 1] ?? "", words[end] ?? ""];
				if (end < words.length && together(left, right)) continue;
				const slack = (room - length) / room;
				const last = end === words.length;
				const price = last ? lonely(words, from, slack) : slack * slack + hangs(left, words[end - 2]);
				const known = best[end]?.get(lines + 1);
				const total = cost + price + (length > room ? 9 : 0) + 0.0005;
				if (!known || total < known.cost) best[end]?.set(lines + 1, { cost: total, from });
			}
		}
	});
	const ends = [...(best[words.length] ?? [])].sort(([a, x], [b, y]) => x.cost - y.cost || a - b);
	const set: string[] = [];
	let [end, lines] = [words.length, ends[0]?.[0] ?? 0];
	while (lines > 0) {
		const from = best[end]?.get(lines)?.from ?? 0;
		set.unshift(words.slice(from, end).join(" "));
		[end, lines] = [from, lines - 1];
	}
	return set;
}

/**
 * A heading: in as few lines as it needs, of about the same length, none of which ends on a word that leans on the
 * next.
 */
export function balancedLines(text: string, width: number, measure: Measure): string[] {
	let best = { price: Number.POSITIVE_INFINITY, lines: breakLines(text, [width], measure) };
	const least = best.lines.length;
	for (let narrow = width / least; narrow <= width; narrow += 2) {
		const lines = breakLines(text, [narrow], measure);
		if (lines.length !== least || lines.some((line) => measure(line) > narrow)) continue;
		const hanging = lines.slice(0, -1).reduce((sum, line) => sum + hangs(...lastWords(line)), 0);
		const price = narrow / width + hanging * 40;
		if (price < best.price) best = { price, lines };
	}
	return best.lines;
}

function lastWords(line: string): [last: string, before: string | undefined] {
	const words = line.split(" ");
	return [words.at(-1) ?? "", words.at(-2)];
}
