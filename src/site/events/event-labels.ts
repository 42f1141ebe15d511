import type { EventFields } from "#src/content/events/events.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import type { eventsMessages } from "#src/school/messages/sets/list-messages.ts";

type EventsMessages = MessagesOf<typeof eventsMessages>;

type Times = Pick<EventFields, "starts_at" | "ends_at">;

/** "9 am to 3.30 pm", "from 5.30 pm"; undefined where no time is announced. */
export function describeTimes(messages: EventsMessages, { starts_at, ends_at }: Times): string | undefined {
	if (!starts_at) return undefined;
	return ends_at
		? messages.timeRange({ from: clock(starts_at), to: clock(ends_at) })
		: messages.timeFrom({ time: clock(starts_at) });
}

/** "17:30" as "5.30 pm", on one line. */
function clock(time: string): string {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return `${hours % 12 || 12}${minutes ? `.${String(minutes).padStart(2, "0")}` : ""}\u00a0${hours < 12 ? "am" : "pm"}`;
}

/** "every week"; undefined for an event of one day. */
export function describeRepetition(
	messages: EventsMessages,
	{ repeats }: Pick<EventFields, "repeats">,
): string | undefined {
	if (!repeats) return undefined;
	return repeats === "week" ? messages.everyWeek : messages.everyMonth;
}

/** Describes the audience of an event; undefined if none is given. */
export function describeAudience(
	messages: EventsMessages,
	{ open_to }: Pick<EventFields, "open_to">,
): string | undefined {
	if (!open_to) return undefined;
	return open_to === "public" ? messages.openToAll : messages.schoolOnly;
}
