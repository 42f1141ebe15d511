import { type Group, type Item, isActive, isGroup } from "./navigation.ts";

type Classes = Readonly<Record<string, string | undefined>>;

/** A menu link, marked as current on its page. */
export function MenuLink({
	item,
	pathname,
	className,
}: {
	item: Item;
	pathname: string;
	className: string | undefined;
}) {
	return (
		<a
			href={item.to}
			aria-current={item.to === pathname ? "page" : undefined}
			data-active={isActive(item, pathname) || undefined}
			className={className}
		>
			{item.label}
		</a>
	);
}

/**
 * The entries of a group; a nested group follows its name. @param styles with the classes `link`, `name` and `nested`
 */
export function MenuEntries({ group, pathname, styles }: { group: Group; pathname: string; styles: Classes }) {
	return group.items.map((entry) => (
		<li key={entry.label}>
			{isGroup(entry) ? (
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
