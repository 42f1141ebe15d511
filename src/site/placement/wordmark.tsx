import { wordmarkUrl } from "#src/content/picture.ts";
import type { Recruiter } from "#src/school/pages/placement.ts";
import styles from "./wordmark.module.css";

type Props = { recruiter: Pick<Recruiter, "key" | "name">; width: number; height: number };

/** The name of a recruiter as it writes it, or in letters. @param width of the mark, in pixels, as `height` */
export function Wordmark({ recruiter: { key, name }, width, height }: Props) {
	if (key === undefined) return <p className={styles.name}>{name}</p>;
	return (
		<img
			src={wordmarkUrl(key)}
			alt={name}
			width={width}
			height={height}
			loading="lazy"
			decoding="async"
			className={styles.mark}
		/>
	);
}
