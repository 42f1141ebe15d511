import { useLocation } from "react-router";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import type { FrameData } from "./frame.tsx";
import { isHere } from "./side.tsx";
import styles from "./thumb-bar.module.css";

/** The places within the thumb's reach, on a phone alone. */
export function ThumbBar({ frame }: { frame: FrameData }) {
	const { pathname } = useLocation();
	const me = { path: officePaths.me, name: "Me", icon: "people" } as const;
	return (
		<nav className={styles.bar} aria-label="Places">
			{[...frame.places.slice(0, 4), me].map(({ path, name, icon }) => (
				<a key={path} href={path} aria-current={isHere(path, pathname) ? "page" : undefined}>
					<OfficeIcon name={icon} />
					{name}
				</a>
			))}
		</nav>
	);
}
