import type { AccountsContext, Client, Trx } from "#src/accounts/accounts-context.ts";
import type { Session } from "#src/accounts/sessions.server.ts";
import { networkOf } from "#src/net/network-of.ts";
import { type Counter, countAttempt } from "./attempts.server.ts";
import { readDevice } from "./known-device.server.ts";

/** Too many attempts have failed; `seconds`: after which the next one is taken. */
export type Wait = { ok: false; reason: "wait"; message: string; seconds: number };

type AttemptResult = { ok: true; counters: readonly Counter[] } | Wait;

type Guess = {
	what: "password" | "code";
	/** However it is named. */
	account: string;
	/** A session or a browser in which the member has signed in: it has a counter that no one else reaches. */
	known: string | undefined;
};

export const freeOfOne = 5;
const freeOfNetwork = 20;
/** Failures that all unknown browsers together may have for an account on a day: more than one network can. */
export const freeOnDay = { password: 1000, code: 200 } as const;

/** Counts an attempt before it is made, by who makes it. */
export async function attempt(
	{ commit, sealer }: Pick<AccountsContext, "commit" | "sealer">,
	{ what, account, known }: Guess,
	client: Pick<Client, "address">,
	now: Date,
): Promise<AttemptResult> {
	const day = now.toISOString().slice(0, 10);
	const strangers: Counter[] = [
		{ key: `${what} of ${account} from ${networkOf(client.address)}`, free: freeOfOne },
		{ key: `${what} of ${account} on ${day}`, free: freeOnDay[what], shared: true },
	];
	const counters = (known ? [{ key: `${what} by ${known}`, free: freeOfOne }] : strangers).map(
		({ key, ...counter }): Counter => ({ ...counter, key: sealer.digest(key) }),
	);
	const until = await commit((trx) => countAttempt(trx, counters, now));
	if (!until) return { ok: true, counters };
	const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
	return {
		ok: false,
		reason: "wait",
		seconds,
		message: `Too many failed attempts. Try again in ${describeWait(seconds)}.`,
	};
}

/** Returns what tells failures of a member from those of strangers, once the password was given. */
export async function knownBy(
	context: Pick<AccountsContext, "db" | "sealer">,
	{ id, state, member }: Session,
	client: Client,
): Promise<string | undefined> {
	// Someone who knows the password may open any number of sessions that still want a code.
	return state === "second" ? deviceOf(context, member.id, client) : `session ${id}`;
}

/** The browser, if the member has signed in by it before. */
export async function deviceOf(
	context: Pick<AccountsContext, "db" | "sealer">,
	memberId: number,
	{ device }: Client,
): Promise<string | undefined> {
	const nonce = await readDevice(context, memberId, device);
	return nonce && `device ${nonce}`;
}

/**
 * Counts what a network has failed with, so that it does not fill the log; it keeps no one from signing in.
 * @returns whether it is to be recorded
 */
export async function countFailure(
	{ sealer }: Pick<AccountsContext, "sealer">,
	trx: Trx,
	client: Pick<Client, "address">,
	now: Date,
): Promise<boolean> {
	const network = { key: sealer.digest(`address ${networkOf(client.address)}`), free: freeOfNetwork };
	return (await countAttempt(trx, [network], now)) === undefined;
}

function describeWait(seconds: number): string {
	if (seconds < 60) return seconds === 1 ? "a second" : `${seconds} seconds`;
	const minutes = Math.ceil(seconds / 60);
	return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
