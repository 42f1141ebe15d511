import type { ReactNode } from "react";
import { fieldsMessages } from "#src/school/messages/sets/forms/field-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Contours } from "#src/ui/contours/contours.tsx";
import styles from "./page-banner.module.css";
import { PageGrid } from "./page-grid.tsx";

type Crumb = { label: string; to: string };

type PageBannerProps = {
	title: string;
	/** The pages above this one; the page itself is added. */
	crumbs?: readonly Crumb[];
	/** The last crumb, when it differs from the title. */
	crumb?: string;
	/** A caption in the margin column, such as "Admissions 2027". */
	label?: ReactNode;
	/** Large text under the title. */
	lead?: ReactNode;
	children?: ReactNode;
};

/** The banner of an inner page: breadcrumbs and label in the margin, title beside them, contour lines behind. */
export function PageBanner({ title, crumbs = [], crumb = title, label, lead, children }: PageBannerProps) {
	const messages = useMessages(fieldsMessages);
	return (
		<header data-surface="shola" className={styles.head}>
			<Contours seed={title} />
			<PageGrid className={styles.sheet}>
				<div className={styles.margin}>
					{crumbs.length > 0 && (
						<nav aria-label={messages.breadcrumb}>
							<ol className={`not-printed ${styles.crumbs}`}>
								{crumbs.map(({ label, to }) => (
									<li key={to}>
										<a href={to}>{label}</a>
									</li>
								))}
								<li aria-current="page">{crumb}</li>
							</ol>
						</nav>
					)}
					{label && <p className="pad-above-2 soft">{label}</p>}
				</div>
				<div className={styles.words}>
					<h1>{title}</h1>
					{lead && <p className={styles.lead}>{lead}</p>}
					{children}
				</div>
			</PageGrid>
		</header>
	);
}
