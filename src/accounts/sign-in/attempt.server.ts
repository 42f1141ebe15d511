import type { AccountsContext, Client, Trx } from "#src/accounts/accounts-context.ts";
import { networkOf } from "#src/net/network-of.ts";
import { countAttempt, freeForAccount, freeForAddress } from "./attempts.server.ts";

/** Too many attempts have failed; `seconds`: after which the next one is taken. */
export type Wait = { ok: false; reason: "wait"; message: string; seconds: number };

type Tried = { ok: true; subjects: { account: string; address: string } } | Wait;

/** Counts an attempt for an account, however it is named, from an address, before it is made. */
export async function attempt(
	{ commit, sealer }: Pick<AccountsContext, "commit" | "sealer">,
	account: string,
	client: Pick<Client, "address">,
	now: Date,
): Promise<Tried> {
	const subjects = { account: sealer.digest(account), address: sealer.digest(addressOf(client)) };
	const until = await commit((trx) =>
		countAttempt(
			trx,
			[
				{ key: subjects.address, free: freeForAddress },
				{ key: subjects.account, free: freeForAccount },
			],
			now,
		),
	);
	if (!until) return { ok: true, subjects };
	const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
	return {
		ok: false,
		reason: "wait",
		seconds,
		message: `Too many attempts have failed. Try again in ${words(seconds)}.`,
	};
}

/**
 * Counts what has failed without a password or a code, against the address alone.
 * @returns whether it is to be recorded; false once the address has failed too often
 */
export async function countFailure(
	{ sealer }: Pick<AccountsContext, "sealer">,
	trx: Trx,
	client: Pick<Client, "address">,
	now: Date,
): Promise<boolean> {
	const address = { key: sealer.digest(addressOf(client)), free: freeForAddress };
	return (await countAttempt(trx, [address], now)) === undefined;
}

const addressOf = ({ address }: Pick<Client, "address">) => `address ${networkOf(address)}`;

function words(seconds: number): string {
	if (seconds < 60) return seconds === 1 ? "a second" : `${seconds} seconds`;
	const minutes = Math.ceil(seconds / 60);
	return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
