import type { CaseFacts } from "#src/cases/store-case.server.ts";

/** Returns what an enquiry of this number says of its case. */
export function caseFacts(number: number, facts: Partial<CaseFacts> = {}): CaseFacts {
	const cameAt = "2026-11-20T06:00:00.000Z";
	return {
		kind: "enquiry",
		recordId: number,
		type: "enquiry",
		reference: `enquiry ${number}`,
		name: "Meena Kumari",
		phone: "94000 00000",
		email: "meena@example.org",
		town: "Erode",
		cameAt,
		unread: true,
		final: false,
		status: "ours",
		waits: { for: "Call back", since: cameAt, asked: false },
		dueOn: "2026-11-22",
		stage: null,
		fee: null,
		papers: null,
		marks: null,
		score: null,
		texts: [],
		...facts,
	};
}
