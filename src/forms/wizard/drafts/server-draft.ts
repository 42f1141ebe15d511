import { callApi } from "#src/api-client/call-api.ts";
import { upload } from "#src/api-client/upload.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";

/** An API path with the word of the link that has opened this page: it goes with what is begun and sent here. */
export function withSource(url: string): string {
	if (typeof location === "undefined") return url;
	const from = new URLSearchParams(location.search).get("from");
	return from ? `${url}?${new URLSearchParams({ from })}` : url;
}

/** An unsent application on the server. Times are ISO 8601 in UTC. */
export type SavedDraft = Snapshot & {
	application_type: string;
	version: string;
	/** Incremented by each save. */
	revision: number;
	saved_at: string | null;
	/** The recipient of the link; null while the draft only holds files. */
	email: string | null;
	expires_at: string;
	files: SavedFile[];
};
export type SavedFile = {
	/** Refers to the file in a submission. */
	id: string;
	field: string;
	name: string;
	/** Bytes. */
	size: number;
};
export type Snapshot = { answers: Record<string, string>; step: number };
export type SaveResult = { revision: number; saved_at: string; expires_at: string };

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Creates a draft. @returns the token that opens it */
export function createDraft(applicationType: string) {
	return callApi<{ token: string }>(withSource(apiUrl(apiPaths.draftAdd)), {
		method: "POST",
		json: { application_type: applicationType },
	});
}

export function fetchDraft(token: string) {
	return callApi<SavedDraft>(apiUrl(apiPaths.draft), { method: "GET", headers: bearer(token) });
}

/** Saves answers without checking them. Fails with `conflict` unless `revision` is the server's. */
export function saveDraft(token: string, json: Snapshot & { version: string; revision: number }) {
	return callApi<SaveResult>(apiUrl(apiPaths.draft), { method: "PUT", headers: bearer(token), json });
}

/** Requests an email with a link that opens the draft on any device. */
export function mailDraftLink(token: string, email: string) {
	return callApi<{ email: string; expires_at: string }>(apiUrl(apiPaths.draftLink), {
		method: "POST",
		headers: bearer(token),
		json: { email },
	});
}

/** Deletes answers, files and all links. */
export function deleteDraft(token: string) {
	return callApi<unknown>(apiUrl(apiPaths.draft), { method: "DELETE", headers: bearer(token) });
}

/** `share` is from 0 to 1. */
type FileUpload = { file: File; onProgress: (share: number) => void; signal: AbortSignal };

export function sendFile(token: string, field: string, { file, onProgress, signal }: FileUpload) {
	const body = new FormData();
	body.append("file", file, file.name);
	return upload<SavedFile>(apiUrl(apiPaths.draftFile(field)), { body, headers: bearer(token), onProgress, signal });
}

export function deleteFile(token: string, field: string) {
	return callApi<unknown>(apiUrl(apiPaths.draftFile(field)), { method: "DELETE", headers: bearer(token) });
}
