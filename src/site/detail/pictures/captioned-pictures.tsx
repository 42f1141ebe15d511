import type { z } from "zod";
import type { furtherPictures } from "#src/fields/field-schemas.ts";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./captioned-pictures.module.css";
import { RecordPicture } from "./record-picture.tsx";

type CaptionedPicturesProps = {
	pictures: z.output<typeof furtherPictures>;
	/** Width of one beside another, as the `sizes` attribute. */
	sizes: string;
	className?: string;
};

/** Further pictures of a record, each over its caption. */
export function CaptionedPictures({ pictures, sizes, className }: CaptionedPicturesProps) {
	if (pictures.length === 0) return null;
	return (
		<ul className={classNames(styles.pictures, className)}>
			{pictures.map(({ picture, picture_alt, caption }) => (
				<li key={picture}>
					<figure>
						<RecordPicture picture={picture} alt={picture_alt} sizes={sizes} />
						{caption && <figcaption className="above-2 small soft">{caption}</figcaption>}
					</figure>
				</li>
			))}
		</ul>
	);
}
