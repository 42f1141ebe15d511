import type { RecordedAct } from "#src/audit/audit-log.server.ts";

/** What was done to a visit, in words that go on after who did it. @param guest undefined for one of long ago */
export function visitActWords({ undoes }: RecordedAct, guest = "a guest"): string {
	return undoes === null ? `cancelled the visit of ${guest}` : `restored the visit of ${guest}`;
}
