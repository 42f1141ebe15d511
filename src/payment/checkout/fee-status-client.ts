import { callApi } from "#src/api-client/call-api.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import type { FeeKind, FeeState } from "#src/payment/fee/fee.ts";

type FeeAnswer = { state: FeeState; payment_id: string | null; checking: boolean };

/** A fee as the server knows it; null when none is charged. */
export type FeeStatus = { reference: string; fee: FeeAnswer | null };

/** `asked`: whether the provider has just confirmed this state; otherwise it is the stored one. */
export type SyncedFeeStatus = FeeStatus & { asked: boolean };

/**
 * @param kind which fee of an application's token; a payer link has its own
 * @returns null when the server knows no such application, undefined when it does not answer
 */
export async function fetchFeeStatus(
	token: string,
	signal?: AbortSignal,
	kind?: FeeKind,
): Promise<FeeStatus | null | undefined> {
	const feeStatus = await read<FeeStatus & { seat_fee?: FeeAnswer | null }>(apiUrl(apiPaths.applicationStatus), {
		headers: { authorization: `Bearer ${token}` },
		signal,
	});
	if (!feeStatus || kind !== "seat" || feeStatus.seat_fee === undefined) return feeStatus;
	return { reference: feeStatus.reference, fee: feeStatus.seat_fee };
}

/**
 * Has the server ask the provider first.
 * @returns null when the server knows no such application, undefined when it does not answer
 */
export function syncFeeStatus(
	token: string,
	signal?: AbortSignal,
	kind?: FeeKind,
): Promise<SyncedFeeStatus | null | undefined> {
	return read(apiUrl(apiPaths.paymentCheck), { json: { application: token, ...(kind && { fee: kind }) }, signal });
}

async function read<Data>(url: string, request: Parameters<typeof callApi>[1]): Promise<Data | null | undefined> {
	const result = await callApi<Data>(url, request);
	if (result.ok) return result.data;
	return result.status === 404 || result.status === 422 ? null : undefined;
}
