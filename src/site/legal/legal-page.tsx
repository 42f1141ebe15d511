import * as paths from "#src/paths.ts";
import type { LegalText } from "#src/school/pages/legal.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { anchor, Clause } from "./clause.tsx";
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
				{text.notice && (
					<div className={styles.notice}>
						<Notice title={text.notice.title}>
							<p>{text.notice.text}</p>
						</Notice>
					</div>
				)}
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
