import { type JsonResponse, readResult } from "#src/api-client/api-result.ts";
import { requestJson } from "#src/api-client/call-api.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import type { FeeKind } from "#src/payment/fee/fee.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import { connectionMessages } from "#src/school/messages/sets/forms/connection-messages.ts";
import type { CheckoutResponse } from "./checkout-script.ts";
import { fetchFeeStatus, syncFeeStatus } from "./fee-status-client.ts";
import { refusalOf } from "./payment-error.ts";

/** `amount` in paise, the plan's in rupees. */
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
	/** `YYYY-MM-DD` */
	payBy: string;
};

/** Person for whom the fee is paid; a payer link provides only the name. */
export type Profile = { name: string; email?: string; mobile?: string };

/** settled: the fee is or was paid. checking: someone has paid, and the bank has not answered. */
export type NotPayable = "settled" | "checking";

/** checking: someone paid, and the bank has not confirmed it yet. dismissed: no attempt was made. */
export type PaymentResult =
	| { outcome: "paid" }
	| { outcome: "checking" }
	| { outcome: "failed"; message: string }
	| { outcome: "dismissed" };

/** @param kind which fee of an application's token; a payer link has its own */
const orderUrl = (token: string, kind: FeeKind | undefined) =>
	`${apiUrl(apiPaths.paymentOrder)}?${new URLSearchParams({ application: token, ...(kind && { fee: kind }) })}`;

/** The fee's order, or undefined while there is none. @throws PaymentError */
export async function fetchOrder(
	token: string,
	signal: AbortSignal,
	kind?: FeeKind,
): Promise<PaymentOrder | NotPayable | undefined> {
	const response = await requestJson(orderUrl(token, kind), { signal });
	return response.status === 503 ? undefined : readOrder(response);
}

/** Ensures that the order exists, and restarts polling. @throws PaymentError */
export async function startPayment(
	token: string,
	signal: AbortSignal,
	kind?: FeeKind,
): Promise<PaymentOrder | NotPayable> {
	return readOrder(await requestJson(orderUrl(token, kind), { method: "POST", signal }));
}

function readOrder(response: JsonResponse): PaymentOrder | NotPayable {
	const { status, body } = response;
	if (status === 409 && !says(body, "ended")) return says(body, "checking") ? "checking" : "settled";
	const result = readResult<PaymentOrder>(response);
	if (!result.ok) throw refusalOf(response);
	return result.data;
}

function says(body: unknown, name: "checking" | "ended"): boolean {
	return typeof body === "object" && body !== null && (body as Record<string, unknown>)[name] === true;
}

/** Fetches the person for whom the fee is paid. @throws PaymentError */
export async function fetchProfile(userId: string, signal: AbortSignal): Promise<Profile> {
	const response = await requestJson(apiUrl(apiPaths.userProfile(encodeURIComponent(userId))), { signal });
	const result = readResult<Profile[]>(response);
	const profile = result.ok ? result.data[0] : undefined;
	if (!profile) throw refusalOf(response);
	return profile;
}

const confirmPausesMs = [0, 1000, 2000, 4000];
const bankPausesMs = [1000, 1000, 2000, 3000, 5000];
const syncPausesMs = [0, 1000, 2000];

/**
 * Sends what the checkout returned to the server, again when the network fails, and waits up to 12 seconds for the
 * provider's confirmation.
 */
export async function confirmPayment(
	token: string,
	returnedCheckoutResponse: CheckoutResponse,
	kind?: FeeKind,
): Promise<PaymentResult> {
	const json = { application: token, ...(kind && { fee: kind }), ...returnedCheckoutResponse };
	for (const pauseMs of confirmPausesMs) {
		await wait(pauseMs);
		const response = await requestJson(apiUrl(apiPaths.paymentReturn), { json });
		const result = readResult<{ state: string }>(response);
		if (result.ok && result.data.state === "paid") return { outcome: "paid" };
		if (response.status === 202) return waitForBank(token, kind);
		const { status, body } = response;
		if (body !== undefined && status >= 400 && status < 500 && status !== 429)
			return { outcome: "failed", message: refusalOf(response).message };
		if ((await fetchFeeStatus(token, undefined, kind))?.fee?.state === "paid") return { outcome: "paid" };
	}
	return { outcome: "checking" };
}

async function waitForBank(token: string, kind: FeeKind | undefined): Promise<PaymentResult> {
	for (const pauseMs of bankPausesMs) {
		await wait(pauseMs);
		const fee = (await fetchFeeStatus(token, undefined, kind))?.fee;
		if (fee?.state === "paid") return { outcome: "paid" };
		if (fee && !fee.checking)
			return { outcome: "failed", message: messagesIn(connectionMessages, pageMessages()).paymentNotTaken };
	}
	return { outcome: "checking" };
}

/**
 * Resolves how a checkout ended that closed without returning a payment: the provider may know of one.
 * @param reported the checkout's own result, used when the provider knows of no payment
 */
export async function resolveOutcome(token: string, result: PaymentResult, kind?: FeeKind): Promise<PaymentResult> {
	for (const pauseMs of syncPausesMs) {
		await wait(pauseMs);
		const syncedFeeStatus = await syncFeeStatus(token, undefined, kind);
		if (syncedFeeStatus?.fee?.state === "paid") return { outcome: "paid" };
		if (syncedFeeStatus?.fee?.checking) return { outcome: "checking" };
		if (syncedFeeStatus?.asked || syncedFeeStatus === null) return result;
	}
	return result.outcome === "dismissed" ? { outcome: "checking" } : result;
}

function wait(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
