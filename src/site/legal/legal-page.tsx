import { identity } from "#school/identity.ts";
import * as paths from "#src/paths.ts";
import type { LegalSection, LegalText } from "#src/school/texts.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./legal-page.module.css";

type LegalPageProps = { text: LegalText; other: { to: string; label: string } };

/** A legal text with each section's gist in the margin. */
export function LegalPage({ text, other }: LegalPageProps) {
	return (
		<>
			<PageBanner
				title={text.title}
				crumbs={[{ label: "Home", to: paths.home }]}
				label={`In force since ${text.since}`}
				lead={text.lead}
			/>
			<PageGrid className={styles.sheet}>
				<nav aria-label="On this page" className={styles.contents}>
					<ol>
						{text.sections.map(({ heading }) => (
							<li key={heading}>
								<a href={`#${anchor(heading)}`}>{heading}</a>
							</li>
						))}
					</ol>
				</nav>
				<div className={styles.notice}>
					<Notice title="A demonstration text">
						<p>
							{identity.name} is a school made up for this product. The text was written for what this website does and
							for Indian law as it stood on {text.since}; a school that uses it has it checked by its own counsel first.
						</p>
					</Notice>
				</div>
				{text.sections.map((section) => (
					<Clause key={section.heading} section={section} />
				))}
				<p className={styles.other}>
					Read also the <a href={other.to}>{other.label}</a>, or <a href={paths.contact}>ask us</a> what you do not find
					here.
				</p>
			</PageGrid>
		</>
	);
}

function Clause({ section: { heading, gloss, paragraphs, table, list } }: { section: LegalSection }) {
	return (
		<section id={anchor(heading)} aria-label={heading} className={styles.clause}>
			<p className={styles.gloss}>{gloss}</p>
			<div className={styles.text}>
				<h2>{heading}</h2>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				{table && (
					<table className={styles.table}>
						<thead>
							<tr>
								{table.columns.map((column) => (
									<th key={column} scope="col">
										{column}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{table.rows.map(([first, second]) => (
								<tr key={first}>
									<th scope="row">{first}</th>
									<td>{second}</td>
								</tr>
							))}
						</tbody>
					</table>
				)}
				{list && (
					<ul className={styles.list}>
						{list.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				)}
			</div>
		</section>
	);
}

function anchor(heading: string) {
	return heading
		.toLowerCase()
		.replaceAll(/[^a-z]+/g, "-")
		.replace(/-$/, "");
}
