import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import { thousands } from "#src/formatting/thousands.ts";

type Values = { words?: string; added?: number; people?: number; title?: string };

const words: Readonly<Record<string, (values: Values) => string>> = {
	"breach-opened": () => "opened it.",
	"breach-written": () => "wrote what happened.",
	"breach-people-added": ({ words = "", added = 0 }) => `added ${thousands(added)}: ${words}.`,
	"breach-people-removed": ({ words = "" }) => `took out: ${words}.`,
	"breach-letters-sent": ({ people = 0 }) => `let the letters go to ${thousands(people)}.`,
	"breach-letters-again": ({ people = 0 }) => `sent ${thousands(people)} letters that had failed once more.`,
	"breach-called": () => "called somebody.",
	"breach-call-taken-back": () => "took the note of a call back.",
	"breach-reported": ({ title = "" }) => `reported: ${title}.`,
	"breach-report-taken-back": ({ title = "" }) => `took the note of a report back: ${title}.`,
	"breach-closed": () => "closed it.",
	"breach-reopened": () => "opened it again.",
};

/** "Asha added 12: Applications." */
export function breachActWords({ actor, act, before, after }: Pick<RecordedAct, "actor" | "act" | "before" | "after">) {
	const values = { ...(before as Values | null), ...(after as Values | null) };
	return `${actor} ${words[act]?.(values) ?? `${act}.`}`;
}
