import type { Picture as Subject } from "#src/content/picture.ts";
import { pictureFiles } from "#src/content/picture.ts";
import { Picture } from "#src/ui/picture.tsx";

type DrawingProps = {
	picture: Subject;
	/** Width at which it is shown, as the `sizes` attribute. */
	sizes: string;
	/** True if it is in the first view: loaded at once and first. */
	eager?: boolean | undefined;
	/** The text beside it describes it. */
	decorative?: boolean;
	className?: string | undefined;
};

/** A drawing of the school, in the files of the school folder. */
export function Drawing({ picture, sizes, eager = false, decorative = false, className }: DrawingProps) {
	return (
		<Picture
			{...pictureFiles(picture.key)}
			alt={decorative ? "" : picture.alt}
			sizes={sizes}
			eager={eager}
			className={className}
		/>
	);
}
