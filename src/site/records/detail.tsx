import type { ReactNode } from "react";
import { Link } from "react-router";
import { Contours } from "#src/ui/contours/contours.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import styles from "./detail.module.css";
import { RecordPicture } from "./record-picture.tsx";

type Crumb = { words: string; to: string };

type DetailProps = {
	/** The list that the record stands on. */
	list: Crumb;
	title: string;
	/** Under the title: date, place, author. */
	facts: ReactNode;
	picture: { picture: string; picture_alt: string };
	/** From `renderMarkdown`, which lets nothing pass that could harm. */
	html: string;
	/** In the margin beside the text. */
	margin?: ReactNode;
	side: ReactNode;
};

/** The page of one news item, event or blog post: a spread of head, picture, text and what else there is to read. */
export function Detail({ list, title, facts, picture, html, margin, side }: DetailProps) {
	return (
		<div className={styles.page}>
			<article className={styles.article}>
				<DetailHead crumbs={[list]} title={title}>
					<div className={styles.facts}>{facts}</div>
				</DetailHead>
				<div className={styles.body}>
					<RecordPicture picture={picture.picture} alt={picture.picture_alt} sizes="(min-width: 62rem) 51rem, 100vw" eager mounted className={styles.picture} />
					<div className={styles.margin}>{margin}</div>
					<Prose html={html} />
				</div>
			</article>
			<div className={styles.side}>{side}</div>
		</div>
	);
}

/** Crumbs and title over a piece of the hill, on paper. */
export function DetailHead({ crumbs, title, children }: { crumbs: readonly Crumb[]; title: string; children?: ReactNode }) {
	return (
		<header className={styles.head}>
			<Contours seed={title} />
			<Sheet plain className={styles.headSheet}>
				<nav aria-label="Breadcrumb">
					<ol className={styles.crumbs}>
						{[{ words: "Home", to: "/" }, ...crumbs].map(({ words, to }) => (
							<li key={to}>
								<Link to={to} prefetch="intent">
									{words}
								</Link>
							</li>
						))}
					</ol>
				</nav>
				<h1 className={styles.title}>{title}</h1>
				{children}
			</Sheet>
		</header>
	);
}
