import { expect, it } from "vitest";
import { may, needsProof, permissions } from "./may.ts";
import { roles } from "./member.ts";

/** Columns as in `roles`; `d`: only a member who decides; `p` at the end: with a fresh proof. */
const table = `
case.read            ● ● – – ●
case.unmask          ● ● – – –
case.show-contact    ● ● – – ●
case.write           ● ● – – –
case.decide          ● d – – –
offer.send           ● d – – – p
case.merge           ● ● – – –
case.enter           ● ● – – –
guardian.check       ● ● – – –
document.read        ● ● – – ●
document.judge       ● ● – – –
document.request     ● ● – – –
interview.manage     ● ● – – –
visit.read           ● ● – – ●
visit.cancel         ● ● – – –
seat.manage          ● d – – –
funnel.read          ● ● – – ●
funnel.manage        ● ● – – –
message.read         ● ● – – ●
message.write        ● ● – – –
alumni.read          ● ● – – ●
alumni.write         ● ● – – –
job.read             ● ● – – ●
job.write            ● ● – – –
job.read-cv          ● ● – – –
fee.read             ● ● ● – –
fee.note             ● ● ● – –
money.read           ● – ● – –
money.write          ● – ● – –
money.close          ● – ● – – p
refund.note          ● – ● – –
refund.order         ● – ● – – p
export.persons       ● ● – – – p
export.documents     ● ● – – – p
export.fees          ● – ● – – p
news.draft           ● ● – ● –
content.draft        ● – – ● –
content.publish      ● – – ● –
media.upload         ● ● – ● –
media.delete         ● – – ● –
media.export         ● – – ● – p
season.draft         ● ● – ● –
season.publish       ● ● – – –
identity.publish     ● – – – –
approval.propose     ● – – ● –
approval.publish     ● – – – –
snippet.write        ● ● – – –
status.write         ● ● – – –
view.manage          ● – – – –
settings.write       ● – – – – p
health.read          ● – – – –
health.manage        ● – – – –
background.manage    ● – – – –
breach.read          ● ● – – –
breach.manage        ● – – – –
member.manage        ● – – – – p
person.ask-erasure   ● ● – – –
person.erase         ● – – – – p
log.read             ● – – – –
log.read-cases       ● ● – – –
log.read-money       ● – ● – –
log.read-content     ● – – ● –
`;

const markOf = (act: (typeof permissions)[number], role: (typeof roles)[number]) => {
	if (may({ role, decides: false }, act)) return "●";
	return may({ role, decides: true }, act) ? "d" : "–";
};

it("lets each role do what the table of permissions says, and nothing else", () => {
	const lines = permissions.map((act) =>
		[act.padEnd(20), ...roles.map((role) => markOf(act, role)), ...(needsProof(act) ? ["p"] : [])].join(" "),
	);
	expect(lines).toEqual(table.trim().split("\n"));
});
