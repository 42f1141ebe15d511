import cardLink from "#src/ui/card-link.module.css";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./tile-link.module.css";

/** A tile's only link. Its click target fills the tile, which has `position: relative`. */
export function TileLink({ to, children }: { to: string; children: string }) {
	return (
		<a href={to} className={classNames(cardLink.link, styles.link)}>
			{children}
		</a>
	);
}
