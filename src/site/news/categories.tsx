import * as paths from "#src/paths.ts";
import { newsMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { listTop } from "#src/site/listing/list-top.ts";
import styles from "./categories.module.css";

/** Links to the news of one kind. @param current in lower case; nothing for all */
export function Categories({ names, current }: { names: readonly string[]; current: string | undefined }) {
	const messages = useMessages(newsMessages);
	if (names.length < 2) return null;
	const choices = [{ label: messages.allNews, to: `${paths.news}#${listTop}`, on: current === undefined }].concat(
		names.map((name) => ({
			label: name.charAt(0).toUpperCase() + name.slice(1),
			to: `${paths.news}?${new URLSearchParams({ category: name })}#${listTop}`,
			on: name === current,
		})),
	);
	return (
		<nav aria-label={messages.categoriesLabel} className={`not-printed ${styles.nav}`}>
			<ul className={styles.list}>
				{choices.map(({ label, to, on }) => (
					<li key={to}>
						<a href={to} aria-current={on ? "true" : undefined} className={styles.link}>
							{label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
