import { applicationForms, documentFields } from "#src/admissions/forms/application-forms.ts";
import { pageNumber } from "#src/db/page-number.ts";

/** overdue: open, and its day is past. ended: withdrawn, or its application has ended without an answer. */
export const requestStates = ["open", "overdue", "answered", "ended"] as const;
export type RequestState = (typeof requestStates)[number];

export const requestChannels = ["mail", "link"] as const;

/** Which requests a list shows; undefined for all. */
export type RequestQuery = {
	state: RequestState;
	/** Words that each case must contain. */
	words: string;
	channel?: (typeof requestChannels)[number] | undefined;
	/** The question for the document. */
	document?: string | undefined;
	/** The form of the application. */
	type?: string | undefined;
	page: number;
};

export const requestsPerPage = 50;

/** Reads the parameters of a list's address. @returns a sentence for each value that is not known */
export function parseRequestQuery(
	params: URLSearchParams,
): { ok: true; query: RequestQuery } | { ok: false; errors: string[] } {
	const errors: string[] = [];
	function one<Value extends string>(name: string, known: readonly Value[]): Value | undefined {
		const given = params.get(name);
		if (!given) return undefined;
		const found = known.find((each) => each === given);
		if (!found) errors.push(`${name}:${given}: there is no such ${name}. There are ${known.join(", ")}.`);
		return found;
	}
	const page = pageNumber(params) ?? 0;
	if (page === 0) errors.push(`page:${params.get("page")}: pages are numbered from 1.`);
	const query: RequestQuery = {
		state: one("state", requestStates) ?? "open",
		words: (params.get("q") ?? "").trim().replace(/\s+/g, " "),
		channel: one("channel", requestChannels),
		document: one("document", [...documentFields.keys()]),
		type: one("type", Object.keys(applicationForms)),
		page,
	};
	return errors.length > 0 ? { ok: false, errors } : { ok: true, query };
}

/** The parameters that give this query, those that differ from what a list shows by itself. */
export function requestParameters({ state, words, channel, document, type, page }: RequestQuery): [string, string][] {
	const all: [string, string | undefined][] = [
		["state", state === "open" ? undefined : state],
		["q", words],
		["channel", channel],
		["document", document],
		["type", type],
		["page", page === 1 ? undefined : String(page)],
	];
	return all.flatMap(([name, value]) => (value ? [[name, value]] : []));
}
