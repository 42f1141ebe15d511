import { may } from "#src/accounts/may.ts";
import type { Member } from "#src/accounts/member.ts";
import { activeMembers, type ListedMember } from "#src/accounts/members/read-members.server.ts";
import { refuseAct } from "#src/cases/acts/act-result.ts";
import type { CaseKind } from "#src/cases/case.ts";
import { readPermissions } from "#src/cases/case-permissions.ts";
import type { Db } from "#src/db/connect.server.ts";

/** Tells whether a member can open cases of a kind. */
export const canOpen = (member: Member & Partial<Pick<ListedMember, "state">>, kind: CaseKind): boolean =>
	member.state !== "suspended" && may(member, readPermissions[kind]);

/** Reads the members who can open cases of a kind, so that a case can be assigned to them and they can be mentioned. */
export async function listAssignees(db: Db, kind: CaseKind): Promise<Member[]> {
	return (await activeMembers(db)).filter((member) => canOpen(member, kind));
}

/** Refuses to assign a case to someone who can’t open it. @param assigneeId null for no one */
export async function refuseAssignee(
	db: Db,
	assigneeId: number | null,
	kind: CaseKind,
): Promise<ReturnType<typeof refuseAct> | undefined> {
	if (assigneeId === null || (await listAssignees(db, kind)).some(({ id }) => id === assigneeId)) return undefined;
	return refuseAct("This person can’t open the case. Choose someone else.");
}
