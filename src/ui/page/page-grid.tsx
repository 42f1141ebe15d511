import type { ReactNode } from "react";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./page-grid.module.css";

type PageGridProps = {
	children: ReactNode;
	className?: string | undefined;
	/** No grid inside: children stack at full width. */
	plain?: boolean;
};

/**
 * Page margins and the 12-column grid. On phones every child takes the full width unless its own class overrides it.
 */
export function PageGrid({ children, className, plain }: PageGridProps) {
	return <div className={classNames(styles.sheet, !plain && styles.grid, className)}>{children}</div>;
}

type SectionProps = {
	/** Label in the margin column: a heading if `headed`, else a caption. */
	label: string;
	children: ReactNode;
	id?: string;
	/** Makes the label the section's heading, for sections whose content has none. */
	headed?: boolean;
	className?: string;
};

/** A section with its label in the margin (3 columns) and its content beside it (9 columns), both under a rule. */
export function Section({ label, children, id, headed, className }: SectionProps) {
	const Label = headed ? "h2" : "p";
	return (
		<section
			id={id}
			aria-label={headed ? undefined : label}
			className={classNames(styles.sheet, styles.grid, styles.section, className)}
		>
			<Label className={classNames("small-heading pad-3 rule-above any-width", styles.label)}>{label}</Label>
			<div className={styles.content}>{children}</div>
		</section>
	);
}
