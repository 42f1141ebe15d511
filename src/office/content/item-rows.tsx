import type { ReactNode } from "react";
import controls from "#src/office/parts/controls.module.css";
import { Initials } from "#src/office/parts/initials.tsx";
import layout from "#src/office/parts/layout.module.css";
import { StateMark } from "#src/office/parts/state-mark.tsx";
import type { stateMark } from "./item-labels.ts";
import styles from "./item-rows.module.css";

/** An item as pages list it. */
export type ItemRow = {
	title: string;
	href: string;
	/** Description of the item, shown beside its title. */
	about?: string | null;
	/** None where no one has done anything. */
	mark: ReturnType<typeof stateMark> | null;
	state: string;
	/** Author and time of the last change; null for items that came with the school folder. */
	lastChange?: { by: string; at: string; when: string } | null;
};

/** Items as rows, each a link to where it is written. @param after what comes at the end of a row */
export function ItemRows<Row extends ItemRow>({
	rows,
	after,
}: {
	rows: readonly Row[];
	after?: (row: Row) => ReactNode;
}) {
	return (
		<ul className={`${layout.lines} ${styles.items}`}>
			{rows.map((row) => {
				const { title, href, about, mark, state, lastChange } = row;
				return (
					<li key={href}>
						<span>
							<a href={href} className={controls.title}>
								{title}
							</a>{" "}
							{about && <span className={controls.note}>{about}</span>}
						</span>
						<span className={styles.state}>
							{mark && <StateMark state={mark} />} {state}
						</span>
						<span className={`${controls.note} ${styles.changed}`}>
							{lastChange && (
								<>
									<time dateTime={lastChange.at}>{lastChange.when}</time> <Initials name={lastChange.by} />
								</>
							)}
						</span>
						{after?.(row)}
					</li>
				);
			})}
		</ul>
	);
}
