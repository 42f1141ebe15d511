import type { ReactNode } from "react";
import { anchor } from "#src/site/legal/clause.tsx";
import { useHiddenPages } from "#src/site/school/page-link.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./disclosure.module.css";

export type DisclosureSectionProps = {
	heading: string;
	/** The page that has it all. */
	more?: { to: string; label: string };
	children?: ReactNode;
};

/** A group of facts under its heading, and the page that they belong to. */
export function DisclosureSection({ heading, more, children }: DisclosureSectionProps) {
	const hidden = useHiddenPages();
	return (
		<section id={anchor(heading)} className={`scroll-clear ${styles.section}`}>
			<h2 className={`size-4 leading-12 balanced ${styles.heading}`}>{heading}</h2>
			<div className={`wide-4-end ${styles.content}`}>
				{children}
				{more && !hidden.has(more.to) && (
					<p>
						<a href={more.to} className={styles.more}>
							{more.label}
							<Icon name="arrow" />
						</a>
					</p>
				)}
			</div>
		</section>
	);
}

/** Facts as ruled rows; one without a value is left out. */
export function Facts({ rows }: { rows: readonly { label: ReactNode; value: ReactNode }[] }) {
	return (
		<dl className={styles.facts}>
			{rows.map(
				({ label, value }, index) =>
					value !== undefined && (
						<div key={typeof label === "string" ? label : index}>
							<dt className="soft">{label}</dt>
							<dd className="figures breakable">{value}</dd>
						</div>
					),
			)}
		</dl>
	);
}
