import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type ApiResult, changedMessage } from "#src/api-client/api-result.ts";
import { isChanged } from "#src/api-client/changed-file.ts";
import { sayRule } from "#src/forms/checks/say-rule.ts";
import type { FieldErrors } from "#src/forms/definition.ts";
import { type DocumentKind, refusePicked } from "#src/forms/documents.ts";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import { deleteFile, type SavedFile, sendFile } from "./drafts/server-draft.ts";
import type { DraftHandleState } from "./drafts/use-draft-handle.ts";

/** A chosen file and its upload. One that is not on the server is sent with the form. */
export type ChosenFile = {
	name: string;
	/** Bytes. */
	size: number;
} & (
	| {
			state: "sending";
			file: File;
			/** Share that has been sent, from 0 to 1. */
			share: number;
	  }
	| { state: "failed"; file: File; message: string }
	| { state: "sent"; id: string; file?: File }
	| { state: "waiting"; file: File }
);
export type ChosenFiles = Record<string, ChosenFile>;
export type Uploads = ReturnType<typeof useUploads>;
/** Functions and state that a control for a file needs. */
export type FileUploads = Pick<Uploads, "files" | "retry" | "setError" | "choose" | "remove">;

/**
 * Uploads each file as soon as it is chosen.
 * @param handle the server draft that takes the files; without it they wait for the form's submission
 * @param setError shows why a file was refused, or removes the message
 */
export function useUploads(
	handle: DraftHandleState | undefined,
	setError: (name: string, message: string | undefined) => void,
) {
	const [files, setFiles] = useState<ChosenFiles>({});
	const latest = useRef<ChosenFiles>({});
	const running = useRef(new Map<string, { controller: AbortController; done: Promise<void> }>());
	const removing = useRef(new Map<string, Promise<unknown>>());
	/** Fields whose file the server may still have though it was taken out here. */
	const mayBeOnServer = useRef(new Set<string>());

	/** Messages for files that were taken out: they stop the next submission, so that nothing is left out unnoticed. */
	const takenOut = useRef<FieldErrors>({});

	const update = (change: (files: ChosenFiles) => ChosenFiles) => {
		latest.current = change(latest.current);
		setFiles(latest.current);
	};
	const set = (name: string, file: ChosenFile) => update((files) => ({ ...files, [name]: file }));
	const takeOut = (name: string) => update(({ [name]: _removed, ...others }) => others);
	const refuse = (name: string, message: string) => {
		takenOut.current[name] = message;
		setError(name, message);
		takeOut(name);
	};
	const abort = (name: string) => {
		running.current.get(name)?.controller.abort();
		running.current.delete(name);
	};

	const send = async (draft: DraftHandleState, name: string, file: File, signal: AbortSignal) => {
		const about = { name: file.name, size: file.size, file };
		const onProgress = (share: number) => signal.aborted || set(name, { ...about, state: "sending", share });
		const attempt = async (renew: boolean): Promise<ApiResult<SavedFile>> => {
			const token = await draft.getToken(renew);
			return token.ok ? sendFile(token.data, name, { file, onProgress, signal }) : token;
		};
		// Waits for the removal of what was there before, because it could reach the server last and take this file away.
		await removing.current.get(name);
		let result = await attempt(false);
		if (!result.ok && (result.reason === "not-found" || result.reason === "gone")) result = await attempt(true);
		if (signal.aborted) return;
		if (result.ok) set(name, { ...about, state: "sent", id: result.data.id });
		else if (result.reason === "changed") refuse(name, changedMessage(file.name));
		// Sending the same file again can't help.
		else if (result.errors[name]) refuse(name, result.errors[name]);
		else set(name, { ...about, state: "failed", message: result.message });
	};

	const removeFromServer = async (token: string, name: string) => {
		const result = await deleteFile(token, name);
		if (!result.ok && result.reason === "unavailable") mayBeOnServer.current.add(name);
	};

	const start = (name: string, file: File) => {
		abort(name);
		// The new file replaces what is there.
		mayBeOnServer.current.delete(name);
		if (!handle) return set(name, { name: file.name, size: file.size, file, state: "waiting" });
		set(name, { name: file.name, size: file.size, file, state: "sending", share: 0 });
		const controller = new AbortController();
		running.current.set(name, { controller, done: send(handle, name, file, controller.signal) });
	};
	const retry = (name: string) => {
		const file = latest.current[name]?.file;
		if (file) start(name, file);
	};

	const retryFailed = useEffectEvent(() => {
		const token = handle?.current()?.token;
		const remainingFields = [...mayBeOnServer.current];
		mayBeOnServer.current.clear();
		for (const name of remainingFields) if (token) removing.current.set(name, removeFromServer(token, name));
		for (const [name, file] of Object.entries(latest.current)) if (file.state === "failed") retry(name);
	});
	useEffect(() => {
		const onOnline = () => retryFailed();
		addEventListener("online", onOnline);
		return () => removeEventListener("online", onOnline);
	}, []);

	return {
		files,
		retry,
		setError,
		choose: (name: string, file: File, kind: DocumentKind) => {
			const refusal = refusePicked(file, kind);
			delete takenOut.current[name];
			setError(name, refusal && sayRule(refusal, pageMessages()));
			if (!refusal) start(name, file);
		},
		remove: (name: string) => {
			setError(name, undefined);
			abort(name);
			const token = handle?.current()?.token;
			// Files that are still on their way are removed too: they may have arrived, and others may have been there
			// before them.
			const isThere = latest.current[name] !== undefined && latest.current[name].state !== "waiting";
			if (token && isThere) removing.current.set(name, removeFromServer(token, name));
			takeOut(name);
		},
		/** Adds files of an earlier visit; a field's newly chosen file stays. */
		restore: (savedFiles: SavedFile[]) => {
			const restoredUploads = savedFiles.map(({ field, id, name, size }) => [
				field,
				{ state: "sent", id, name, size } as const,
			]);
			update((files) => ({ ...Object.fromEntries(restoredUploads), ...files }));
		},
		/**
		 * Marks these files, or all, as no longer on the server. Those without their content at hand must be chosen
		 * again.
		 */
		markLost: (names = Object.keys(latest.current)) =>
			update((files) => {
				const entries = Object.entries(files).flatMap(([name, chosen]): [string, ChosenFile][] => {
					if (!names.includes(name)) return [[name, chosen]];
					const { file, size } = chosen;
					return file ? [[name, { name: chosen.name, size, file, state: "waiting" }]] : [];
				});
				return Object.fromEntries(entries);
			}),
		/** Waits for all running uploads. @returns what is there now, and messages for what was taken out */
		whenSettled: async (): Promise<{ files: ChosenFiles; errors: FieldErrors }> => {
			await Promise.all([...running.current.values()].map(({ done }) => done));
			for (const [name, { file, state }] of Object.entries(latest.current))
				if (file && state !== "sent" && (await isChanged(file))) refuse(name, changedMessage(file.name));
			const errors = takenOut.current;
			takenOut.current = {};
			return { files: latest.current, errors };
		},
		clear: () => {
			for (const name of [...running.current.keys()]) abort(name);
			update(() => ({}));
		},
	};
}
