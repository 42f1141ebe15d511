import type { FieldErrors } from "#src/forms/definition.ts";

/**
 * How a call ended, always in words for the applicant. later: the server could not be reached or asks for patience, so the same
 * call may be made again; gone: nothing belongs to the token; submitted: the application was sent; changed: somebody else changed it.
 */
export type Called<Data> = { ok: true; data: Data } | NotTaken;
export type NotTaken = {
	ok: false;
	reason: "later" | "gone" | "submitted" | "changed" | "refused" | "stopped";
	message: string;
	errors: FieldErrors;
	/** What the server said beside the message. */
	data?: unknown;
};

const unreachable =
	"We could not reach the school’s server. Please check your connection and try again: everything you entered is still here.";
const unreadable =
	"The server gave an answer that we could not read. Please try again: everything you entered is still here, and nothing is stored twice.";
const stopped = "Sending was stopped. Everything you entered is still here.";
const reasons: Record<number, NotTaken["reason"]> = { 404: "gone", 409: "changed", 410: "submitted", 429: "later" };
const patience = 20_000;

type Call = {
	method: "GET" | "POST" | "PUT" | "DELETE";
	headers?: Record<string, string> /** Sent as JSON. */;
	json?: unknown;
};

/** Calls the school's API with little to carry; what is sent still leaves when the page is closed meanwhile. Never rejects. */
export async function callApi<Data>(url: string, { method, headers, json }: Call): Promise<Called<Data>> {
	const body = json === undefined ? undefined : JSON.stringify(json);
	try {
		const answer = await fetch(url, {
			method,
			headers: {
				accept: "application/json",
				...headers,
				...(body !== undefined && { "content-type": "application/json" }),
			},
			...(body !== undefined && { body }),
			keepalive: method !== "GET" && (body?.length ?? 0) < 20_000,
			signal: AbortSignal.timeout(patience),
		});
		return judge<Data>(answer.status, await answer.text());
	} catch {
		return notTaken("later", unreachable);
	}
}

type Upload = {
	/** Multipart, or a text of JSON. */
	body: FormData | string;
	headers?: Record<string, string>;
	/** From 0 to 1, while the body leaves. */
	onProgress: (share: number) => void;
	signal?: AbortSignal;
};

/** Sends what may be large and tells how far it is. XMLHttpRequest, since fetch does not report that. Never rejects. */
export function upload<Data>(url: string, { body, headers = {}, onProgress, signal }: Upload): Promise<Called<Data>> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		if (signal?.aborted) return resolve(notTaken("stopped", stopped));
		request.open("POST", url);
		const type = typeof body === "string" ? { "content-type": "application/json" } : {};
		for (const [name, value] of Object.entries({ accept: "application/json", ...type, ...headers }))
			request.setRequestHeader(name, value);
		request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
		request.onerror = () => resolve(notTaken("later", unreachable));
		request.onabort = () => resolve(notTaken("stopped", stopped));
		request.onload = () => resolve(judge<Data>(request.status, request.responseText));
		signal?.addEventListener("abort", () => request.abort());
		request.send(body);
	});
}

type Envelope<Data> =
	| { status: true; data: Data }
	| { status: false; message: string; errors?: FieldErrors; data?: unknown };

function judge<Data>(status: number, text: string): Called<Data> {
	const answer = parse<Data>(text);
	if (answer?.status) return { ok: true, data: answer.data };
	if (status >= 500) return notTaken("later", unreachable);
	if (!answer) return notTaken("later", unreadable);
	return { ...notTaken(reasons[status] ?? "refused", answer.message), errors: answer.errors ?? {}, data: answer.data };
}

function notTaken(reason: NotTaken["reason"], message: string): NotTaken {
	return { ok: false, reason, message, errors: {} };
}

function parse<Data>(text: string): Envelope<Data> | undefined {
	try {
		const answer: unknown = JSON.parse(text);
		return typeof answer === "object" && answer !== null && "status" in answer ? (answer as Envelope<Data>) : undefined;
	} catch {
		return undefined;
	}
}
