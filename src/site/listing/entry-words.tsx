import type { ReactNode } from "react";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./entry-words.module.css";
import { ReadMore } from "./read-more.tsx";

type EntryWordsProps = {
	/** The heading level of the title on its page. */
	heading: "h2" | "h3";
	title: string;
	/** Place or author. */
	under: ReactNode;
	to: string;
	className?: string | undefined;
};

/** The text beside the date of an entry. The list sets `--title-size` and `--title-leading`. */
export function EntryWords({ heading: Heading, title, under, to, className }: EntryWordsProps) {
	return (
		<div className={classNames(styles.words, className)}>
			<Heading className={styles.title}>{title}</Heading>
			<p className={styles.under}>{under}</p>
			<ReadMore to={to} title={title} />
		</div>
	);
}
