import { isDay } from "#src/calendar/day.ts";
import { caseKinds, caseStatuses, endedStatuses } from "#src/cases/case.ts";
import { tagOf } from "#src/cases/tag.ts";
import { type CaseQuery, pageSizes, sortKeys } from "./case-query.ts";

/** What a list of cases may be asked for beyond its own words: programmes and forms, and stages of applications. */
export type KnownWords = { types: readonly string[]; stages: readonly string[] };

export type ParsedCaseQuery = { ok: true; query: CaseQuery } | { ok: false; errors: string[] };

/** The parameters of a list's address, which are also the words that can be typed: `status:new`. */
const caseParameters = [
	"type",
	"status",
	"assignee",
	"tag",
	"stage",
	"paid",
	"complete",
	"overdue",
	"unseen",
	"mentions",
	"duplicates",
	"since",
	"until",
	"sort",
	"page",
	"size",
	"view",
] as const;
type CaseParameter = (typeof caseParameters)[number];

/** Other names of parameters, as people type them. */
const aliases = new Map<string, CaseParameter>([
	["is", "status"],
	["who", "assignee"],
	["new", "unseen"],
]);

/**
 * Reads which cases are asked for from the parameters of an address, and from words such as `overdue:yes` in its `q`.
 * @returns a sentence for each value that is not known: a list of everything in its place would mislead
 */
export function parseCaseQuery(params: URLSearchParams, known: KnownWords): ParsedCaseQuery {
	const { words, given } = splitWords(params.get("q") ?? "");
	for (const name of caseParameters) given.push(...params.getAll(name).map((value) => ({ name, value })));
	const errors: string[] = [];
	const query: CaseQuery = { words, ...nothing() };
	for (const { name, value } of given) {
		const values = value
			.split(",")
			.map((each) => each.trim())
			.filter(Boolean);
		for (const each of values) {
			const error = readers[name](query, each, known);
			if (error) errors.push(`${name}:${each}: ${error}`);
		}
	}
	if (query.since && query.until && query.since > query.until)
		errors.push(`since:${query.since} is after until:${query.until}.`);
	return errors.length > 0 ? { ok: false, errors } : { ok: true, query };
}

const nothing = () => ({
	kinds: [],
	types: [],
	statuses: [],
	assignees: [],
	tags: [],
	stages: [],
	sort: { key: "due", descending: false } as const,
	page: 1,
	size: 50,
});

type Given = { name: CaseParameter; value: string };

/** A word with a colon is a filter if it names one; anything else is searched for. */
function splitWords(q: string): { words: string; given: Given[] } {
	const given: Given[] = [];
	const words = q
		.trim()
		.split(/\s+/)
		.filter((word) => {
			const [, name = "", value = ""] = /^([a-z]+):(\S+)$/i.exec(word) ?? [];
			const lower = name.toLowerCase();
			const parameter = aliases.get(lower) ?? caseParameters.find((each) => each === lower);
			if (parameter) given.push({ name: parameter, value });
			return parameter === undefined;
		});
	return { words: words.join(" "), given };
}

/** Adds one value to a query, or says why it cannot. */
type Read = (query: CaseQuery, value: string, known: KnownWords) => string | undefined;

const readers: Record<CaseParameter, Read> = {
	type: (query, value, { types }) => {
		const kind = caseKinds.find((each) => each === value);
		if (kind) query.kinds.push(kind);
		else if (types.includes(value)) query.types.push(value);
		else return `there is no such type. There are ${[...caseKinds, ...types].join(", ")}.`;
	},
	status: (query, value) => {
		const status = caseStatuses.find((each) => each === value);
		if (value === "open") query.statuses.push(...openStatuses);
		else if (status) query.statuses.push(status);
		else return `there is no such status. There are ${["open", ...caseStatuses].join(", ")}.`;
	},
	assignee: (query, value) => {
		if (value === "me" || value === "covered" || value === "nobody") query.assignees.push(value);
		else if (/^[1-9]\d{0,8}$/.test(value)) query.assignees.push(Number(value));
		else return "write me, covered, nobody, or the number of a member.";
	},
	tag: (query, value) => void query.tags.push(tagOf(value) ?? value),
	stage: (query, value, { stages }) => {
		if (!stages.includes(value)) return `there is no such stage. There are ${stages.join(", ")}.`;
		query.stages.push(value);
	},
	paid: yesOrNo("paid"),
	complete: yesOrNo("complete"),
	overdue: yesOrNo("overdue"),
	unseen: yesOrNo("unseen"),
	mentions: yesOrNo("mentions"),
	duplicates: yesOrNo("duplicates"),
	since: day("since"),
	until: day("until"),
	sort: (query, value) => {
		const descending = value.startsWith("-");
		const key = sortKeys.find((each) => each === value.replace(/^-/, ""));
		if (!key) return `a list can be sorted by ${sortKeys.join(", ")}, or by one of them with - before it.`;
		query.sort = { key, descending };
	},
	page: (query, value) => {
		if (!/^[1-9]\d{0,5}$/.test(value)) return "pages are numbered from 1.";
		query.page = Number(value);
	},
	size: (query, value) => {
		const size = pageSizes.find((each) => each === Number(value));
		if (!size) return `a page has ${pageSizes.join(", ")} cases.`;
		query.size = size;
	},
	view: (query, value) => {
		if (!/^[1-9]\d{0,8}$/.test(value)) return "views have a number.";
		query.view = Number(value);
	},
};

const openStatuses = caseStatuses.filter((status) => !endedStatuses.some((each) => each === status));

function yesOrNo(name: "paid" | "complete" | "overdue" | "unseen" | "mentions" | "duplicates"): Read {
	return (query, value) => {
		if (value !== "yes" && value !== "no") return "write yes or no.";
		query[name] = value === "yes";
	};
}

function day(name: "since" | "until"): Read {
	return (query, value) => {
		if (!isDay(value)) return "write a day as 2026-11-23.";
		query[name] = value;
	};
}
