import type { RecordedAct } from "#src/audit/audit-log.server.ts";

const words: Readonly<Record<string, string>> = {
	"privacy-correct": "asked for a correction",
	"privacy-erase": "asked to erase everything",
	"privacy-withdraw": "withdrew a consent",
	"privacy-nominate": "named somebody who acts for them",
	"privacy-grievance": "complained",
	"privacy-taken-back": "took the request back",
	"privacy-taken-on": "works on it",
	"privacy-left": "left it to others",
	"privacy-done": "answered: done",
	"privacy-refused": "answered: refused",
	"privacy-reopened": "opened it again",
	"erasure-asked": "asked for the erasure",
	"erasure-confirmed": "confirmed the erasure",
	"erasure-withdrawn": "took the erasure back",
	"erasure-held": "holds the data",
	"erasure-hold-ended": "ended a hold",
	"restricted-freed": "gave a restricted record back",
	"restricted-erased": "erased what was restricted until its day",
};

/** "Asha asked for the erasure: Called back". */
export function actWordsOf({ actor, act, after }: Pick<RecordedAct, "actor" | "act" | "after">): string {
	const { reason, answer, title } = (after ?? {}) as { reason?: string; answer?: string; title?: string };
	const more = [title && `“${title}”`, reason ?? answer].filter(Boolean).join(", ");
	return `${actor} ${words[act] ?? act}${more && `: ${more}`}`;
}
