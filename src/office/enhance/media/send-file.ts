import { Upload } from "tus-js-client";
import { isChanged } from "#src/api-client/changed-file.ts";
import { partSize } from "#src/content/media/media-limits.ts";
import * as officePaths from "#src/office-paths.ts";

type Options = {
	/** Bytes that have left, of this file. */
	onProgress: (sent: number) => void;
	/** Reason for waiting, as text; the upload continues automatically. */
	onWaiting: (message: string) => void;
	/** Cancels the upload, for good. */
	signal: AbortSignal;
};

type UploadOutcome = { address: string } | { refused: string } | undefined;

/** A day of them, after which the server has forgotten the upload. */
const pausesMs = [1000, 2000, 4000, 8000, 16_000, ...Array<number>(4320).fill(20_000)];

/**
 * Sends a file in parts by the tus protocol, and goes on wherever it has stopped: after a lost connection, a reload,
 * or a restart of the server.
 * @returns the upload's address, or why the file is not taken; undefined when it was cancelled
 */
export function sendFile(file: File, { onProgress, onWaiting, signal }: Options): Promise<UploadOutcome> {
	let resolve: (outcome: UploadOutcome) => void = () => {};
	const sent = new Promise<UploadOutcome>((settle) => {
		resolve = settle;
	});
	const controller = new AbortController();
	let signedOut = false;
	let waiting = false;
	const upload = new Upload(file, {
		endpoint: officePaths.mediaUploads,
		chunkSize: partSize,
		retryDelays: pausesMs,
		removeFingerprintOnSuccess: true,
		metadata: { filename: file.name, filetype: file.type },
		// The same file again has the same name, length and day of change.
		fingerprint: async ({ name, size, lastModified }) => `${size}:${lastModified}:${name}`,
		onBeforeRequest() {
			waiting = false;
			signedOut = false;
		},
		onAfterResponse(_request, response) {
			const { responseURL } = response.getUnderlyingObject();
			signedOut = !new URL(responseURL).pathname.startsWith(officePaths.mediaUploads);
			// Else an upload that cannot be asked for just now would begin again.
			if (signedOut || response.getStatus() >= 500) throw new Error("The office isn’t responding.");
		},
		onShouldRetry({ originalResponse: answer }) {
			if (answer && answer.getStatus() !== 409) return false;
			waiting = true;
			onWaiting(
				`${signedOut ? "You’re signed out. Sign in in another tab" : "No connection"}. It’ll continue automatically.`,
			);
			void isChanged(file).then((changed) => {
				if (!changed) return;
				end({ refused: "it was changed or removed after you chose it. Choose it again." });
			});
			return true;
		},
		onProgress,
		onError: (error) =>
			resolve({ refused: messageIn("originalResponse" in error ? error.originalResponse?.getBody() : "") }),
		onSuccess: () => resolve({ address: new URL(upload.url ?? "", location.origin).pathname }),
	});
	const end = (outcome: UploadOutcome) => {
		void upload.abort(true).catch(() => {});
		resolve(outcome);
	};
	signal.addEventListener("abort", () => end(undefined), { signal: controller.signal });
	const goOn = () => waiting && void upload.abort().then(() => upload.start());
	addEventListener("online", goOn, { signal: controller.signal });
	void upload.findPreviousUploads().then(([previous]) => {
		if (previous) upload.resumeFromPreviousUpload(previous);
		if (!signal.aborted) upload.start();
	});
	return sent.finally(() => controller.abort());
}

function messageIn(body = ""): string {
	try {
		return JSON.parse(body).message || "it wasn’t accepted.";
	} catch {
		return "it wasn’t accepted.";
	}
}
