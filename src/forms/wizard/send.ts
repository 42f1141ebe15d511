import type { FieldErrors } from "../description.ts";

export type SendResult<Data> = { ok: true; data: Data } | { ok: false; message: string; errors: FieldErrors };

type Request = {
	url: string;
	/** Multipart, or a text of JSON. */
	body: FormData | string;
	idempotencyKey: string;
	/** From 0 to 1, while the body leaves. */
	onProgress: (share: number) => void;
	signal?: AbortSignal;
};

const unreachable = "We could not reach the school’s server. Please check your connection and submit again: everything you entered is still here.";
const unreadable = "The server gave an answer that we could not read. Please submit again: everything you entered is still here, and nothing is stored twice.";

/** Sends a form with its files and tells how it ended, always in words; never rejects. XMLHttpRequest, since fetch does not report upload progress. */
export function sendForm<Data>({ url, body, idempotencyKey, onProgress, signal }: Request): Promise<SendResult<Data>> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		const fail = (message: string, errors: FieldErrors = {}) => resolve({ ok: false, message, errors });
		request.open("POST", url);
		request.setRequestHeader("Idempotency-Key", idempotencyKey);
		request.setRequestHeader("Accept", "application/json");
		if (typeof body === "string") request.setRequestHeader("Content-Type", "application/json");
		request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
		request.onerror = () => fail(unreachable);
		request.onabort = () => fail("Sending was stopped. Everything you entered is still here.");
		request.onload = () => {
			const answer = parse<Data>(request.responseText);
			if (!answer) fail(request.status >= 500 ? unreachable : unreadable);
			else if (answer.status) resolve({ ok: true, data: answer.data });
			else fail(answer.message, answer.errors);
		};
		signal?.addEventListener("abort", () => request.abort());
		request.send(body);
	});
}

type Envelope<Data> = { status: true; data: Data } | { status: false; message: string; errors?: FieldErrors };

function parse<Data>(text: string): Envelope<Data> | undefined {
	try {
		const answer: unknown = JSON.parse(text);
		return typeof answer === "object" && answer !== null && "status" in answer ? (answer as Envelope<Data>) : undefined;
	} catch {
		return undefined;
	}
}
