import layout from "#src/office/parts/layout.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import styles from "./media.module.css";
import { itemAddress, type LibraryQuery } from "./media-list.ts";
import { kindWords } from "./media-words.ts";
import type { Thumb } from "./read-library.server.ts";

type Props = { items: readonly Thumb[]; query: LibraryQuery; current?: number };

/** Items as small pictures with their names, each a link to its page. */
export function Thumbs({ items, query, current }: Props) {
	return (
		<ul className={styles.thumbs}>
			{items.map(({ id, kind, title, preview, state }) => (
				<li key={id}>
					<a href={itemAddress(id, query)} aria-current={id === current ? "true" : undefined} title={title}>
						<span className={styles.thumb}>
							{preview ? (
								<img src={preview} alt="" loading="lazy" decoding="async" />
							) : (
								<OfficeIcon name={kind === "document" ? "content" : "media"} />
							)}
						</span>
						<span className={`${layout.clip} ${styles.name}`}>{title}</span>
						{(kind !== "picture" || state) && (
							<span className={styles.matter} data-matter={state ? "" : undefined}>
								{state ?? kindWords[kind].one}
							</span>
						)}
					</a>
				</li>
			))}
		</ul>
	);
}
