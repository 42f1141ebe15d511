import { Link } from "react-router";
import styles from "./tile-link.module.css";

/** The one link of a tile; all of the tile takes the click. The tile has `position: relative`. */
export function TileLink({ to, children }: { to: string; children: string }) {
	return (
		<Link to={to} prefetch="intent" className={styles.link}>
			{children}
		</Link>
	);
}
