import type { Eyes } from "#src/formatting/shown-text.ts";
import type { Member, Role } from "./member.ts";

/** Rights of each role. Phone numbers and email addresses are masked for members who don't have `case.unmask`. */
const rights = {
	"case.read": ["owner", "admissions", "viewer"],
	"case.unmask": ["owner", "admissions"],
	// Shows the applicant's own telephone number and address for ten minutes; the log has it.
	"case.show-contact": ["owner", "admissions", "viewer"],
	"case.write": ["owner", "admissions"],
	"case.decide": ["owner", "admissions"],
	// Starts a batch of offers, which many applicants read at once.
	"offer.send": ["owner", "admissions"],
	"case.merge": ["owner", "admissions"],
	"case.enter": ["owner", "admissions"],
	// Sees what a guardian gave, copies of identity documents included, and notes how it was checked.
	"guardian.check": ["owner", "admissions"],
	"document.read": ["owner", "admissions", "viewer"],
	"document.judge": ["owner", "admissions"],
	"document.request": ["owner", "admissions"],
	// Sets times, moves and cancels them; anyone who may write a case invites to them and notes their outcomes.
	"interview.manage": ["owner", "admissions"],
	// Visitors who come on a tour of the campus.
	"visit.read": ["owner", "admissions", "viewer"],
	"visit.cancel": ["owner", "admissions"],
	// Number of places, and the order in which applicants wait for one.
	"seat.manage": ["owner", "admissions"],
	// Numbers without persons; who manages them makes the links that are counted.
	"funnel.read": ["owner", "admissions", "viewer"],
	"funnel.manage": ["owner", "admissions"],
	"message.read": ["owner", "admissions", "viewer"],
	"message.write": ["owner", "admissions"],
	"alumni.read": ["owner", "admissions", "viewer"],
	"alumni.write": ["owner", "admissions"],
	"job.read": ["owner", "admissions", "viewer"],
	"job.write": ["owner", "admissions"],
	// A CV has the telephone number and the address that are masked elsewhere.
	"job.read-cv": ["owner", "admissions"],
	// Name, reference and fee of an application, and nothing else of it.
	"fee.read": ["owner", "admissions", "accounts"],
	"fee.note": ["owner", "admissions", "accounts"],
	"money.read": ["owner", "accounts"],
	// Asks the provider, captures, leaves what was found, and enters what was paid at the counter.
	"money.write": ["owner", "accounts"],
	// Signs the statement of a month, which never changes.
	"money.close": ["owner", "accounts"],
	"refund.note": ["owner", "accounts"],
	"refund.order": ["owner", "accounts"],
	"export.persons": ["owner", "admissions"],
	"export.documents": ["owner", "admissions"],
	"export.fees": ["owner", "accounts"],
	"news.draft": ["owner", "admissions", "editor"],
	"content.draft": ["owner", "editor"],
	"content.publish": ["owner", "editor"],
	"media.upload": ["owner", "admissions", "editor"],
	"media.delete": ["owner", "editor"],
	// Takes away the files as they came, with what cameras wrote into them; no one else gets those.
	"media.export": ["owner", "editor"],
	// Seasons, fees and visits, which admissions know best.
	"season.draft": ["owner", "admissions", "editor"],
	"season.publish": ["owner", "admissions"],
	// Identity of the school, and what it promises in law.
	"identity.publish": ["owner"],
	"approval.propose": ["owner", "editor"],
	"approval.publish": ["owner"],
	"snippet.write": ["owner", "admissions"],
	// The words of letters, and those in which applicants read where their application stands.
	"status.write": ["owner", "admissions"],
	// Views that others share; everyone changes their own.
	"view.manage": ["owner"],
	"settings.write": ["owner"],
	// Health of the server, and failures that visitors met.
	"health.read": ["owner"],
	"health.manage": ["owner"],
	// Work that is done in the background.
	"background.manage": ["owner"],
	// Breaches: what happened to people's data, who is told, and what is reported.
	"breach.read": ["owner", "admissions"],
	"breach.manage": ["owner"],
	"member.manage": ["owner"],
	"person.ask-erasure": ["owner", "admissions"],
	"person.erase": ["owner"],
	"log.read": ["owner"],
	"log.read-cases": ["owner", "admissions"],
	"log.read-money": ["owner", "accounts"],
	"log.read-content": ["owner", "editor"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof rights;

export const permissions = Object.keys(rights) as Permission[];

/** Permissions for which a member of the admissions must be one who decides. */
const decisions: ReadonlySet<Permission> = new Set<Permission>(["case.decide", "seat.manage", "offer.send"]);

/** Permissions that need a proof of identity which is at most ten minutes old. */
const sensitive: ReadonlySet<Permission> = new Set<Permission>([
	"export.persons",
	"export.documents",
	"export.fees",
	"media.export",
	"refund.order",
	"money.close",
	"offer.send",
	"person.erase",
	"member.manage",
	"settings.write",
]);

/** Tells whether a member may do something at all; only the office's pages ask. */
export function may({ role, decides }: Pick<Member, "role" | "decides">, permission: Permission): boolean {
	const roles: readonly Role[] = rights[permission];
	if (!roles.includes(role)) return false;
	return !decisions.has(permission) || role === "owner" || decides;
}

/** Tells how a member sees what people have written: see `shownTo`. */
export function eyesOf(member: Pick<Member, "role" | "decides">): Eyes {
	return { unmasked: may(member, "case.unmask") };
}

/** Tells whether what a permission is for also needs a fresh proof of identity. */
export function needsProof(permission: Permission): boolean {
	return sensitive.has(permission);
}
