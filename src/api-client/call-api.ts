import { inPageLanguage } from "#src/languages/addresses.ts";
import { type ApiResult, type JsonResponse, readResult } from "./api-result.ts";

type ApiRequest = {
	/** GET unless there is something to send. */
	method?: "GET" | "POST" | "PUT" | "DELETE";
	headers?: Record<string, string>;
	/** The body, sent as JSON. */
	json?: unknown;
	signal?: AbortSignal | undefined;
	cache?: RequestCache;
};

const timeoutMs = 20_000;
/** Browsers refuse `keepalive` above 64 KiB of pending bodies. */
const keepaliveLimit = 20_000;

/**
 * Calls an address of our own API. Never rejects. A small body still leaves when the page is closed before the answer.
 */
export async function requestJson(url: string, request: ApiRequest = {}): Promise<JsonResponse> {
	const { json, headers, signal, cache = "default" } = request;
	const { method = json === undefined ? "GET" : "POST" } = request;
	const body = json === undefined ? null : JSON.stringify(json);
	const timeout = AbortSignal.timeout(timeoutMs);
	try {
		const response = await fetch(inPageLanguage(url), {
			method,
			headers: { accept: "application/json", ...headers, ...(body !== null && { "content-type": "application/json" }) },
			body,
			cache,
			keepalive: method !== "GET" && (body?.length ?? 0) < keepaliveLimit,
			signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
		});
		return { status: response.status, body: parseJson(await response.text()) };
	} catch {
		return { status: 0, body: undefined };
	}
}

/**
 * Calls an endpoint that answers in the API's envelope. Never rejects; every failure has a sentence for the visitor.
 */
export async function callApi<Data>(url: string, request?: ApiRequest): Promise<ApiResult<Data>> {
	return readResult<Data>(await requestJson(url, request), request?.signal?.aborted);
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
