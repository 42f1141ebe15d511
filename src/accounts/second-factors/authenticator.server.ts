import { generateSecret, generateURI, verify } from "otplib";
import type { AccountsContext, Trx } from "#src/accounts/accounts-context.ts";
import type { Member } from "#src/accounts/member.ts";
import { westernDigits } from "#src/formatting/typed-text.ts";

type SealerContext = Pick<AccountsContext, "sealer">;

const sixDigits = /^\d{6}$/;
/** A code is also taken 30 seconds early or late: telephones' clocks differ. */
const toleranceSeconds = 30;
/**
 * Time during which the same authenticator is offered again; anyone who has seen it earlier must not know the one in
 * use.
 */
const offeredMs = 30 * 60_000;

/**
 * The authenticator that a member is about to enrol; asked again within half an hour, the same one, so that a page may
 * be reloaded.
 * @returns its `otpauth:` address, for the picture that telephones read
 */
export async function offerAuthenticator(
	{ sealer, school }: Pick<AccountsContext, "sealer" | "school">,
	trx: Trx,
	member: Pick<Member, "id" | "email">,
	now: Date,
): Promise<string> {
	await trx
		.deleteFrom("member_authenticators")
		.where("member_id", "=", member.id)
		.where("confirmed_at", "is", null)
		.where("created_at", "<=", new Date(now.getTime() - offeredMs).toISOString())
		.execute();
	const authenticator = await trx
		.selectFrom("member_authenticators")
		.select("secret")
		.where("member_id", "=", member.id)
		.where("confirmed_at", "is", null)
		.executeTakeFirst();
	const secret = authenticator ? sealer.open(authenticator.secret, purposeOf(member.id)) : generateSecret();
	if (!authenticator)
		await trx
			.insertInto("member_authenticators")
			.values({
				member_id: member.id,
				secret: sealer.seal(secret, purposeOf(member.id)),
				last_step: 0,
				created_at: now.toISOString(),
				confirmed_at: null,
			})
			.execute();
	return generateURI({ issuer: school.name, label: member.email, secret });
}

/** Takes the offered authenticator into use with its first code; an earlier one is void then. */
export async function confirmAuthenticator(
	context: SealerContext,
	trx: Trx,
	{ memberId, code }: { memberId: number; code: string },
	now: Date,
): Promise<boolean> {
	const offered = await consumeCode(context, trx, { memberId, code, confirmed: false }, now);
	if (offered === undefined) return false;
	await trx.deleteFrom("member_authenticators").where("member_id", "=", memberId).where("id", "!=", offered).execute();
	await trx
		.updateTable("member_authenticators")
		.set({ confirmed_at: now.toISOString() })
		.where("id", "=", offered)
		.execute();
	return true;
}

/** Checks a code of the member's authenticator and uses it up: no code works twice (ASVS 5, 6.5.1). */
export async function spendAuthenticatorCode(
	context: SealerContext,
	trx: Trx,
	{ memberId, code }: { memberId: number; code: string },
	now: Date,
): Promise<boolean> {
	return (await consumeCode(context, trx, { memberId, code, confirmed: true }, now)) !== undefined;
}

/** @returns the id of the authenticator whose code it is */
async function consumeCode(
	{ sealer }: SealerContext,
	trx: Trx,
	{ memberId, code, confirmed }: { memberId: number; code: string; confirmed: boolean },
	now: Date,
): Promise<number | undefined> {
	const token = westernDigits(code).replaceAll(/\s/g, "");
	if (!sixDigits.test(token)) return undefined;
	const row = await trx
		.selectFrom("member_authenticators")
		.select(["id", "secret"])
		.where("member_id", "=", memberId)
		.where("confirmed_at", confirmed ? "is not" : "is", null)
		.executeTakeFirst();
	if (!row) return undefined;
	const secret = sealer.open(row.secret, purposeOf(memberId));
	const epoch = Math.floor(now.getTime() / 1000);
	const result = await verify({ secret, token, epoch, epochTolerance: toleranceSeconds });
	if (!result.valid || !("timeStep" in result)) return undefined;
	const used = await trx
		.updateTable("member_authenticators")
		.set({ last_step: result.timeStep })
		.where("id", "=", row.id)
		.where("last_step", "<", result.timeStep)
		.returning("id")
		.executeTakeFirst();
	return used?.id;
}

const purposeOf = (memberId: number) => `authenticator of member ${memberId}`;
