import type { PaymentResult } from "./checkout.ts";
import type { CheckoutResponse } from "./checkout-script.ts";
import type { FeeState } from "./fee.ts";

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

const api = "/api/v1";
const longestCallMs = 20_000;

/** The order of the application; undefined when it is not made yet, "settled" when the fee is paid. @throws PaymentError */
export async function fetchOrder(token: string, signal: AbortSignal): Promise<PaymentOrder | "settled" | undefined> {
	const { status, body } = await call<PaymentOrder>(`/razarpay/?application=${encodeURIComponent(token)}`, { signal });
	if (status === 409) return "settled";
	if (status === 503) return undefined;
	return body.data ?? refuse(body.message);
}

/** Says that somebody is about to pay: the server makes the order if there is none, and watches it from now. @throws PaymentError */
export async function setOutToPay(token: string, signal: AbortSignal): Promise<PaymentOrder | "settled"> {
	const { status, body } = await call<PaymentOrder>(`/razarpay/?application=${encodeURIComponent(token)}`, { method: "POST", signal });
	return status === 409 ? "settled" : (body.data ?? refuse(body.message));
}

/** Who pays. @throws PaymentError */
export async function fetchProfile(userId: string, signal: AbortSignal): Promise<Profile> {
	const { body } = await call<Profile[]>(`/viewUserProfile/${encodeURIComponent(userId)}`, { signal });
	return body.data?.[0] ?? refuse(body.message);
}

const handInPauses = [0, 1000, 2000, 4000];
const confirmPauses = [1000, 1000, 2000, 3000, 5000];

/** Hands what the checkout returned to the server, again when the network fails, and waits a while for the provider's confirmation. */
export async function handIn(token: string, response: CheckoutResponse): Promise<PaymentResult> {
	for (const pause of handInPauses) {
		await wait(pause);
		const answer = await postReturn(token, response).catch(() => undefined);
		if (answer?.body.data?.state === "paid" || (!answer && (await isPaid(token)))) return { outcome: "paid" };
		if (answer?.status === 202) return (await isPaidSoon(token)) ? { outcome: "paid" } : { outcome: "checking" };
		if (answer && answer.status < 500) return { outcome: "failed", message: answer.body.message ?? failedPayment().message };
	}
	return { outcome: "checking" };
}

function postReturn(token: string, response: CheckoutResponse) {
	const body = JSON.stringify({ application: token, ...response });
	return call<{ state: string }>("/razorpay", { method: "POST", headers: { "content-type": "application/json" }, body });
}

/** Whether the server knows the fee to be paid; false also when it cannot be asked. */
export async function isPaid(token: string): Promise<boolean> {
	const answer = await call<{ fee: { state: FeeState } | null }>("/website/application/status", { headers: { authorization: `Bearer ${token}` } }).catch(
		() => undefined,
	);
	return answer?.body.data?.fee?.state === "paid";
}

async function isPaidSoon(token: string): Promise<boolean> {
	for (const pause of confirmPauses) {
		await wait(pause);
		if (await isPaid(token)) return true;
	}
	return false;
}

function wait(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

type Envelope<Data> = { data?: Data; message?: string };

async function call<Data>(path: string, init: RequestInit): Promise<{ status: number; body: Envelope<Data> }> {
	try {
		const signal = AbortSignal.any([AbortSignal.timeout(longestCallMs), ...(init.signal ? [init.signal] : [])]);
		const response = await fetch(`${api}${path}`, { ...init, signal });
		return { status: response.status, body: await response.json() };
	} catch {
		throw failedPayment();
	}
}

function refuse(message: string | undefined): never {
	throw message === undefined ? failedPayment() : new PaymentError(message);
}
