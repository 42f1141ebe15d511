import { Drawing } from "#src/site/drawings/drawing.tsx";
import { TileLink } from "#src/site/listing/card/tile-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./tiles.module.css";

/** Four ways into the school, edge to edge. */
export function Tiles() {
	const { about } = useSchool();
	return (
		<ul className={styles.tiles}>
			{about.tiles.map(({ title, text, href, picture }) => (
				<li key={title} className={styles.tile}>
					<Drawing picture={picture} sizes="(min-width: 62rem) 47vw, 70vw" decorative className={styles.picture} />
					<div className={styles.text}>
						<h2 className={styles.title}>
							<TileLink to={href}>{title}</TileLink>
						</h2>
						<p>{text}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
