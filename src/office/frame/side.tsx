import { useLocation } from "react-router";
import { useIdentity } from "#src/office/frame/use-identity.ts";
import controls from "#src/office/parts/controls.module.css";
import { Initials } from "#src/office/parts/initials.tsx";
import layout from "#src/office/parts/layout.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import type { FrameData } from "./frame-data.ts";
import { SchoolMark } from "./school-mark.tsx";
import styles from "./side.module.css";

/** A list under a name, with how many cases it has now. */
export type SideView = { href: string; name: string; count: number; current: boolean };

type Props = {
	frame: FrameData;
	narrow: boolean;
	/** The page needs the width, so that the side stays a rail. */
	fixed: boolean;
	views: readonly SideView[];
};

/** The frame's side: places and views. As a rail it shows icons alone. */
export function Side({ frame, narrow, fixed, views }: Props) {
	const identity = useIdentity();
	const { pathname } = useLocation();
	return (
		<nav className={styles.side} aria-label="Office" data-dark="">
			<a className={styles.school} href={officePaths.home}>
				<SchoolMark />
				<span className={styles.name}>
					<span className={styles.whose}>{identity.name}</span>
					Admissions office
				</span>
			</a>
			<ul className={styles.places}>
				{frame.navItems.map(({ path, name, icon, key }) => (
					<li key={path}>
						<a href={path} data-key={key} aria-current={isHere(path, pathname) ? "page" : undefined} title={name}>
							<OfficeIcon name={icon} />
							<span className={styles.name}>{name}</span>
						</a>
					</li>
				))}
			</ul>
			{views.length > 0 && (
				<>
					<h2>Views</h2>
					<ul className={styles.views}>
						{views.map(({ href, name, count, current }) => (
							<li key={href}>
								<a href={href} aria-current={current ? "true" : undefined}>
									<span className={layout.clip}>{name}</span>
									<span className={styles.count}>{count.toLocaleString("en-IN")}</span>
								</a>
							</li>
						))}
					</ul>
				</>
			)}
			<form method="post" action={officePaths.signOut} className={styles.here}>
				<a href={officePaths.me} title={`${frame.member.name}, ${frame.member.role}`}>
					<Initials name={frame.member.name} me />
					<span className={styles.name}>
						<b>{frame.member.name}</b>
						{frame.member.role}
					</span>
				</a>
				{!fixed && (
					<button
						type="button"
						title="Collapse or expand the sidebar"
						data-rail-toggle=""
						data-key="["
						aria-pressed={narrow}
						aria-label="Show only icons"
						hidden
					>
						<OfficeIcon name="left" />
					</button>
				)}
				<button type="submit" title="Sign out">
					<OfficeIcon name="exports" />
					<span className={controls.hidden}>Sign out</span>
				</button>
			</form>
		</nav>
	);
}

/** The first place is one page; every other has pages below it. @param pathname below /office, as the router has it */
export function isHere(path: string, pathname: string): boolean {
	const here = `${officePaths.home}${pathname}`.replace(/\/$/, "");
	return here === path || (path !== officePaths.home && here.startsWith(`${path}/`));
}
