import * as officePaths from "#src/office-paths.ts";
import { caseSamples } from "./case-samples.ts";
import { contentSamples } from "./content-samples.ts";
import { noRow, type PageSamples } from "./page-sample.ts";

const slot = { start: "2027-03-01T10:00", minutes: "20", place: "Room 3", capacity: "1", notice: "24" };

const snippet = { id: noRow, version: "0", kind: "", title: "Welcome", subject: "Welcome", text: "Come in." };
const stageMessages = {
	key: "received",
	version: "0",
	pageTitle: "We have it",
	pageText: "It waits to be read.",
	mailSubject: "We have it",
	mailTitle: "We have it",
	mailText: "It waits to be read.",
};

const money = {
	ask: { fee: noRow },
	capture: { payment: "none" },
	compare: {},
	leave: { finding: noRow },
	show: { finding: noRow },
	"enter-counter": { fee: noRow, method: "cash", paidOn: "2026-11-20", note: "At the counter" },
	"take-back": { entry: noRow, note: "An error" },
	"ask-refund": { payment: "none", amount: "1", reason: "Paid twice" },
	"withdraw-refund": { refund: noRow },
	"confirm-refund": { refund: noRow },
};
/** Pages by the addresses of their tables; a table may have several, where permissions depend on what it is about. */
export const pageSamples: PageSamples = {
	...caseSamples,
	...contentSamples,
	[officePaths.site]: [
		{ path: officePaths.site, on: null, undoes: "site", forms: { close: {}, undo: { actId: noRow } } },
	],
	[officePaths.schoolSetup]: [
		{
			path: officePaths.schoolSetup,
			on: null,
			forms: {
				school: { name: "" },
				programme: { name: "" },
				season: { opens: "" },
				question: { label: "" },
				legal: { officer: "" },
				page: { title: "" },
				open: {},
			},
		},
	],
	[officePaths.money()]: [{ path: officePaths.money(), on: null, forms: money }],
	[officePaths.fee(":id")]: [{ path: officePaths.fee(1), on: null, forms: money }],
	[officePaths.refunds()]: [{ path: officePaths.refunds(), on: null, forms: money }],
	[officePaths.settlements()]: [
		{
			path: officePaths.settlements(),
			on: null,
			forms: {
				upload: {},
				fetch: { month: "2026-10" },
				explain: { line: noRow, explanation: "" },
				unexplain: { line: noRow },
			},
		},
	],
	[officePaths.months]: [{ path: officePaths.months, on: null, forms: { close: { month: "2000-01" } } }],
	[officePaths.newExport()]: [
		...[
			["cases", "export.persons"],
			["fees", "export.fees"],
			["members", "member.manage"],
			["media", "media.upload"],
			["content/staff", "content.draft"],
		].map(([list = "", act]) => ({
			path: officePaths.newExport(list),
			on: { list: { act } },
			forms: { export: { format: "" } },
		})),
	],
	[officePaths.privacy]: [{ path: officePaths.privacy, on: null, forms: { periods: { due: "30" } } }],
	[officePaths.privacyRequest(":id")]: [
		{
			path: officePaths.privacyRequest(noRow),
			on: { requestId: Number(noRow) },
			forms: {
				"take-on": {},
				leave: {},
				done: { answer: "" },
				refused: { answer: "" },
				reopen: {},
				hold: { reason: "", endsOn: "" },
				"end-hold": { hold: noRow },
				"ask-erasure": { reason: "" },
				"withdraw-erasure": { order: noRow },
				"confirm-erasure": { order: noRow, digest: "" },
				free: { record: noRow, reason: "" },
			},
		},
	],
	[officePaths.breaches]: [{ path: officePaths.breaches, on: null, forms: { open: { title: "", noticed: "" } } }],
	[officePaths.breach(":id")]: [
		{
			path: officePaths.breach(noRow),
			on: { breachId: Number(noRow) },
			forms: {
				write: { version: noRow, noticed: "" },
				add: { list: "" },
				remove: {},
				send: { count: "1" },
				call: { person: noRow, note: "" },
				report: { kind: "cert-in", made: "", reference: "" },
			},
		},
	],
	[officePaths.members]: [
		{
			path: officePaths.members,
			on: null,
			forms: {
				invite: { email: "", role: "viewer" },
				withdraw: { invitation: noRow },
				role: { member: noRow, role: "viewer" },
				suspend: { member: noRow },
				reinstate: { member: noRow },
				"sign-out": { member: noRow },
				reset: { member: noRow },
			},
		},
	],
	[officePaths.offers]: [
		{
			path: officePaths.offers,
			on: null,
			forms: {
				seats: { type: "barch", since: "2026-01-01", "seats:": "40" },
				"undo-seats": { type: "barch", of: noRow },
				"seat-fee": { type: "barch", rupees: "", days: "14" },
				"seat-fee-undo": { type: "barch", of: noRow },
				up: { application: noRow },
				down: { application: noRow },
				offer: { application: noRow, answerBy: "2027-06-01" },
				extend: { round: noRow, answerBy: "2027-06-01" },
			},
		},
	],
	[officePaths.interviews]: [
		{
			path: officePaths.interviews,
			on: null,
			forms: {
				add: { type: "barch", ...slot, count: "2", pause: "5" },
				change: { slot: noRow, ...slot, seen: "{}" },
				cancel: { slot: noRow },
			},
		},
	],
	[officePaths.home]: [
		{
			path: `${officePaths.home}?index`,
			on: null,
			forms: { mail: { mail: "off" } },
		},
	],
	[officePaths.me]: [
		{
			path: officePaths.me,
			on: null,
			forms: {
				name: { name: "A member" },
				password: { current: "", password: "" },
				keys: { keys: "on" },
				"remove-passkey": { id: noRow },
				codes: {},
				"end-session": { id: noRow },
				"end-other-sessions": {},
			},
		},
	],
	[officePaths.jobs]: [{ path: officePaths.jobs, on: null, forms: { again: { job: noRow } } }],
	[officePaths.health]: [
		{
			path: officePaths.health,
			on: null,
			forms: { check: {}, seen: { failure: noRow }, quiet: { failure: noRow }, new: { failure: noRow } },
		},
	],
	[officePaths.integrations]: [
		{
			path: officePaths.integrations,
			on: null,
			forms: { make: { name: "", scope: "cases.read", days: "30" }, end: { token: noRow } },
		},
	],
	[officePaths.webhooks]: [
		{ path: officePaths.webhooks, on: null, forms: { make: { url: "", event: "application.received" } } },
	],
	[officePaths.webhook(":id")]: [
		{
			path: officePaths.webhook(noRow),
			on: { id: Number(noRow) },
			forms: { pause: {}, resume: {}, end: {}, test: {}, again: { delivery: noRow }, leave: {} },
		},
	],
	[officePaths.snippets()]: [
		{
			path: officePaths.snippets(),
			on: null,
			undoes: "snippet",
			forms: { save: snippet, preview: snippet, delete: { id: noRow }, undo: { actId: noRow } },
		},
	],
	[officePaths.stageMessages()]: [
		{
			path: officePaths.stageMessages(),
			on: null,
			undoes: "status",
			forms: {
				save: stageMessages,
				preview: stageMessages,
				default: { key: "received", version: "0" },
				undo: { actId: noRow },
			},
		},
	],
	[officePaths.funnel()]: [
		{ path: officePaths.funnel(), on: null, forms: { add: { word: "", label: "" }, end: { word: "none" } } },
	],
	[officePaths.visits()]: [
		{
			path: officePaths.visits(),
			on: null,
			undoes: "visit",
			forms: { cancel: { visit: noRow }, undo: { actId: noRow } },
		},
	],
};
