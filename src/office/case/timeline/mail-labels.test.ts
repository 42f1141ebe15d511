import { expect, it } from "vitest";
import { shownTo } from "#src/formatting/shown-text.ts";
import { describeMail } from "./mail-labels.ts";

it("names the mails about interviews, guardians and fees, which the timeline would leave out otherwise", () => {
	const sentMail = {
		id: 1,
		to: shownTo({ unmasked: true }, "a@example.in"),
		state: "sent",
		queuedAt: "",
		sentAt: "",
		reason: null,
		actId: null,
	} as const;
	for (const template of ["interview-invitation", "guardian-needed", "fee-waived", "fee-refunded", "payer-receipt"])
		expect(describeMail({ ...sentMail, template })).toMatch(/^Email “.+”, sent to a@example.in\.$/);
	expect(describeMail({ ...sentMail, template: "new-application" })).toBeUndefined();
});
