import { useLocation } from "react-router";
import { translateText } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import { headerMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Logo } from "#src/site/school/logo.tsx";
import { SocialLinks } from "#src/site/school/social-links.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Contours } from "#src/ui/contours/contours.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { MenuEntries, MenuLink } from "./menu-link.tsx";
import styles from "./mobile-menu.module.css";
import { apply, entriesOf, isActive, type MenuEntry } from "./navigation.ts";

/** The menu below 992 px. A native popover, so that it opens without scripts. */
export function MobileMenu() {
	const messages = useMessages(headerMessages);
	const { identity, navigation } = useSchool();
	const { pathname } = useLocation();
	return (
		<div className={`not-printed ${styles.menu}`}>
			<button type="button" popoverTarget="menu" className={styles.toggle}>
				<Icon name="menu" />
				{messages.menu}
			</button>
			<div
				id="menu"
				popover="auto"
				data-panel
				role="dialog"
				aria-label={messages.menu}
				data-surface="shola"
				className={styles.sheet}
			>
				<Contours seed="menu" />
				<div className={styles.head}>
					<Logo on="dark" />
					<button type="button" popoverTarget="menu" popoverTargetAction="hide" className={styles.toggle}>
						<Icon name="close" />
						{messages.close}
					</button>
				</div>
				<nav aria-label={messages.mobileMenuLabel}>
					<ul className="line-above">
						{navigation.narrow.map((entry) => (
							<li className="line-below" key={entry.label}>
								{entriesOf(entry) ? (
									<Toggle group={entry} pathname={pathname} />
								) : (
									<MenuLink
										item={entry}
										pathname={pathname}
										className={styles.top}
										approvalSign={<Icon name="file" />}
									/>
								)}
							</li>
						))}
					</ul>
				</nav>
				<div className={styles.foot}>
					<a href={paths.quickEnquiry}>{messages.getStartedLink}</a>
					<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
					<a href={`mailto:${identity.email}`}>{identity.email}</a>
					<SocialLinks />
				</div>
				<div className={styles.apply}>
					<ButtonLink href={apply.to} tone="action">
						{translateText(apply.label)}
					</ButtonLink>
				</div>
			</div>
		</div>
	);
}

function Toggle({ group, pathname }: { group: MenuEntry; pathname: string }) {
	return (
		<details>
			<summary className={styles.top} data-active={isActive(group, pathname) || undefined}>
				{group.label}
				<Icon name="plus" />
			</summary>
			<ul className="pad-below-4">
				<MenuEntries group={group} pathname={pathname} styles={styles} />
			</ul>
		</details>
	);
}
