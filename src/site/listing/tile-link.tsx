import { Link } from "react-router";
import styles from "./tile-link.module.css";

/** A tile's only link. Its click target fills the tile, which has `position: relative`. */
export function TileLink({ to, children }: { to: string; children: string }) {
	return (
		<Link to={to} prefetch="intent" className={styles.link}>
			{children}
		</Link>
	);
}
