import { expect, it } from "vitest";
import type { Standing } from "#src/admissions/applications/stage.ts";
import { stageLetter } from "./stage-letter.ts";

const interview: Standing = {
	stage: "interview",
	details: { at: "2027-05-14T04:30:00.000Z", place: "Studio 2" },
};
const offer: Standing = { stage: "offered", details: { answerBy: "2027-06-01" } };
const reading: Standing = { stage: "reading", details: {} };

const noWords = { subject: "", title: "", text: "" };
const school = { email: "office@example.org", phone: "+91 423 000 0000" };

const correctionOf = (now: Standing, before?: Standing) => {
	const { subject, paragraphs, closing, rows } = stageLetter(now, "undone", noWords, school, before);
	return { subject, text: [...paragraphs, ...closing].join("\n"), rows };
};

it("says that an interview is cancelled, and which", () => {
	const { subject, text } = correctionOf(reading, interview);
	expect(subject).toBe("Your interview on 14 May 2027 is cancelled");
	expect(text).toContain("had to cancel your interview on 14 May 2027 at 10:00 am IST (Studio 2).");
	expect(text).toContain("If you added it to your calendar, remove it.");
	expect(text).toContain("under review again");
});

it("says to which time an interview goes back", () => {
	const movedStanding: Standing = {
		stage: "interview",
		details: { at: "2027-05-20T06:00:00.000Z", place: "Studio 3" },
	};
	const { subject, text, rows } = correctionOf(interview, movedStanding);
	expect(subject).toBe("Your interview is on 14 May 2027");
	expect(text).toContain(
		"on 14 May 2027 at 10:00 am IST (Studio 2) after all, not on 20 May 2027 at 11:30 am IST (Studio 3).",
	);
	expect(text).not.toContain("interview stage");
	expect(rows).toContainEqual({ label: "Place", value: "Studio 2" });
});

it("says that an offer is withdrawn, and whom to call", () => {
	const { subject, text } = correctionOf({ stage: "waitlisted", details: {} }, offer);
	expect(subject).toBe("We’ve withdrawn our offer");
	expect(text).toContain("We’re sorry.");
	expect(text).toContain("which asked you to accept by 1 June 2027");
	expect(text).toContain("call +91 423 000 0000");
	expect(text).toContain("You’re on the waiting list again.");
});

it("says which last day an offer has again", () => {
	const { subject, text } = correctionOf(offer, { stage: "offered", details: { answerBy: "2027-06-10" } });
	expect(subject).toBe("You have until 1 June 2027 to accept your offer");
	expect(text).toContain("is 1 June 2027 again, not 10 June 2027.");
});

it("says which other stage no longer holds", () => {
	const declinedStanding: Standing = { stage: "declined", details: {} };
	expect(correctionOf(reading, declinedStanding).subject).toBe("We’re reconsidering your application");
	expect(correctionOf(reading, declinedStanding).text).toContain("haven’t made a new decision yet");
	expect(correctionOf({ stage: "waitlisted", details: {} }, declinedStanding).text).not.toContain("decision yet");
	expect(correctionOf(offer, { stage: "accepted", details: {} }).text).toContain("Don’t pay a seat acceptance fee.");
	expect(correctionOf(reading, { stage: "withdrawn", details: {} }).subject).toBe("We’ve restored your application");
});

it("says that an offer is open again, and doesn’t say that it isn’t one", () => {
	for (const by of [undefined, "applicant"] as const) {
		const { subject, text } = correctionOf(offer, { stage: "declined", details: { by } });
		expect(subject).toBe("Your offer is open again");
		expect(text).toContain("until 1 June 2027");
		expect(text).not.toContain("new decision");
	}
});

it("says at least that something was undone where the release before has not said what", () => {
	expect(correctionOf(reading)).toMatchObject({
		subject: "Our last email was a mistake",
		text: expect.stringContaining("under review again"),
	});
});
