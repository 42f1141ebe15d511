import { z } from "zod";
import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import { formatScheduled } from "./item-words.ts";
import { letterTested } from "./letters/letter-tested.ts";

const times = z.object({ publish_at: z.string().nullable(), take_down_at: z.string().nullable() }).partial();
type Times = z.output<typeof times>;

const written: Record<string, (after: Times) => string> = {
	"content-drafted": () => "saved a draft.",
	"content-published": () => "published it.",
	"content-scheduled": scheduled,
	"content-taken-down": () => "took it down.",
	"content-trashed": () => "put it in the trash.",
	"content-taken-out": () => "took it out of the trash.",
	"content-version-restored": () => "made an earlier version the draft.",
	"content-set-aside": () => "stored a text of their own as a version, and left the draft as it was.",
	[letterTested]: () => "had a test of it sent.",
	"content-draft-discarded": () => "discarded the draft.",
};

type Done = Pick<RecordedAct, "act" | "before" | "after" | "undoes">;

/** What was done to an item, in words that go on after who did it; of an undo, what was undone. */
export function contentActWords({ act, before, after, undoes }: Done): string {
	const write = written[act];
	// An undo leads from what the act has made to what was there before it.
	const made = times.safeParse((undoes === null ? after : before) ?? {}).data ?? {};
	const text = write ? write(made) : `${act.replaceAll("-", " ")}.`;
	return undoes === null ? text : `undid: ${text}`;
}

function scheduled({ publish_at, take_down_at }: Times): string {
	const parts = [
		publish_at && `set it to go out on ${formatScheduled(publish_at)}`,
		publish_at === null && "took the day away on which it would go out",
		take_down_at && `set it to come down on ${formatScheduled(take_down_at)}`,
		take_down_at === null && "took the day away on which it would come down",
	].filter(Boolean);
	return `${parts.join(" and ") || "changed its times"}.`;
}
