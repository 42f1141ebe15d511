import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { hashToken } from "#src/forms/token.server.ts";
import type { Invitation } from "./invitation.ts";

/** Acts that set a member back; an invitation from before would undo them. */
const setBacks = ["suspended", "role-changed", "second-factors-reset"];

/** Invitations that can still be accepted. */
export function openInvitations(db: Kysely<Database>, now: Date) {
	return db
		.selectFrom("member_invitations")
		.leftJoin("members", "members.id", "member_id")
		.select([
			"member_invitations.id",
			"member_invitations.email",
			"member_invitations.role",
			"member_invitations.decides",
			"member_id",
			"members.name",
			"expires_at",
			"invited_by",
		])
		.where("accepted_at", "is", null)
		.where("withdrawn_at", "is", null)
		.where("expires_at", ">", now.toISOString())
		.where(({ not, exists, selectFrom, fn }) =>
			not(
				exists(
					selectFrom("audit_log")
						.innerJoin("members as invited", "invited.id", "audit_log.subject_id")
						.select("audit_log.id")
						.where("audit_log.subject_kind", "=", "member")
						.where("audit_log.act", "in", setBacks)
						.where("invited.email_key", "=", fn<string>("lower", ["member_invitations.email"]))
						.whereRef("audit_log.at", ">", "member_invitations.created_at"),
				),
			),
		);
}

/** Reads the invitation behind a link's token; undefined when the token is wrong, used, withdrawn or too old. */
export async function readInvitation(db: Kysely<Database>, token: string, now: Date): Promise<Invitation | undefined> {
	const row = await openInvitations(db, now).where("token_hash", "=", hashToken(token)).executeTakeFirst();
	if (!row) return undefined;
	const { id, email, role, decides, member_id, name, expires_at: expiresAt } = row;
	const member = member_id === null ? null : { id: member_id, name: name ?? "" };
	return { id, email, role, decides: decides === 1, member, expiresAt };
}

/** The invitations that owners have sent and that can still be accepted, newest first. */
export async function listInvitations(db: Kysely<Database>, now: Date) {
	const rows = await openInvitations(db, now)
		.where("member_invitations.email", "is not", null)
		.orderBy("member_invitations.id", "desc")
		.execute();
	return rows.map(({ id, email, role, decides, expires_at: expiresAt, invited_by: invitedBy }) => ({
		id,
		email: email ?? "",
		role,
		decides: decides === 1,
		expiresAt,
		invitedBy,
	}));
}
