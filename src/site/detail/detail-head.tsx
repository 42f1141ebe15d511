import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import { recordMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Contours } from "#src/ui/contours/contours.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./detail-head.module.css";
import { PrintedAddress } from "./printed-address.tsx";

export type Crumb = { label: string; to: string };

type DetailHeadProps = {
	crumbs: readonly Crumb[];
	title: string;
	/** The day of the month, set large in the margin. Decorative: the text has the date too. */
	day?: { label?: string; day: string; month?: string } | undefined;
	/** Larger type, for short titles such as names. */
	large?: boolean;
	children?: ReactNode;
};

/** Breadcrumbs and title over contour lines, on paper. */
export function DetailHead({ crumbs, title, day, large, children }: DetailHeadProps) {
	const messages = useMessages(recordMessages);
	return (
		<>
			<header className={`line-below relative clipped ${styles.head}`}>
				<Contours seed={title} />
				<PageGrid className={styles.sheet}>
					<nav aria-label={messages.breadcrumb}>
						<ol className={`not-printed ${styles.crumbs}`}>
							{[{ label: messages.home, to: paths.home }, ...crumbs].map(({ label, to }) => (
								<li key={to}>
									<a className="block-link soft" href={to}>
										{label}
									</a>
								</li>
							))}
						</ol>
					</nav>
					{day?.day && (
						<div aria-hidden="true" className={`not-printed ${styles.mark}`}>
							{day.label && <span>{day.label}</span>}
							<span className={styles.day}>{day.day}</span>
							{day.month && <span>{day.month}</span>}
						</div>
					)}
					<div className={styles.words} data-beside={day?.day ? true : undefined}>
						<h1 className={classNames(styles.title, large && styles.large)}>{title}</h1>
						{children}
					</div>
				</PageGrid>
			</header>
			<PrintedAddress />
		</>
	);
}
