import * as paths from "#src/paths.ts";
import { eventsMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";

/** Downloads the event as an iCalendar file. */
export function CalendarLink({ slug, title }: { slug: string; title: string }) {
	const messages = useMessages(eventsMessages);
	return (
		<a href={paths.eventCalendar(slug)} download className={`not-printed target strong`}>
			<Icon name="download" />
			{messages.addToCalendar}
			<VisuallyHidden>{title}</VisuallyHidden>
		</a>
	);
}
