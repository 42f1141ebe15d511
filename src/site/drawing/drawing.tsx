import type { Picture as Subject } from "#content/records/types.ts";
import { Picture } from "#src/ui/picture.tsx";
import { drawingShape, drawingSource } from "./drawing-files.ts";

type DrawingProps = {
	picture: Subject;
	/** How wide it is shown, as the `sizes` attribute. */
	sizes: string;
	/** In the first view: loaded at once and first. */
	eager?: boolean;
	/** The words beside it say what it shows. */
	decorative?: boolean;
	className?: string | undefined;
};

/** One of the school's drawings, in the files that `scripts/pictures.ts` makes of it. */
export function Drawing({ picture, sizes, eager = false, decorative = false, className }: DrawingProps) {
	return <Picture source={drawingSource(picture)} {...drawingShape(picture.kind)} alt={decorative ? "" : picture.alt} sizes={sizes} eager={eager} className={className} />;
}
