import type { Kysely, Selectable } from "kysely";
import type { Member } from "#src/accounts/member.ts";
import type { Database } from "#src/db/tables.ts";

/** Columns of `members` that make a `Member`. */
export const memberColumns = ["members.id", "name", "email", "role", "decides"] as const;

export function memberOf(row: Pick<Selectable<Database["members"]>, keyof Member>): Member {
	const { id, name, email, role, decides } = row;
	return { id, name, email, role, decides: decides === 1 };
}

/** The key by which members are distinguished. */
export function emailKey(email: string): string {
	return email.trim().toLowerCase();
}

/** Tells whether no one has ever become a member, so that the first owner is still to come. */
export async function hasNoMembers(db: Kysely<Database>): Promise<boolean> {
	return (await db.selectFrom("members").select("id").limit(1).executeTakeFirst()) === undefined;
}

/** The members who can sign in. */
export async function activeMembers(db: Kysely<Database>): Promise<Member[]> {
	const rows = await db
		.selectFrom("members")
		.select(memberColumns)
		.where("state", "=", "active")
		.orderBy("members.id")
		.execute();
	return rows.map(memberOf);
}

export type ListedMember = Member & {
	state: "active" | "suspended";
	/** ISO 8601 in UTC; null when no session is open. */
	seenAt: string | null;
	passkeys: number;
	authenticators: number;
};

/** All members, by name. */
export async function listMembers(db: Kysely<Database>): Promise<ListedMember[]> {
	const rows = await db
		.selectFrom("members")
		.select(memberColumns)
		.select((members) => [
			"state",
			members
				.selectFrom("member_sessions")
				.whereRef("member_id", "=", "members.id")
				.select((session) => session.fn.max("seen_at").as("at"))
				.as("seenAt"),
			members
				.selectFrom("member_passkeys")
				.whereRef("member_id", "=", "members.id")
				.select((passkey) => passkey.fn.countAll<number>().as("count"))
				.as("passkeys"),
			members
				.selectFrom("member_authenticators")
				.whereRef("member_id", "=", "members.id")
				.where("confirmed_at", "is not", null)
				.select((authenticator) => authenticator.fn.countAll<number>().as("count"))
				.as("authenticators"),
		])
		.orderBy("name")
		.orderBy("members.id")
		.execute();
	return rows.map(({ state, seenAt, passkeys, authenticators, ...row }) => ({
		...memberOf(row),
		state,
		seenAt,
		passkeys: passkeys ?? 0,
		authenticators: authenticators ?? 0,
	}));
}
