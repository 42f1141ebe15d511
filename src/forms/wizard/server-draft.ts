import { callApi } from "#src/api-client/call-api.ts";
import { upload } from "#src/api-client/upload.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";

/** What the server keeps of an application that is not sent yet. Times are ISO 8601 in UTC. */
export type SavedDraft = Snapshot & {
	application_type: string;
	version: string;
	/** Grows by one with each saving: tells whether somebody else saved in between. */
	revision: number;
	saved_at: string | null;
	/** Where the link was sent; null while the draft only holds files. */
	email: string | null;
	expires_at: string;
	files: SavedFile[];
};
export type SavedFile = {
	/** Names the file when the form is sent. */ id: string;
	field: string;
	name: string /** Bytes. */;
	size: number;
};
export type Snapshot = { answers: Record<string, string>; step: number };
export type Saved = { revision: number; saved_at: string; expires_at: string };

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Makes a draft for this form. @returns the token that opens it */
export function makeDraft(applicationType: string) {
	return callApi<{ token: string }>(apiUrl(apiPaths.draftAdd), {
		method: "POST",
		json: { application_type: applicationType },
	});
}

export function fetchDraft(token: string) {
	return callApi<SavedDraft>(apiUrl(apiPaths.draft), { method: "GET", headers: bearer(token) });
}

/** Saves answers as they are, right or wrong. Refused as `changed` when `revision` is not the server's. */
export function saveDraft(token: string, json: Snapshot & { version: string; revision: number }) {
	return callApi<Saved>(apiUrl(apiPaths.draft), { method: "PUT", headers: bearer(token), json });
}

/** Asks for a mail with a link that opens the draft on any device. */
export function mailDraftLink(token: string, email: string) {
	return callApi<{ email: string; expires_at: string }>(apiUrl(apiPaths.draftLink), {
		method: "POST",
		headers: bearer(token),
		json: { email },
	});
}

/** Takes answers, files and every link away. */
export function deleteDraft(token: string) {
	return callApi<unknown>(apiUrl(apiPaths.draft), { method: "DELETE", headers: bearer(token) });
}

type Sending = { file: File; onProgress: (share: number) => void; signal: AbortSignal };

export function sendFile(token: string, field: string, { file, onProgress, signal }: Sending) {
	const body = new FormData();
	body.append("file", file, file.name);
	return upload<SavedFile>(apiUrl(apiPaths.draftFile(field)), { body, headers: bearer(token), onProgress, signal });
}

export function deleteFile(token: string, field: string) {
	return callApi<unknown>(apiUrl(apiPaths.draftFile(field)), { method: "DELETE", headers: bearer(token) });
}
