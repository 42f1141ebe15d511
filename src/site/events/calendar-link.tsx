import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./calendar-link.module.css";

/** The event as a file that every calendar takes. */
export function CalendarLink({ slug, title }: { slug: string; title: string }) {
	return (
		<a href={`/event-details/${slug}.ics`} download className={styles.link}>
			<Icon name="download" />
			Add to calendar
			<VisuallyHidden>{title}</VisuallyHidden>
		</a>
	);
}
