import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "#src/ui/icon.tsx";
import { MenuEntries, MenuLink } from "./menu-link.tsx";
import { type Group, isActive, isGroup, wide } from "./navigation.ts";
import styles from "./wide-nav.module.css";

/**
 * The menu from 992 px. A group is a native `details`, so that it opens without scripts; with them it also opens on
 * hover.
 */
export function WideNav() {
	const { pathname, key } = useLocation();
	// An open group belongs to its page: following a link closes it.
	const [opened, setOpened] = useState({ words: "", on: key });
	const open = opened.on === key ? opened.words : "";
	return (
		<nav aria-label="Main" className={styles.nav}>
			<ul className={styles.list}>
				{wide.map((entry) => (
					<li key={entry.words} className={styles.entry}>
						{isGroup(entry) ? (
							<Dropdown
								group={entry}
								pathname={pathname}
								open={open === entry.words}
								onOpen={(now) => (now || open === entry.words) && setOpened({ words: now ? entry.words : "", on: key })}
							/>
						) : (
							<MenuLink item={entry} pathname={pathname} className={styles.top} />
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}

type DropdownProps = { group: Group; pathname: string; open: boolean; onOpen: (open: boolean) => void };

function Dropdown({ group, pathname, open, onOpen }: DropdownProps) {
	const summary = useRef<HTMLElement>(null);
	const byPointer = useRef(false);

	const hover = (event: PointerEvent) => {
		if (event.pointerType !== "mouse") return;
		byPointer.current = event.type === "pointerenter";
		onOpen(byPointer.current);
	};
	const click = (event: MouseEvent) => {
		if (!summary.current?.contains(event.target as Node)) return;
		event.preventDefault();
		// A click must not close what hovering has opened.
		onOpen(byPointer.current && event.detail > 0 ? true : !open);
	};
	const closeByKey = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !open) return;
		onOpen(false);
		summary.current?.focus();
	};
	const leave = (event: FocusEvent<HTMLDetailsElement>) => {
		if (!event.currentTarget.contains(event.relatedTarget)) onOpen(false);
	};

	return (
		<details
			name="wide-menu"
			open={open}
			onClick={click}
			onPointerEnter={hover}
			onPointerLeave={hover}
			onKeyDown={closeByKey}
			onBlur={leave}
			className={styles.group}
		>
			<summary ref={summary} className={styles.top} data-active={isActive(group, pathname) || undefined}>
				{group.words}
				<Icon name="chevron" />
			</summary>
			<ul className={styles.panel}>
				<MenuEntries group={group} pathname={pathname} styles={styles} />
			</ul>
		</details>
	);
}
