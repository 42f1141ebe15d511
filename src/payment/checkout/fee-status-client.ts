import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import type { FeeState } from "#src/payment/fee/fee.ts";

/** How an application and its fee stand, as the server says; `fee` is null when none is asked for. */
export type Standing = {
	reference: string;
	fee: { state: FeeState; payment_id: string | null; checking: boolean } | null;
};

/** `asked` tells whether the provider has just said so; else it is what was known before. */
export type AskedStanding = Standing & { asked: boolean };

const longestCallMs = 20_000;

/** What the server knows. @returns undefined when it could not be asked, null when it knows no such application */
export function readStanding(token: string, signal?: AbortSignal): Promise<Standing | null | undefined> {
	return call(apiUrl(apiPaths.applicationStatus), { headers: { authorization: `Bearer ${token}` } }, signal);
}

/** Lets the server ask the provider first. @returns undefined when the server could not be asked, null when it knows no such application */
export function askProvider(token: string, signal?: AbortSignal): Promise<AskedStanding | null | undefined> {
	const body = JSON.stringify({ application: token });
	return call(
		apiUrl(apiPaths.paymentCheck),
		{ method: "POST", headers: { "content-type": "application/json" }, body },
		signal,
	);
}

async function call<Data>(path: string, init: RequestInit, stop?: AbortSignal): Promise<Data | null | undefined> {
	try {
		const signal = AbortSignal.any([AbortSignal.timeout(longestCallMs), ...(stop ? [stop] : [])]);
		const response = await fetch(path, { ...init, signal });
		if (response.status === 404 || response.status === 422) return null;
		return response.ok ? (await response.json()).data : undefined;
	} catch {
		return undefined;
	}
}
