import type { ReactNode } from "react";
import type { LegalSection } from "#src/school/pages/legal.ts";
import styles from "./clause.module.css";

type ClauseProps = {
	section: LegalSection;
	/** Content after the text. */
	children?: ReactNode;
};

/** A numbered section with its heading and its gist in the margins; to be set in a `PageGrid`. */
export function Clause({ section: { heading, gloss, paragraphs, table, list }, children }: ClauseProps) {
	return (
		<section id={anchor(heading)} aria-label={heading} className={styles.clause}>
			<h2 className="size-4">{heading}</h2>
			<p className={styles.gloss}>{gloss}</p>
			<div className="stack-4 content-start">
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				{table && (
					<table className={styles.table}>
						<thead>
							<tr>
								{[table.columns.left, table.columns.right].map((column) => (
									<th key={column} scope="col">
										{column}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{table.rows.map(({ left: first, right: second }) => (
								<tr key={first}>
									<th scope="row">{first}</th>
									<td>{second}</td>
								</tr>
							))}
						</tbody>
					</table>
				)}
				{list && (
					<ul className={`stack-3 measure ${styles.list}`}>
						{list.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				)}
				{children}
			</div>
		</section>
	);
}

/** The id of a section. */
export function anchor(heading: string) {
	return heading
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{M}]+/gu, "-")
		.replace(/-$/, "");
}
