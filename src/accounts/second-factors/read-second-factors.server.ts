import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";

export type SecondFactors = {
	/** True if an authenticator is in use. */
	authenticator: boolean;
	passkeys: { id: number; name: string; createdAt: string; usedAt: string | null }[];
	recoveryCodes: number;
};

/** Reads the means, besides the password, by which a member can prove their identity. */
export async function readSecondFactors(db: Kysely<Database>, memberId: number): Promise<SecondFactors> {
	const authenticator = await db
		.selectFrom("member_authenticators")
		.select("id")
		.where("member_id", "=", memberId)
		.where("confirmed_at", "is not", null)
		.executeTakeFirst();
	const passkeys = await db
		.selectFrom("member_passkeys")
		.select(["id", "name", "created_at as createdAt", "used_at as usedAt"])
		.where("member_id", "=", memberId)
		.orderBy("id")
		.execute();
	const { count } = await db
		.selectFrom("member_recovery_codes")
		.select((row) => row.fn.countAll<number>().as("count"))
		.where("member_id", "=", memberId)
		.executeTakeFirstOrThrow();
	return { authenticator: authenticator !== undefined, passkeys, recoveryCodes: count };
}

/** Tells whether a member has a second factor; recovery codes alone are none. */
export async function hasSecondFactor(db: Kysely<Database>, memberId: number): Promise<boolean> {
	const { authenticator, passkeys } = await readSecondFactors(db, memberId);
	return authenticator || passkeys.length > 0;
}
