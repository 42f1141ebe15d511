import { useId } from "react";
import { ReadMore } from "#src/site/listing/card/read-more.tsx";
import { RecordPicture } from "./pictures/record-picture.tsx";
import styles from "./side-list.module.css";

export type SideItem = { to: string; title: string; excerpt: string; picture: string; current: boolean };

/** The latest records of a type, beside one of them. */
export function SideList({ title, items }: { title: string; items: readonly SideItem[] }) {
	const id = useId();
	if (items.length === 0) return null;
	return (
		<aside aria-labelledby={id} className="not-printed">
			<h2 id={id} className="small-heading pad-3 rule-above any-width">
				{title}
			</h2>
			<ol className={styles.list}>
				{items.map((item) => (
					<li key={item.to} className={styles.item} data-current={item.current || undefined}>
						<RecordPicture picture={item.picture} alt="" sizes="7rem" mounted className={styles.picture} />
						<div className={styles.words}>
							<p className={styles.title}>{item.title}</p>
							<p className={styles.excerpt}>{item.excerpt}</p>
							<ReadMore to={item.to} title={item.title} current={item.current} className={styles.link} />
						</div>
					</li>
				))}
			</ol>
		</aside>
	);
}
