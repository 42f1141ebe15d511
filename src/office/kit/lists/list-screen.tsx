import type { ComponentProps, ReactNode } from "react";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import styles from "#src/office/lists/list-page.module.css";
import { ColumnMenu } from "./column-menu.tsx";
import type { AnyList } from "./define-list.ts";
import type { AnyQuery } from "./list-grammar.ts";
import { ListPages } from "./list-pages.tsx";

/** Data that a page shows of a list, as `load` of `serveList` returns it. */
export type ListView<Row, Query> = {
	query: Query;
	rows: readonly Row[];
	/** Rows on all pages. */
	count: number;
	/** Keys of the columns that the member sees. */
	shown: readonly string[];
	mayExport: boolean;
	/** ISO 8601 in UTC. */
	now: string;
	/** Day at the school, `YYYY-MM-DD`. */
	today: string;
};

type Props = Omit<ComponentProps<typeof Screen>, "title"> & {
	list: AnyList;
	view: Pick<ListView<unknown, AnyQuery>, "query" | "count" | "mayExport">;
	/** Title, if it differs from the list's own. */
	title?: string;
	/** Content before the choice of columns and the export. */
	before?: ReactNode;
	/** True if its export is offered; by default, if it has rows. */
	exports?: boolean;
};

/** The screen of a list: its export at the head, its pages at the foot. */
export function ListScreen({
	list,
	view,
	title = list.title,
	before,
	exports = view.count > 0,
	actions,
	footer = <ListPages list={list} view={view} />,
	children,
	...screen
}: Props) {
	const { query, mayExport } = view;
	const file = mayExport && exports ? list.file : undefined;
	return (
		<Screen
			{...screen}
			title={title}
			actions={
				(before || list.sizes || file || actions) && (
					<>
						{before}
						{list.sizes && <ColumnMenu list={list} query={query} />}
						{file && <ExportLink list={file.name} query={list.text(query)} />}
						{actions}
					</>
				)
			}
			footer={footer}
		>
			<div className={styles.page}>{children}</div>
		</Screen>
	);
}
