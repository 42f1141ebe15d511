import { partSize } from "#src/content/media/media-limits.ts";
import * as officePaths from "#src/office-paths.ts";
import { forgetUpload, rememberedAddress, rememberUpload } from "./remembered-uploads.ts";

type Options = {
	/** Bytes that have left, of this file. */
	onProgress: (sent: number) => void;
	/** Why it waits, in words; it goes on by itself. */
	onWaiting: (words: string) => void;
	/** Cancels the upload, for good. */
	signal: AbortSignal;
};

type Answer = { status: number; headers: (name: string) => string | null; message: string; signedOut: boolean };

const firstPauseMs = 1000;
const maxPauseMs = 20_000;

/**
 * Sends a file in parts by the tus protocol, and goes on wherever it has stopped: after a lost connection, a reload,
 * or a restart of the server.
 * @returns the upload's address, or why the file is not taken; undefined when it was cancelled
 */
export async function sendFile(
	file: File,
	{ onProgress, onWaiting, signal }: Options,
): Promise<{ address: string } | { refused: string } | undefined> {
	let address = rememberedAddress(file);
	let offset: number | undefined;
	let pauseMs = firstPauseMs;
	while (!signal.aborted) {
		const answer = await (address === undefined
			? create(file, signal)
			: offset === undefined
				? ask({ method: "HEAD", address, signal })
				: sendPart(file, { address, offset, onProgress, signal }));
		const { status, headers, message, signedOut } = answer;
		const come = headers("upload-offset");
		if (!signedOut && status === 201) {
			address = new URL(headers("location") ?? "", location.origin).pathname;
			rememberUpload(file, address);
		}
		if (!signedOut && come !== null && status < 500) {
			pauseMs = firstPauseMs;
			offset = Number(come);
			onProgress(offset);
			if (offset >= file.size && address !== undefined) return { address };
		} else if (status === 404 && !signedOut) {
			forgetUpload(file);
			address = undefined;
			offset = undefined;
		} else if (status >= 400 && status < 500 && !signedOut) {
			return { refused: message || "it was not taken." };
		} else {
			const why = signedOut ? "You are signed out. Sign in in another tab" : "No connection";
			onWaiting(`${why}; it goes on by itself.`);
			await pause(pauseMs, signal);
			pauseMs = Math.min(pauseMs * 2, maxPauseMs);
			offset = undefined;
		}
	}
	forgetUpload(file);
	if (address) void fetch(address, { method: "DELETE" }).catch(() => {});
	return undefined;
}

function create(file: File, signal: AbortSignal): Promise<Answer> {
	const metadata = `filename ${base64(file.name)},filetype ${base64(file.type)}`;
	const headers = { "upload-length": String(file.size), "upload-metadata": metadata };
	return ask({ method: "POST", address: officePaths.mediaUploads, headers, signal });
}

type Part = Pick<Options, "onProgress" | "signal"> & { address: string; offset: number };

function sendPart(file: File, { address, offset, onProgress, signal }: Part): Promise<Answer> {
	return ask({
		method: "PATCH",
		address,
		headers: { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
		body: file.slice(offset, offset + partSize),
		onProgress: (sent) => onProgress(offset + sent),
		signal,
	});
}

type PartRequest = {
	method: string;
	address: string;
	headers?: Record<string, string>;
	body?: Blob;
	onProgress?: (sent: number) => void;
	signal: AbortSignal;
};

/** By XMLHttpRequest, which says how much of a body has left. Never rejects; the status is 0 without a connection. */
function ask({ method, address, headers, body, onProgress, signal }: PartRequest): Promise<Answer> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		const abort = () => request.abort();
		request.open(method, address);
		for (const [name, value] of Object.entries({ "tus-resumable": "1.0.0", ...headers }))
			request.setRequestHeader(name, value);
		if (onProgress) request.upload.onprogress = ({ loaded }) => onProgress(loaded);
		request.onloadend = () => {
			signal.removeEventListener("abort", abort);
			resolve({
				status: request.status,
				headers: (name) => request.getResponseHeader(name),
				message: messageIn(request.responseText),
				signedOut: request.responseURL !== "" && !new URL(request.responseURL).pathname.startsWith(address),
			});
		};
		signal.addEventListener("abort", abort);
		request.send(body);
	});
}

function messageIn(body: string): string {
	try {
		return JSON.parse(body).message ?? "";
	} catch {
		return "";
	}
}

function base64(text: string): string {
	return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** Ends early when the connection is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const done = new AbortController();
		const end = () => {
			clearTimeout(timer);
			done.abort();
			resolve();
		};
		const timer = setTimeout(end, ms);
		addEventListener("online", end, { signal: done.signal });
		signal.addEventListener("abort", end, { signal: done.signal });
	});
}
