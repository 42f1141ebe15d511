import { callApi } from "#src/api-client/call-api.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import type { FeeState } from "#src/payment/fee/fee.ts";

/** An application's fee as the server knows it; `fee` is null when none is charged. */
export type FeeStatus = {
	reference: string;
	fee: { state: FeeState; payment_id: string | null; checking: boolean } | null;
};

/** `asked`: whether the provider has just confirmed this state; otherwise it is the stored one. */
export type SyncedFeeStatus = FeeStatus & { asked: boolean };

/** @returns null when the server knows no such application, undefined when it does not answer */
export function fetchFeeStatus(token: string, signal?: AbortSignal): Promise<FeeStatus | null | undefined> {
	return read(apiUrl(apiPaths.applicationStatus), { headers: { authorization: `Bearer ${token}` }, signal });
}

/**
 * Has the server ask the provider first.
 * @returns null when the server knows no such application, undefined when it does not answer
 */
export function syncFeeStatus(token: string, signal?: AbortSignal): Promise<SyncedFeeStatus | null | undefined> {
	return read(apiUrl(apiPaths.paymentCheck), { json: { application: token }, signal });
}

async function read<Data>(url: string, request: Parameters<typeof callApi>[1]): Promise<Data | null | undefined> {
	const result = await callApi<Data>(url, request);
	if (result.ok) return result.data;
	return result.status === 404 || result.status === 422 ? null : undefined;
}
