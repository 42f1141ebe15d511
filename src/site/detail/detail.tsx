import type { ReactNode } from "react";
import { ShareLinks } from "#src/site/share-links/share-links.tsx";
import { Prose } from "#src/ui/page/prose.tsx";
import styles from "./detail.module.css";
import { type Crumb, DetailHead } from "./detail-head.tsx";
import { RecordPicture } from "./pictures/record-picture.tsx";
import { ReadOn } from "./read-on.tsx";
import { type SideItem, SideList } from "./side-list.tsx";

type DetailProps = {
	/** The list page above the record. */
	list: Crumb;
	title: string;
	/** Facts under the title: date, place, author. */
	facts: ReactNode;
	picture: { picture: string; picture_alt: string; caption: string };
	/** Sanitised HTML from `renderMarkdown`. */
	html: string;
	/** Content in the margin beside the text. */
	margin: ReactNode;
	/** The latest records of the type, and their heading. */
	side: { title: string; items: readonly SideItem[] } | undefined;
};

/** The page of a news item, event or blog post. */
export function Detail({ list, title, facts, picture, html, margin, side }: DetailProps) {
	return (
		<div className={styles.page}>
			<article className={styles.article}>
				<DetailHead crumbs={[list]} title={title}>
					<div className={styles.facts}>{facts}</div>
				</DetailHead>
				<div className={styles.body}>
					<figure className={styles.figure}>
						<RecordPicture
							picture={picture.picture}
							alt={picture.picture_alt}
							sizes="(min-width: 62rem) 51rem, 100vw"
							eager
							mounted
						/>
						{picture.caption && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
					</figure>
					<div className={`pad-above-6 pad-below-5 small ${styles.margin}`}>
						{margin}
						<ShareLinks />
					</div>
					<div className={styles.text}>
						<Prose html={html} />
					</div>
				</div>
			</article>
			{side && <ReadOn list={list} items={side.items} className={`not-printed ${styles.next}`} />}
			{side && (
				<div className={`not-printed ${styles.side}`}>
					<SideList {...side} />
				</div>
			)}
		</div>
	);
}
