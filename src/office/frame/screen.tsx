import type { ReactNode } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { Palette } from "#src/office/find/palette.tsx";
import { guideOf } from "#src/office/help/guides.ts";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import type { FrameData } from "./frame-data.ts";
import { KeyList } from "./key-list.tsx";
import { SchoolMark } from "./school-mark.tsx";
import styles from "./screen.module.css";
import { Side, type SideView } from "./side.tsx";
import { ThumbBar } from "./thumb-bar.tsx";

/** Keys that work on a page, as its foot shows them. */
type FootKey = { keys: string; label: string };

type Props = {
	title: string;
	/** Content beside the heading, or below it on a phone. */
	subtitle?: ReactNode;
	/** The way back, at the head's start. */
	back?: { href: string; label: string } | undefined;
	/** Content at the end of the head. */
	actions?: ReactNode;
	/** The frame as a rail of icons, for pages that need the width. */
	rail?: boolean;
	views?: readonly SideView[];
	keys?: readonly FootKey[];
	/** Content at the end of the foot: the position in a list, or what the applicant reads. */
	footer?: ReactNode;
	/** Content in place of the bar of places on a phone. */
	phoneBar?: ReactNode;
	children: ReactNode;
};

/** A screen of the office: frame, head, the page itself and its foot. */
export function Screen({
	title,
	subtitle,
	back,
	actions,
	rail = false,
	views,
	keys = [],
	footer,
	phoneBar,
	children,
}: Props) {
	const frame = useRouteLoaderData<FrameData>("frame");
	if (!frame) throw new Error("A screen is shown within the frame's route.");
	const narrow = rail || frame.rail;
	const guide = guideOf(`${officePaths.home}${useLocation().pathname}`);
	return (
		<div
			className={styles.frame}
			data-frame=""
			data-rail={narrow ? "" : undefined}
			data-keys-off={frame.keysOn ? undefined : ""}
		>
			<title>{`${title} · Office`}</title>
			<a className={`${controls.hidden} ${styles.skip}`} href="#main">
				Skip to the page’s content
			</a>
			<Side frame={frame} narrow={narrow} fixed={rail} views={views ?? []} />
			<header className={styles.head}>
				{back ? (
					<a className={controls.button} data-quiet="" href={back.href} aria-label={back.label} data-key="Escape">
						<OfficeIcon name="left" />
					</a>
				) : (
					<p className={styles.office}>
						<SchoolMark /> Admissions office
					</p>
				)}
				<h1 className={layout.clip}>{title}</h1>
				{subtitle && <div className={styles.sub}>{subtitle}</div>}
				{actions && <div className={styles.end}>{actions}</div>}
			</header>
			<main id="main" tabIndex={-1} className={styles.main} data-member={frame.member.id}>
				{children}
			</main>
			<footer className={styles.foot}>
				{keys.length > 0 && (
					<p className={styles.keys} data-keys="">
						{keys.map(({ keys: caps, label }) => (
							<span key={caps}>
								<KeyCaps keys={caps} /> {label}
							</span>
						))}
					</p>
				)}
				<KeyList />
				{guide && <a href={officePaths.help(guide.path)}>Guide: {guide.title}</a>}
				{footer && <div className={styles.end}>{footer}</div>}
			</footer>
			<Palette />
			{phoneBar ?? <ThumbBar frame={frame} />}
		</div>
	);
}
