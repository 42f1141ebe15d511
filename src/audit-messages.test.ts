import { expect, it } from "vitest";
import { type ActName, describeAct } from "./audit-messages.ts";

const members = [{ id: 2, name: "Arun" }];

/** Returns what the log says of an act, and of its undo, which is recorded the other way round. */
function said(act: ActName, before: object, after: object, undo = act) {
	return [
		describeAct({ act, before, after, undoes: null }, { members }),
		describeAct({ act: undo, before: after, after: before, undoes: 7 }, { members }),
	];
}

it("names what was done, and in an undo what was undone", () => {
	expect(said("case-assigned", { assignee_id: null }, { assignee_id: 2 })).toEqual([
		"assigned the case to Arun",
		"undid: assigned the case to Arun",
	]);
	expect(said("guardian-checked", { checked: null }, { checked: "refused" })).toEqual([
		"couldn’t confirm the guardian’s consent",
		"undid: couldn’t confirm the guardian’s consent",
	]);
	expect(said("case-tagged", {}, { tag: "hostel" }, "case-untagged")).toEqual([
		"added the tag hostel",
		"undid adding the tag hostel",
	]);
	expect(said("stage-undone", { stage: "offered" }, { stage: "received" })[0]).toBe(
		"undid the stage change: it’s at “Application received” again",
	);
	expect(said("snippet-changed", { title: "Thanks" }, { title: "Many thanks" })).toEqual([
		"changed “Many thanks”",
		"undid the change to “Thanks”",
	]);
});

it("names the day that a scheduling had, also when it is undone", () => {
	const [done, undone] = said("content-scheduled", { publish_at: null }, { publish_at: "2026-12-01T03:30:00.000Z" });
	expect(done).toMatch(/^scheduled it for /);
	expect(undone).toBe(`undid: ${done}`);
});

it("words what it finds otherwise than it was declared, and what only a later release knows", () => {
	expect(said("document-judged", {}, { check: "accepted" })[0]).toBe("reviewed a document");
	expect(said("library-opened" as ActName, {}, {})[0]).toBe("library opened");
});
