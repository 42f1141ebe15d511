import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import type { PaymentResult } from "./checkout.ts";
import type { CheckoutResponse } from "./checkout-script.ts";
import { askProvider, readStanding } from "./fee-status-client.ts";

/** A payment that could not be begun; `message` is for the payer. */
export class PaymentError extends Error {
	override name = "PaymentError";
}

export function failedPayment(): PaymentError {
	return new PaymentError("Payment error. Please try again later.");
}

/** What `razarpay/` answers; `amount` in paise, the plan's in rupees. */
export type PaymentOrder = {
	razorpayKey: string;
	currency: string;
	id: string;
	userId: string;
	amount: number;
	name: string;
	description: string;
	checkout: string;
	plan: { name: string; amount: number; days: number };
};

export type Profile = { name: string; email: string; mobile: string };

const longestCallMs = 20_000;

/** settled: the fee is paid, or was. checking: somebody has paid, and the bank has not answered. */
export type NotPayable = "settled" | "checking";

/** The order of the application; undefined when it is not made yet. @throws PaymentError */
export async function fetchOrder(token: string, signal: AbortSignal): Promise<PaymentOrder | NotPayable | undefined> {
	const answer = await call<PaymentOrder>(`${apiPaths.paymentOrder}?application=${encodeURIComponent(token)}`, {
		signal,
	});
	return answer.status === 503 ? undefined : orderOf(answer);
}

/** Says that somebody is about to pay: the server makes the order if there is none, and watches it from now. @throws PaymentError */
export async function setOutToPay(token: string, signal: AbortSignal): Promise<PaymentOrder | NotPayable> {
	return orderOf(
		await call<PaymentOrder>(`${apiPaths.paymentOrder}?application=${encodeURIComponent(token)}`, {
			method: "POST",
			signal,
		}),
	);
}

function orderOf({ status, body }: Answer<PaymentOrder>): PaymentOrder | NotPayable {
	if (status === 409) return body.checking ? "checking" : "settled";
	return body.data ?? refuse(body.message);
}

/** Who pays. @throws PaymentError */
export async function fetchProfile(userId: string, signal: AbortSignal): Promise<Profile> {
	const { body } = await call<Profile[]>(apiPaths.userProfile(encodeURIComponent(userId)), { signal });
	return body.data?.[0] ?? refuse(body.message);
}

const handInPauses = [0, 1000, 2000, 4000];
const confirmPauses = [1000, 1000, 2000, 3000, 5000];
const askPauses = [0, 1000, 2000];

/** Hands what the checkout returned to the server, again when the network fails, and waits a while for the provider's confirmation. */
export async function handIn(token: string, response: CheckoutResponse): Promise<PaymentResult> {
	for (const pause of handInPauses) {
		await wait(pause);
		const answer = await postReturn(token, response).catch(() => undefined);
		if (answer?.body.data?.state === "paid") return { outcome: "paid" };
		if (answer?.status === 202) return waitForBank(token);
		if (answer && answer.status < 500 && answer.status !== 429)
			return { outcome: "failed", message: answer.body.message ?? failedPayment().message };
		if ((await readStanding(token))?.fee?.state === "paid") return { outcome: "paid" };
	}
	return { outcome: "checking" };
}

function postReturn(token: string, response: CheckoutResponse) {
	const body = JSON.stringify({ application: token, ...response });
	return call<{ state: string }>(apiPaths.paymentReturn, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body,
	});
}

async function waitForBank(token: string): Promise<PaymentResult> {
	for (const pause of confirmPauses) {
		await wait(pause);
		const fee = (await readStanding(token))?.fee;
		if (fee?.state === "paid") return { outcome: "paid" };
		if (fee && !fee.checking) return { outcome: "failed", message: "The bank did not take this payment." };
	}
	return { outcome: "checking" };
}

/** Finds out what became of a checkout that closed without a payment in hand. @param told what it said; it may know less than the provider */
export async function findOut(token: string, told: PaymentResult): Promise<PaymentResult> {
	for (const pause of askPauses) {
		await wait(pause);
		const found = await askProvider(token);
		if (found?.fee?.state === "paid") return { outcome: "paid" };
		if (found?.fee?.checking) return { outcome: "checking" };
		if (found?.asked || found === null) return told;
	}
	return told.outcome === "dismissed" ? { outcome: "checking" } : told;
}

function wait(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

type Answer<Data> = { status: number; body: { data?: Data; message?: string; checking?: boolean } };

async function call<Data>(path: string, init: RequestInit): Promise<Answer<Data>> {
	try {
		const signal = AbortSignal.any([AbortSignal.timeout(longestCallMs), ...(init.signal ? [init.signal] : [])]);
		const response = await fetch(apiUrl(path), { ...init, signal });
		return { status: response.status, body: await response.json() };
	} catch {
		throw failedPayment();
	}
}

function refuse(message: string | undefined): never {
	throw message === undefined ? failedPayment() : new PaymentError(message);
}
