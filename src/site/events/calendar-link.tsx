import * as paths from "#src/paths.ts";
import { eventsWords } from "#src/school/words/sets/list-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";

/** Downloads the event as an iCalendar file. */
export function CalendarLink({ slug, title }: { slug: string; title: string }) {
	const words = useWords(eventsWords);
	return (
		<a href={paths.eventCalendar(slug)} download className={`not-printed target strong`}>
			<Icon name="download" />
			{words.addToCalendar}
			<VisuallyHidden>{title}</VisuallyHidden>
		</a>
	);
}
