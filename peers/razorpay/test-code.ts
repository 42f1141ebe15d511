const size = 25;
const corner = 7;

/** Tells whether a module of the three corner squares is dark; undefined outside of them and their margins. */
function inCorner(x: number, y: number): boolean | undefined {
	const [column, row] = [x > size / 2 ? size - 1 - x : x, y > size / 2 ? size - 1 - y : y];
	if (column > corner || row > corner || (x > size / 2 && y > size / 2)) return undefined;
	const ring = Math.max(Math.abs(column - 3), Math.abs(row - 3));
	return ring === 3 || ring < 2;
}

function isDark(x: number, y: number): boolean {
	const isLabel = Math.abs(x - 12) < 6 && Math.abs(y - 12) < 3;
	return inCorner(x, y) ?? (!isLabel && (x * 7 + y * 13 + x * y) % 3 === 0);
}

/** Looks like a UPI code and is none: no app reads a payment from it. SVG markup. */
export function testCode(): string {
	const cells = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)] as const);
	const path = cells.flatMap(([x, y]) => (isDark(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])).join("");
	const frame = `viewBox="-2 -2 ${size + 4} ${size + 4}"`;
	return (
		`<svg class="code" ${frame} role="img" aria-label="A drawn test code that leads nowhere">` +
		`<path d="M-2 -2h${size + 4}v${size + 4}h-${size + 4}z" fill="#fff"/><path d="${path}"/>` +
		'<text x="12.5" y="13.9" text-anchor="middle" font-size="4" font-weight="600">TEST</text></svg>'
	);
}
