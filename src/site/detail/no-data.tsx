import type { ReactNode } from "react";
import { useLocation } from "react-router";
import * as paths from "#src/paths.ts";
import { recordMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./no-data.module.css";

type NoDataProps = {
	/** The list page above the record. */
	list: { label: string; to: string };
	title?: string;
	/** The record could not be read; it may exist. */
	failed?: boolean;
	/** True if the record was here, and was taken down. */
	isGone?: boolean | undefined;
	side?: ReactNode;
};

/** The page of a record that does not exist or could not be read. */
export function NoData({ list, title, failed = false, isGone = false, side }: NoDataProps) {
	const messages = useMessages(recordMessages);
	const { pathname } = useLocation();
	return (
		<>
			<PageHead
				title={title ?? messages.notFoundTitle}
				crumbs={[{ label: messages.home, to: paths.home }, list]}
				crumb={null}
				lead={failed ? messages.failedNote : isGone ? messages.goneNote : messages.notFoundNote}
			>
				{failed && (
					<ButtonLink href={pathname} tone="action">
						{messages.tryAgain}
					</ButtonLink>
				)}
				<ButtonLink href={list.to} tone={failed ? "quiet" : "action"}>
					{messages.goToList({ label: list.label })}
				</ButtonLink>
			</PageHead>
			{side && (
				<PageGrid className={styles.sheet}>
					<div className={styles.side}>{side}</div>
				</PageGrid>
			)}
		</>
	);
}
