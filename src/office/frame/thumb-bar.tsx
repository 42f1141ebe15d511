import { useLocation } from "react-router";
import controls from "#src/office/parts/controls.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import type { FrameData } from "./frame-data.ts";
import { isHere } from "./side.tsx";
import styles from "./thumb-bar.module.css";

/** Places that members open most on a phone; everything else is under More. */
const nearest: readonly string[] = [officePaths.home, officePaths.cases(), officePaths.triage, officePaths.find];

/** The places within the thumb's reach, on a phone alone. */
export function ThumbBar({ frame }: { frame: FrameData }) {
	const { pathname } = useLocation();
	const items = frame.navItems.filter(({ path }) => nearest.includes(path));
	const more = [
		...frame.navItems.filter(({ path }) => !nearest.includes(path)),
		{ path: officePaths.me, name: `${frame.member.name}, your account` },
	];
	const current = (path: string) => (isHere(path, pathname) ? "page" : undefined);
	return (
		<nav className={styles.bar} aria-label="Main pages">
			{items.map(({ path, name, icon }) => (
				<a key={path} className={styles.place} href={path} aria-current={current(path)}>
					<OfficeIcon name={icon} />
					{name}
				</a>
			))}
			<details className={controls.menu} data-menu="" data-side="up end">
				<summary className={styles.place} aria-current={more.some(({ path }) => current(path)) ? "true" : undefined}>
					<OfficeIcon name="more" />
					More
				</summary>
				<div>
					{more.map(({ path, name }) => (
						<a key={path} href={path} aria-current={current(path)}>
							{name}
						</a>
					))}
					<form method="post" action={officePaths.signOut}>
						<button type="submit">Sign out</button>
					</form>
				</div>
			</details>
		</nav>
	);
}
