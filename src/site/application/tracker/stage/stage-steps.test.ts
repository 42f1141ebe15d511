import { expect, it } from "vitest";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { stageSteps } from "./stage-steps.ts";

const day = (number: number) => `2027-01-${String(number).padStart(2, "0")}`;

/** The line of an application that went through these stages, one a day, as "label state day". */
function lineOf(stages: Stage[], details = {}) {
	const passedStages = stages.map((stage, index) => ({ stage, details: {}, at: `${day(index + 1)}T06:00:00.000Z` }));
	const last = passedStages.at(-1);
	const steps = stageSteps(messagesIn(trackerMessages, undefined), {
		stage: last?.stage ?? "received",
		details,
		since: last?.at ?? "",
		passed: passedStages,
	});
	return steps.map(({ label, state, day }) => [label, state, day].filter(Boolean).join(" "));
}

it.each<[Stage[], object, string[]]>([
	[
		["received"],
		{},
		["Received current 2027-01-01", "Review ahead", "Interview ahead", "Offer ahead", "Joining ahead"],
	],
	[
		["received", "reading"],
		{},
		["Received done 2027-01-01", "Under review current 2027-01-02", "Interview ahead", "Offer ahead", "Joining ahead"],
	],
	[
		["received", "interview"],
		{},
		["Received done 2027-01-01", "Review done", "Interview current 2027-01-02", "Offer ahead", "Joining ahead"],
	],
	[
		["received", "reading", "waitlisted"],
		{},
		["Received done 2027-01-01", "Review done 2027-01-02", "Waiting list current 2027-01-03", "Joining ahead"],
	],
	[
		["received", "reading", "interview", "waitlisted", "offered", "accepted"],
		{},
		[
			"Received done 2027-01-01",
			"Review done 2027-01-02",
			"Interview done 2027-01-03",
			"Offer done 2027-01-05",
			"Seat accepted current 2027-01-06",
		],
	],
	[
		["received", "waitlisted", "interview"],
		{},
		["Received done 2027-01-01", "Review done", "Interview current 2027-01-03", "Offer ahead", "Joining ahead"],
	],
	[["received", "withdrawn"], {}, ["Received done 2027-01-01", "Withdrawn ended 2027-01-02"]],
	[
		["received", "reading", "waitlisted", "declined"],
		{},
		["Received done 2027-01-01", "Review done 2027-01-02", "Waiting list done 2027-01-03", "Decided ended 2027-01-04"],
	],
	[
		["received", "offered", "declined"],
		{ by: "applicant" },
		["Received done 2027-01-01", "Review done", "Offer done 2027-01-02", "Offer declined ended 2027-01-03"],
	],
])("after %j the line is drawn to where the application is", (stages, details, line) => {
	expect(lineOf(stages, details)).toEqual(line);
});
