import type { PictureKind } from "#content/records/types.ts";

type Shape = { width: number; height: number; widths: readonly number[] };

const landscape: Shape = { width: 1440, height: 960, widths: [480, 960, 1440] };
const shapes: Partial<Record<PictureKind, Shape>> = {
	portrait: { width: 522, height: 600, widths: [261, 522] },
	poster: { width: 960, height: 1200, widths: [480, 960] },
};

/** The size of a kind of drawing and the widths in which it exists, in pixels. */
export function drawingShape(kind: PictureKind): Shape {
	return shapes[kind] ?? landscape;
}

/** The address of a drawing's files, without width and ending. */
export function drawingSource({ kind, seed }: { kind: PictureKind; seed: number }): string {
	return `/media/${kind}-${seed}`;
}
