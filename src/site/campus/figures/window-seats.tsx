import styles from "./figures.module.css";

/** Seats: a and b read with knees up, c holds a book high, d looks out, o is free, x is the dog. */
const seats = [..."aocbdoabcoadbcoabdacboabxcdaobcabodcabacdb"].map((sitter, seat) => ({
	sitter,
	x: (seat % 7) * 50,
	y: Math.floor(seat / 7) * 50,
}));
const glyphs: Record<string, string> = {
	a: "M33 22v16L21 29l-5 10M31 26l-9-1",
	b: "M17 22v16l12-9 5 10M19 26l9-1",
	c: "M25 24v14M19 39V27l4-3h4l4 3v12M18 27h14",
	d: "M25 23v16M21 25h8v14h-8z",
};
const heads: Record<string, [number, number]> = { a: [33, 15], b: [17, 15], c: [25, 16], d: [25, 16] };

/** Every seat by the window, seen from the garden. */
export function WindowSeats() {
	return (
		<svg viewBox="0 0 350 300" className={styles.drawing} aria-hidden="true" focusable="false">
			{seats.map(({ sitter, x, y }) => {
				const head = heads[sitter];
				return (
					<g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
						<path d="M6 6h38v34H6z" className={styles.pane} />
						<path d="M2 41.500h46" className={styles.heavy} />
						{glyphs[sitter] && <path d={glyphs[sitter]} className={styles.limbs} />}
						{head && <circle cx={head[0]} cy={head[1]} r="3.800" className={styles.solid} />}
						{sitter === "x" && <Dog />}
					</g>
				);
			})}
		</svg>
	);
}

function Dog() {
	return (
		<path
			d="M10 39c-1-8 6-13 14-12 6 0 8-3 9-7l3 3 4-1c0 3 1 4 3 5l-1 3h-5l-1 3 4 6H33l-1-3H20l1 3ZM11 36c-3-1-5-4-4-8"
			className={styles.marked}
		/>
	);
}
