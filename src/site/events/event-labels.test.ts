import { expect, test } from "vitest";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { eventsMessages } from "#src/school/messages/sets/list-messages.ts";
import { describeAudience, describeTimes } from "./event-labels.ts";

test("times of an event are read as people say them", () => {
	const words = (starts_at: string | null, ends_at: string | null = null) =>
		describeTimes(messagesIn(eventsMessages, undefined), { starts_at, ends_at });
	expect([words("09:00", "15:30"), words("17:30"), words("12:00", "00:05"), words(null, "10:00")]).toEqual([
		"9\u00a0am to 3.30\u00a0pm",
		"from 5.30\u00a0pm",
		"12\u00a0pm to 12.05\u00a0am",
		undefined,
	]);
});

test("an event says whom it is for only where that is known", () => {
	expect(
		(["public", "school", null] as const).map((open_to) =>
			describeAudience(messagesIn(eventsMessages, undefined), { open_to }),
		),
	).toEqual(["Open to everyone", "For students and staff", undefined]);
});
