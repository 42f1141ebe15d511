/** Figures of the specification; speeds are in CSS pixels per frame of 1/60 s. */
const pieces = 300;
const gravity = 0.2;
/** Tokens of the style sheets. */
export const confettiColours = ["--laterite", "--lichen", "--shola-light", "--paper", "--mist"];
const frame = 1000 / 60;
const maxFrames = 6 * 60;

type Piece = {
	x: number;
	y: number;
	vx: number;
	vy: number;
	turn: number;
	spin: number;
	width: number;
	height: number;
	colour: string;
};

/** Drops 300 pieces over the canvas once; ends when the last has left it, after 6 s, or when `signal` aborts. */
export function animateConfetti(canvas: HTMLCanvasElement, signal: AbortSignal) {
	const context2d = canvas.getContext("2d");
	if (!context2d || signal.aborted) return;
	const scale = Math.min(devicePixelRatio, 2);
	const { clientWidth: width, clientHeight: height } = canvas;
	canvas.width = width * scale;
	canvas.height = height * scale;
	canvas.dataset.pieces = String(pieces);
	const tokens = getComputedStyle(document.documentElement);
	const colours = confettiColours.map((name) => tokens.getPropertyValue(name));
	let falling = Array.from({ length: pieces }, (_, index) => cut(width, height, colours[index % colours.length] ?? ""));
	let past = 0;
	let last = performance.now();

	const draw = (now: number) => {
		if (signal.aborted) return;
		// A slow screen draws fewer frames of the same fall.
		const steps = Math.min(6, Math.max(1, Math.round((now - last) / frame)));
		last = now;
		past += steps;
		for (let step = 0; step < steps; step++) falling.forEach(fall);
		falling = falling.filter(({ y }) => y < height + 20);
		context2d.setTransform(scale, 0, 0, scale, 0, 0);
		context2d.clearRect(0, 0, width, height);
		for (const piece of falling) paint(context2d, piece, scale);
		if (falling.length > 0 && past < maxFrames) requestAnimationFrame(draw);
		else context2d.clearRect(-width, -height, 3 * width, 3 * height);
	};
	requestAnimationFrame(draw);
}

/** Pieces start above the edge at different heights, so that they arrive one after another. */
function cut(width: number, height: number, colour: string): Piece {
	return {
		x: Math.random() * width,
		y: -20 - Math.random() * 2.5 * height,
		vx: (Math.random() - 0.5) * 3,
		vy: Math.random() * 2,
		turn: Math.random() * Math.PI,
		spin: (Math.random() - 0.5) * 0.25,
		width: 5 + Math.random() * 6,
		height: 8 + Math.random() * 9,
		colour,
	};
}

/** Gravity and drag, with a terminal velocity. */
function fall(piece: Piece) {
	piece.vy = Math.min(piece.vy + gravity, 9);
	piece.x += piece.vx + Math.sin(piece.turn) * 0.8;
	piece.y += piece.vy;
	piece.turn += piece.spin;
}

function paint(context2d: CanvasRenderingContext2D, { x, y, turn, width, height, colour }: Piece, scale: number) {
	context2d.setTransform(scale, 0, 0, scale, x * scale, y * scale);
	context2d.rotate(turn);
	context2d.fillStyle = colour;
	// Foreshortened while it turns over.
	context2d.fillRect(-width / 2, -height / 2, width, height * Math.abs(Math.cos(turn * 2)) + 1);
}
