import * as paths from "#src/paths.ts";
import { staffMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./neighbours.module.css";

type Neighbour = { id: number; name: string; designation: string; picture: string } | undefined;

/** The staff members before and after this one. */
export function Neighbours({ before, after }: { before: Neighbour; after: Neighbour }) {
	const messages = useMessages(staffMessages);
	return (
		<nav aria-label={messages.otherStaff} className="not-printed">
			<PageGrid plain>
				<div className={`line-above grid ${styles.ways}`}>
					{before && <Way to={before} rel="prev" />}
					{after && <Way to={after} rel="next" />}
				</div>
			</PageGrid>
		</nav>
	);
}

function Way({ to: { id, name, designation, picture }, rel }: { to: NonNullable<Neighbour>; rel: "prev" | "next" }) {
	return (
		<a
			href={paths.staffDetails(id)}
			rel={rel}
			className={classNames("underlines", styles.way, rel === "next" && styles.after)}
		>
			<RecordPicture picture={picture} alt="" sizes="6rem" className={styles.picture} />
			<span>
				<span className={`underlined display-4 leading-12 block`}>{name}</span>
				<span className={`above-1 small soft block`}>{designation}</span>
			</span>
			<Icon name={rel === "prev" ? "back" : "arrow"} />
		</a>
	);
}
