import { documentStacks } from "#src/admissions/judging/document-stacks.ts";
import * as officePaths from "#src/office-paths.ts";
import { noRow, type PageSamples } from "./page-sample.ts";

const openRequest = { application: noRow, request: `${noRow}:2027-01-01` };
/** The first batch; nothing can be done with it any more. */
export const droppedRound = { act: "stage", details: { to: "offered", answerBy: "2027-06-01" } } as const;

/** The desk and what it leads to. */
export const caseSamples: PageSamples = {
	[officePaths.caseOf(":kind", ":id")]: [
		{
			path: officePaths.caseOf("application", 1),
			on: { kind: "application", recordId: 1, caseId: 1 },
			undoes: "application",
			forms: {
				assign: { version: noRow, assignee: "1" },
				status: { version: noRow, status: "closed" },
				due: { version: noRow, due: "2027-06-01" },
				tag: { tag: "" },
				untag: { tag: "none" },
				note: { text: "" },
				merge: { version: noRow, into: noRow },
				"contact-shown": {},
				undo: { actId: noRow },
				judge: { verdict: "accepted", subject: "none", seen: "outdated", reason: "", box: "" },
				ask: { field: "none", reason: "", channel: "mail", shown: "", box: "" },
				"guardian-check": { guardian: noRow, outcome: "confirmed", way: "call", note: "" },
				"guardian-enter": { name: "", relation: "mother", phone: "", way: "call", note: "" },
				"guardian-ask": {},
				"interview-outcome": { outcome: "", marks: "", remark: "" },
				offer: { answerBy: "" },
				stage: { stage: "received", at: "", place: "" },
			},
		},
	],
	[officePaths.write(":kind", ":id")]: [
		{
			path: officePaths.write("application", 1),
			on: { kind: "application" },
			forms: { preview: { subject: "", text: "" }, send: { subject: "", text: "", shown: "", status: "" } },
		},
	],
	[officePaths.cases()]: [
		{
			path: officePaths.cases(),
			on: null,
			undoes: "view",
			forms: {
				assign: { all: "", assignee: "" },
				status: { all: "", status: "closed" },
				tag: { all: "", tag: "" },
				ask: { all: "", field: "photo", reason: "" },
				invite: { all: "" },
				stage: { all: "", to: "reading", answerBy: "" },
				export: { all: "" },
				"save-view": { name: "" },
				"rename-view": { view: noRow, seen: "", name: "" },
				"delete-view": { view: noRow, seen: "" },
				undo: { actId: noRow },
			},
		},
	],
	[officePaths.newCase()]: [{ path: officePaths.newCase(), on: "barch", forms: { enter: { name: "" } } }],
	[officePaths.stack(":stack")]: [
		{
			path: officePaths.stack(documentStacks[0]?.key ?? ""),
			on: null,
			undoes: "application",
			forms: {
				judge: { verdict: "accepted", file: noRow, application: noRow, subject: "none", reason: "", box: "" },
				undo: { actId: noRow },
			},
		},
	],
	[officePaths.requests()]: [
		{
			path: officePaths.requests(),
			on: null,
			undoes: "application",
			forms: {
				remind: openRequest,
				extend: { ...openRequest, dueOn: "2027-06-01" },
				withdraw: openRequest,
				link: openRequest,
				undo: { actId: noRow },
				"remind-picked": { all: "" },
				"extend-picked": { all: "", dueOn: "2027-06-01" },
				"withdraw-picked": { all: "" },
			},
		},
	],
	[officePaths.batch(":id")]: [
		{
			path: officePaths.batch(1),
			on: { id: 1, ...droppedRound, permission: "offer.send" },
			forms: {
				start: {},
				drop: {},
				undo: {},
				"take-out": { case: noRow },
				day: { answerBy: "2027-06-01" },
				"undo-edit": { of: noRow },
			},
		},
	],
};
