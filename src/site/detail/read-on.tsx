import { recordMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ReadMore } from "#src/site/listing/card/read-more.tsx";
import { classNames } from "#src/ui/class-names.ts";
import type { Crumb } from "./detail-head.tsx";
import { RecordPicture } from "./pictures/record-picture.tsx";
import styles from "./read-on.module.css";
import type { SideItem } from "./side-list.tsx";

/** Follows a text: the next record of the list (the latest after the last), and a link to all. */
export function ReadOn({
	list,
	items,
	className,
}: {
	list: Crumb;
	items: readonly SideItem[];
	className: string | undefined;
}) {
	const messages = useMessages(recordMessages);
	const after = items.findIndex(({ current }) => current) + 1;
	const next = items[after] ?? items[0];
	return (
		<nav aria-label={messages.readOn} className={classNames("not-printed", styles.next, className)}>
			<p className={styles.all}>
				<a href={list.to}>{messages.allRecords({ what: list.label.toLowerCase() })}</a>
			</p>
			{next && !next.current && (
				<div className={`underlines ${styles.entry}`}>
					<RecordPicture
						picture={next.picture}
						alt=""
						sizes="(min-width: 40rem) 18rem, 40vw"
						mounted
						className={styles.picture}
					/>
					<div className={styles.text}>
						<p className={`underlined display-4 leading-115 balanced ${styles.title}`}>{next.title}</p>
						<ReadMore to={next.to} title={next.title} />
					</div>
				</div>
			)}
		</nav>
	);
}
