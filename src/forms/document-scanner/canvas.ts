import type { Picture, Turn } from "./picked-picture.ts";

/** Something to draw, in its upright size in pixels. It may be as large as a camera makes it: release it once it is drawn. */
type Decoded = { source: CanvasImageSource; width: number; height: number; release: () => void };

/** Decodes a picture the way up that its camera noted (EXIF). @throws where this browser cannot read it */
async function decode(blob: Blob): Promise<Decoded> {
	try {
		const bitmap = await createImageBitmap(blob, { imageOrientation: "from-image" });
		return { source: bitmap, width: bitmap.width, height: bitmap.height, release: () => bitmap.close() };
	} catch {
		// Older browsers do not know the option, and Safari shows HEIC in an element only.
		return decodeInElement(blob);
	}
}

async function decodeInElement(blob: Blob): Promise<Decoded> {
	const url = URL.createObjectURL(blob);
	const image = new Image();
	const release = () => {
		image.removeAttribute("src");
		URL.revokeObjectURL(url);
	};
	image.src = url;
	try {
		await image.decode();
		if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new Error("A picture without a size.");
	} catch (error) {
		release();
		throw error;
	}
	return { source: image, width: image.naturalWidth, height: image.naturalHeight, release };
}

/** Draws a picture on white, turned, its long side at most `side` pixels; it is never made larger. */
function draw(
	{ source, width, height }: Pick<Decoded, "source" | "width" | "height">,
	side: number,
	turn: Turn,
): HTMLCanvasElement {
	const scale = Math.min(1, side / Math.max(width, height));
	const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
	const canvas = document.createElement("canvas");
	[canvas.width, canvas.height] = turn % 2 ? [down, across] : [across, down];
	const context = canvas.getContext("2d", { alpha: false });
	if (!context) throw new Error("No room to draw a picture.");
	context.fillStyle = "#ffffff";
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.imageSmoothingQuality = "high";
	context.translate(canvas.width / 2, canvas.height / 2);
	context.rotate((turn * Math.PI) / 2);
	context.drawImage(source, -across / 2, -down / 2, across, down);
	return canvas;
}

async function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Picture> {
	const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
	if (jpeg?.type !== "image/jpeg") throw new Error("No room to write a picture.");
	return { jpeg, width: canvas.width, height: canvas.height };
}

/** Gives the memory back at once; Safari keeps it until the canvas is collected. */
function release(canvas: HTMLCanvasElement) {
	canvas.width = 0;
	canvas.height = 0;
}

export type Size = { side: number; quality: number; turn?: Turn };

/** Pictures of one picture, in several sizes, from a single decoding; each is drawn from the one before. @throws where the browser cannot read or draw it */
export async function redraw(blob: Blob, sizes: readonly Size[]): Promise<Picture[]> {
	const made: Picture[] = [];
	const decoded = await decode(blob);
	let from: Pick<Decoded, "source" | "width" | "height"> = decoded;
	let last: HTMLCanvasElement | undefined;
	try {
		for (const { side, quality, turn = 0 } of sizes) {
			const canvas = draw(from, side, turn);
			if (last) release(last);
			else decoded.release();
			last = canvas;
			from = { source: canvas, width: canvas.width, height: canvas.height };
			made.push(await toJpeg(canvas, quality));
		}
		return made;
	} finally {
		if (last) release(last);
		else decoded.release();
	}
}
