import * as paths from "#src/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./calendar-link.module.css";

/** Downloads the event as an iCalendar file. */
export function CalendarLink({ slug, title }: { slug: string; title: string }) {
	return (
		<a href={paths.eventCalendar(slug)} download className={styles.link}>
			<Icon name="download" />
			Add to calendar
			<VisuallyHidden>{title}</VisuallyHidden>
		</a>
	);
}
