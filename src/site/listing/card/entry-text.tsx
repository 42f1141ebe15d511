import type { ReactNode } from "react";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./entry-text.module.css";
import { ReadMore } from "./read-more.tsx";

type EntryTextProps = {
	/** The heading level of the title on its page. */
	heading: "h2" | "h3";
	title: string;
	/** Place or author. */
	under: ReactNode;
	to: string;
	className?: string | undefined;
};

/** The text beside the date of an entry. The list sets `--title-size` and `--title-leading`. */
export function EntryText({ heading: Heading, title, under, to, className }: EntryTextProps) {
	return (
		<div className={classNames(styles.text, className)}>
			<Heading className={styles.title}>{title}</Heading>
			<p className={styles.under}>{under}</p>
			<ReadMore to={to} title={title} />
		</div>
	);
}
