import { pictureFiles } from "#src/content/picture.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./record-picture.module.css";

type RecordPictureProps = {
	/** The key that the record stores. */
	picture: string;
	/** "" when the text beside it says enough. */
	alt: string;
	sizes: string;
	eager?: boolean;
	/** Gives every picture a landscape frame; upright ones are mounted on it. */
	mounted?: boolean;
	className?: string | undefined;
};

/** The picture of a record. */
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
