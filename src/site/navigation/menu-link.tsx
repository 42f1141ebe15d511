import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import { ApprovalButton } from "#src/site/approvals/approval-button.tsx";
import { addressOf, entriesOf, isActive, type MenuEntry } from "./navigation.ts";

type Classes = Readonly<Record<string, string | undefined>>;
type LinkProps = {
	item: MenuEntry;
	pathname: string;
	className: string | undefined;
	/** Sign after the label of the item that opens the dialog with the approval documents. */
	approvalSign?: ReactNode;
};

/** A menu link, marked as current on its page. */
export function MenuLink({ item, pathname, className, approvalSign }: LinkProps) {
	const { label, page } = item;
	if (page === paths.approvals)
		return (
			<ApprovalButton className={className}>
				{label}
				{approvalSign}
			</ApprovalButton>
		);
	return (
		<a
			href={addressOf(item)}
			rel={page === undefined ? "noreferrer" : undefined}
			aria-current={page === pathname ? "page" : undefined}
			data-active={isActive(item, pathname) || undefined}
			className={className}
		>
			{label}
		</a>
	);
}

/**
 * The entries of a group; a nested group follows its name. @param styles with the classes `link`, `name` and `nested`
 */
export function MenuEntries({ group, pathname, styles }: { group: MenuEntry; pathname: string; styles: Classes }) {
	return entriesOf(group)?.map((entry) => (
		<li key={entry.label}>
			{entriesOf(entry) ? (
				<>
					<p className={styles.name}>{entry.label}</p>
					<ul className={styles.nested}>
						<MenuEntries group={entry} pathname={pathname} styles={styles} />
					</ul>
				</>
			) : (
				<MenuLink item={entry} pathname={pathname} className={styles.link} />
			)}
		</li>
	));
}
