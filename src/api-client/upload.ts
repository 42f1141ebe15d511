import { inPageLanguage } from "#src/languages/addresses.ts";
import { type ApiResult, changedMessage, readResult } from "./api-result.ts";
import { isChanged } from "./changed-file.ts";

type Upload = {
	/** Multipart, or JSON as text. */
	body: FormData | string;
	headers?: Record<string, string>;
	/** `share` goes from 0 to 1 while the body leaves. */
	onProgress: (share: number) => void;
	signal?: AbortSignal;
};

/** Statuses of a proxy whose server is being restarted, or of that server. A release is over after a few seconds. */
const restarting = [502, 503, 504];
/** Browsers count as sent what the phone has yet to send, so an answer may be long in coming. */
const idleTimeoutMs = 180_000;
const pausesMs = [1000, 2000, 4000, 8000, 16_000];

/**
 * Posts a body that may be large and reports its progress, which `fetch` cannot do. Has no timeout as a whole, since
 * five megabytes take minutes on a slow phone; a connection on which nothing moves any more is given up. While the
 * server is being started again it is sent anew for half a minute, so the address must store a repeat once. Never
 * rejects.
 */
export async function upload<Data>(url: string, request: Upload): Promise<ApiResult<Data>> {
	for (const pauseMs of pausesMs) {
		const result = await uploadOnce<Data>(url, request);
		if (result.status === 0 && request.body instanceof FormData && !request.signal?.aborted)
			return (await findChanged(request.body)) ?? result;
		if (!restarting.includes(result.status) || request.signal?.aborted) return result;
		await new Promise((resolve) => setTimeout(resolve, pauseMs));
	}
	return uploadOnce(url, request);
}

/** Finds out why no answer came, where a file is the reason. */
async function findChanged(body: FormData): Promise<ApiResult<never> | undefined> {
	for (const [name, value] of body) {
		if (typeof value === "string" || !(await isChanged(value))) continue;
		const message = changedMessage(value.name);
		return { ok: false, status: 0, reason: "changed", message, errors: { [name]: message } };
	}
	return undefined;
}

function uploadOnce<Data>(url: string, { body, headers, onProgress, signal }: Upload): Promise<ApiResult<Data>> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		let idleTimer: ReturnType<typeof setTimeout> | undefined;
		const settle = () => {
			clearTimeout(idleTimer);
			resolve(readResult<Data>({ status: request.status, body: request.response }, signal?.aborted));
		};
		const restartIdleTimer = () => {
			clearTimeout(idleTimer);
			idleTimer = setTimeout(() => request.abort(), idleTimeoutMs);
		};
		if (signal?.aborted) return settle();
		request.open("POST", inPageLanguage(url));
		request.responseType = "json";
		const type = typeof body === "string" ? { "content-type": "application/json" } : {};
		for (const [name, value] of Object.entries({ accept: "application/json", ...type, ...headers }))
			request.setRequestHeader(name, value);
		request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
			restartIdleTimer();
			if (lengthComputable) onProgress(loaded / total);
		};
		request.onprogress = restartIdleTimer;
		request.onloadend = settle;
		signal?.addEventListener("abort", () => request.abort());
		request.send(body);
		restartIdleTimer();
	});
}
