import type { ReactNode } from "react";
import { useLocation } from "react-router";
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
	/** It was here, and was taken down. */
	gone?: boolean | undefined;
	side?: ReactNode;
};

/** The page of a record that does not exist or could not be read. */
export function NoData({ list, title = "No Data", failed = false, gone = false, side }: NoDataProps) {
	const { pathname } = useLocation();
	return (
		<>
			<DetailHead crumbs={[list]} title={title}>
				<p className={styles.words}>
					{failed && "This page could not be loaded. The fault is on our side; it is worth trying again."}
					{gone && "What was here has been taken down, and does not come back to this address by itself."}
					{!failed && !gone && "There is nothing at this address, or no longer."}
				</p>
				<div className={styles.actions}>
					{failed && (
						<ButtonLink href={pathname} tone="action">
							Try again
						</ButtonLink>
					)}
					<ButtonLink href={list.to} tone={failed ? "quiet" : "action"}>
						Go to {list.label}
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
