import { pictureFiles } from "#src/content/picture.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./record-picture.module.css";

type RecordPictureProps = {
	/** The key that the record stores. */
	picture: string;
	/** "" when the words beside it say enough. */
	alt: string;
	sizes: string;
	eager?: boolean;
	/** Shows it in the shape of a landscape sheet: what is upright is mounted on one. */
	mounted?: boolean;
	className?: string | undefined;
};

/** The picture that belongs to a record. */
export function RecordPicture({ picture, mounted, className, ...rest }: RecordPictureProps) {
	const files = pictureFiles(picture);
	const upright = files.height > files.width;
	return (
		<Picture
			{...files}
			{...rest}
			className={classNames(styles.sheet, mounted && styles.mounted, mounted && upright && styles.upright, className)}
		/>
	);
}
