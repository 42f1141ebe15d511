import type { Area, Greys } from "./find-paper.ts";

/** A JPEG of three colour components, upright, with its size in pixels. */
export type Picture = { jpeg: Blob; width: number; height: number };

/** Clockwise quarter turns. */
export type Turn = 0 | 1 | 2 | 3;

/** A decoded picture and its upright size in pixels. It may take tens of megabytes: release it once it is drawn. */
type DecodedPicture = { source: CanvasImageSource; width: number; height: number; release: () => void };

/** Decodes a picture upright, following its EXIF orientation. @throws if this browser cannot decode it */
async function decode(blob: Blob): Promise<DecodedPicture> {
	try {
		const bitmap = await createImageBitmap(blob, { imageOrientation: "from-image" });
		return { source: bitmap, width: bitmap.width, height: bitmap.height, release: () => bitmap.close() };
	} catch {
		// Older browsers do not know the option, and Safari decodes HEIC only in an element.
		return decodeInElement(blob);
	}
}

async function decodeInElement(blob: Blob): Promise<DecodedPicture> {
	const url = URL.createObjectURL(blob);
	const image = new Image();
	const release = () => {
		image.removeAttribute("src");
		URL.revokeObjectURL(url);
	};
	image.src = url;
	try {
		await image.decode();
		if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new Error("The picture has no size.");
	} catch (error) {
		release();
		throw error;
	}
	return { source: image, width: image.naturalWidth, height: image.naturalHeight, release };
}

const whole: Area = { left: 0, top: 0, width: 1, height: 1 };

/** Draws an area of a picture on white, turned, with a long side of at most `longSide` pixels. Never scales it up. */
function draw(
	{ source, width: fullWidth, height: fullHeight }: Pick<DecodedPicture, "source" | "width" | "height">,
	{ longSide, turn = 0, area = whole }: Pick<RenderSize, "longSide" | "turn" | "area">,
): HTMLCanvasElement {
	const [width, height] = [area.width * fullWidth, area.height * fullHeight];
	const scale = Math.min(1, longSide / Math.max(width, height));
	const drawnWidth = Math.max(1, Math.round(width * scale));
	const drawnHeight = Math.max(1, Math.round(height * scale));
	const canvas = document.createElement("canvas");
	[canvas.width, canvas.height] = turn % 2 ? [drawnHeight, drawnWidth] : [drawnWidth, drawnHeight];
	const context = canvas.getContext("2d", { alpha: false });
	if (!context) throw new Error("The browser gave no canvas context.");
	context.fillStyle = "#ffffff";
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.imageSmoothingQuality = "high";
	context.translate(canvas.width / 2, canvas.height / 2);
	context.rotate((turn * Math.PI) / 2);
	const [left, top] = [area.left * fullWidth, area.top * fullHeight];
	context.drawImage(source, left, top, width, height, -drawnWidth / 2, -drawnHeight / 2, drawnWidth, drawnHeight);
	return canvas;
}

async function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Picture> {
	const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
	if (jpeg?.type !== "image/jpeg") throw new Error("The browser could not encode a JPEG.");
	return { jpeg, width: canvas.width, height: canvas.height };
}

/** Frees the memory now; Safari holds it until the canvas is garbage collected. */
function releaseCanvas(canvas: HTMLCanvasElement) {
	canvas.width = 0;
	canvas.height = 0;
}

/** `longSide` in pixels, JPEG `quality` from 0 to 1, the `area` to draw, if not all. */
export type RenderSize = { longSide: number; quality: number; turn?: Turn; area?: Area };

/**
 * Renders one picture in several sizes, decoding it once. Each size is drawn from the one before: start with the
 * largest.
 * @throws if the browser cannot decode, draw or encode it
 */
export async function render(blob: Blob, sizes: readonly RenderSize[]): Promise<Picture[]> {
	const pictures: Picture[] = [];
	const decoded = await decode(blob);
	let source: Pick<DecodedPicture, "source" | "width" | "height"> = decoded;
	let last: HTMLCanvasElement | undefined;
	try {
		for (const { quality, ...size } of sizes) {
			const canvas = draw(source, size);
			if (last) releaseCanvas(last);
			else decoded.release();
			last = canvas;
			source = { source: canvas, width: canvas.width, height: canvas.height };
			pictures.push(await toJpeg(canvas, quality));
		}
		return pictures;
	} finally {
		if (last) releaseCanvas(last);
		else decoded.release();
	}
}

/** Reads the greys of a picture at a long side of `longSide` pixels. @throws if the browser cannot decode or draw it */
export async function readGreys(blob: Blob, longSide: number): Promise<Greys> {
	const decoded = await decode(blob);
	const canvas = draw(decoded, { longSide });
	decoded.release();
	const { width, height } = canvas;
	const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
	const values = Uint8Array.from({ length: width * height }, (_, at) => {
		const [red = 0, green = 0, blue = 0] = [pixels[4 * at], pixels[4 * at + 1], pixels[4 * at + 2]];
		return 0.3 * red + 0.59 * green + 0.11 * blue;
	});
	releaseCanvas(canvas);
	return { values, width, height };
}
