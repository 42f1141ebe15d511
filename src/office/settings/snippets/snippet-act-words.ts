import { z } from "zod";
import type { RecordedAct } from "#src/audit/audit-log.server.ts";

const titled = z.object({ title: z.string() });

/** What was done to a snippet, in words that go on after who did it. */
export function snippetActWords({ act, before, after, undoes }: RecordedAct): string {
	const title = titled.safeParse(after).data?.title ?? titled.safeParse(before).data?.title ?? "";
	const did =
		{ "snippet-added": "added", "snippet-changed": "changed", "snippet-deleted": "deleted" }[act] ?? "changed";
	return undoes === null ? `${did} “${title}”` : `undid the change of “${title}”`;
}
