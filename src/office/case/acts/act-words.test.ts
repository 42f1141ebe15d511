import { expect, it } from "vitest";
import { mailWords } from "#src/office/case/timeline/mail-words.ts";
import { contentActWords } from "#src/office/content/content-act-words.ts";
import { actWords } from "./act-words.ts";

const members = [{ id: 2, name: "Arun" }];
const subject = { kind: "case", id: 1 } as const;
const recorded = { id: 1, at: "2026-11-20T06:00:00.000Z", actor: "Priya", memberId: 1, subject, batchId: null };

/** What the timeline says of an act, and of its undo, which is recorded the other way round. */
function said(act: string, before: object, after: object, undo = act) {
	const words = (act: string, before: object, after: object, undoes: number | null) =>
		actWords({ ...recorded, act, before, after, undoes }, members).text;
	return [words(act, before, after, null), words(undo, after, before, 7)];
}

it("names what was done, and in an undo what was undone", () => {
	expect(said("case-assigned", { assignee_id: null }, { assignee_id: 2 })).toEqual([
		"gave the case to Arun.",
		"undid: gave the case to Arun.",
	]);
	expect(said("guardian-checked", { checked: null }, { checked: "refused" })).toEqual([
		"could not confirm the guardian’s consent.",
		"undid: could not confirm the guardian’s consent.",
	]);
	expect(said("case-tagged", {}, { tag: "hostel" }, "case-untagged")).toEqual([
		"added the tag hostel.",
		"undid: added the tag hostel.",
	]);
	expect(said("stage-undone", { stage: "offered" }, { stage: "received" })[0]).toBe(
		"took the stage back: it is at received again.",
	);
});

it("names the day that a scheduling had, also when it is undone", () => {
	const times = { publish_at: "2026-12-01T03:30:00.000Z" };
	const words = (before: object, after: object, undoes: number | null) =>
		contentActWords({ act: "content-scheduled", before, after, undoes });
	const done = words({ publish_at: null }, times, null);
	expect(done).toMatch(/^set it to go out on /);
	expect(words(times, { publish_at: null }, 7)).toBe(`undid: ${done}`);
});

it("names the mails about interviews, guardians and fees, which the timeline would leave out otherwise", () => {
	const sent = {
		id: 1,
		to: "a@example.in",
		state: "sent",
		queuedAt: "",
		sentAt: "",
		reason: null,
		actId: null,
	} as const;
	for (const template of ["interview-invitation", "guardian-needed", "fee-waived", "fee-refunded", "payer-receipt"])
		expect(mailWords({ ...sent, template })).toMatch(/^Mail “.+”, sent to a@example.in\.$/);
	expect(mailWords({ ...sent, template: "new-application" })).toBeUndefined();
});
