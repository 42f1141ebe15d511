import type { ReactNode } from "react";
import styles from "./form-section.module.css";
import parts from "./part-field.module.css";
import type { SectionView } from "./part-view.ts";

type Props = { section: SectionView; foldable: boolean; open: boolean; children: ReactNode };

/** A stretch of the form under its heading; one of many opens and closes. */
export function FormSection({ section: { id, title, hint, count, isHidden }, foldable, open, children }: Props) {
	if (isHidden) return <div hidden>{children}</div>;
	const fields = (
		<>
			{hint && <p className={styles.hint}>{hint}</p>}
			<div className={parts.fields}>{children}</div>
		</>
	);
	if (!title)
		return (
			<div className={styles.plain} id={id}>
				{fields}
			</div>
		);
	if (!foldable)
		return (
			<fieldset className={styles.section}>
				<legend>{title}</legend>
				<div>{fields}</div>
			</fieldset>
		);
	return (
		<details className={styles.section} open={open} data-section="">
			<summary>
				<span>{title}</span>
				<Count count={count} place={id} />
			</summary>
			{/* Browsers open what holds the target of a link. */}
			<div id={id}>{fields}</div>
		</details>
	);
}

/** The sections of a long form, each a link. */
export function FormContents({ sections }: { sections: readonly SectionView[] }) {
	return (
		<nav className={styles.contents} aria-label="Contents" data-contents="">
			<ol>
				{sections
					.filter(({ isHidden }) => !isHidden)
					.map(({ id, title, count, parts }) => (
						<li key={id}>
							<a href={`#${id}`}>{title ?? parts[0]?.label}</a>
							<Count count={count} place={`contents-${id}`} />
						</li>
					))}
			</ol>
		</nav>
	);
}

/** Number of rows, kept up to date as they are added and removed. */
function Count({ count, place }: { count: number | undefined; place: string }) {
	if (count === undefined) return null;
	return (
		<span className={styles.count} data-live={`count-${place}`}>
			{count}
		</span>
	);
}
