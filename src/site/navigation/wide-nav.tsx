import { useLocation } from "react-router";
import { headerMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Icon } from "#src/ui/icon.tsx";
import { MenuEntries, MenuLink } from "./menu-link.tsx";
import { entriesOf, isActive, type MenuEntry } from "./navigation.ts";
import styles from "./wide-nav.module.css";

/** The menu from 992 px. */
export function WideNav() {
	const messages = useMessages(headerMessages);
	const { wide } = useSchool().navigation;
	const { pathname } = useLocation();
	return (
		<nav aria-label={messages.wideMenuLabel} className={`not-printed ${styles.nav}`}>
			<ul className={styles.list}>
				{wide.map((entry) => (
					<li key={entry.label} className={styles.entry}>
						{entriesOf(entry) ? (
							<Dropdown group={entry} pathname={pathname} />
						) : (
							<MenuLink item={entry} pathname={pathname} className={styles.top} />
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}

/** A native `details`, so that it opens without scripts; with `enhance/dropdowns.ts` it also opens on hover. */
function Dropdown({ group, pathname }: { group: MenuEntry; pathname: string }) {
	return (
		<details name="wide-menu" data-dropdown className="relative">
			<summary className={styles.top} data-active={isActive(group, pathname) || undefined}>
				{group.label}
				<Icon name="chevron" />
			</summary>
			<ul className={styles.panel}>
				<MenuEntries group={group} pathname={pathname} styles={styles} />
			</ul>
		</details>
	);
}
