import styles from "./icon.module.css";
import { type IconName, iconPaths } from "./icon-paths.ts";

/** A decorative line icon, 1.25em tall, in the colour of the text. The words next to it carry the meaning. */
export function Icon({ name }: { name: IconName }) {
	return (
		<svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d={iconPaths[name]} />
		</svg>
	);
}
