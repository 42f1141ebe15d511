import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { recordMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { DetailHead } from "./detail-head.tsx";
import styles from "./no-data.module.css";

type NoDataProps = {
	/** The list page above the record. */
	list: { label: string; to: string };
	title?: string;
	/** The record could not be read; it may exist. */
	failed?: boolean;
	/** True if the record was here, and was taken down. */
	gone?: boolean | undefined;
	side?: ReactNode;
};

/** The page of a record that does not exist or could not be read. */
export function NoData({ list, title, failed = false, gone = false, side }: NoDataProps) {
	const messages = useMessages(recordMessages);
	const { pathname } = useLocation();
	return (
		<>
			<DetailHead crumbs={[list]} title={title ?? messages.notFoundTitle}>
				<p className="above-5 large">
					{failed && messages.failedNote}
					{gone && messages.goneNote}
					{!failed && !gone && messages.notFoundNote}
				</p>
				<div className="cluster-3 above-6">
					{failed && (
						<ButtonLink href={pathname} tone="action">
							{messages.tryAgain}
						</ButtonLink>
					)}
					<ButtonLink href={list.to} tone={failed ? "quiet" : "action"}>
						{messages.goToList({ label: list.label })}
					</ButtonLink>
				</div>
			</DetailHead>
			{side && (
				<PageGrid className={styles.sheet}>
					<div className={styles.side}>{side}</div>
				</PageGrid>
			)}
		</>
	);
}
