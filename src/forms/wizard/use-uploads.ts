import { useEffect, useRef, useState } from "react";
import type { ApiResult } from "#src/api-client/api-result.ts";
import { deleteFile, type SavedFile, sendFile } from "./server-draft.ts";

/** A chosen file and how it stands with the server. One that could not be sent goes along with the form. */
export type ChosenFile = { name: string /** Bytes. */; size: number } & (
	| { state: "sending"; file: File /** From 0 to 1. */; share: number }
	| { state: "failed"; file: File; message: string }
	| { state: "sent"; id: string; file?: File }
	| { state: "waiting"; file: File }
);
export type ChosenFiles = Record<string, ChosenFile>;

/** Where files are sent: a token, asked for when the first one is chosen, and anew when the server no longer knows it. */
export type UploadPlace = { token: (fresh?: boolean) => Promise<ApiResult<string>>; known: () => string | undefined };

/** Sends each file as soon as it is chosen. Without a place they wait for the form itself. */
export function useUploads(place: UploadPlace | undefined) {
	const [files, setFiles] = useState<ChosenFiles>({});
	const current = useRef<ChosenFiles>({});
	const running = useRef(new Map<string, { stop: AbortController; done: Promise<void> }>());

	const update = (change: (files: ChosenFiles) => ChosenFiles) => {
		current.current = change(current.current);
		setFiles(current.current);
	};
	const set = (name: string, file: ChosenFile) => update((files) => ({ ...files, [name]: file }));
	const stop = (name: string) => {
		running.current.get(name)?.stop.abort();
		running.current.delete(name);
	};

	const send = async (uploads: UploadPlace, name: string, file: File, signal: AbortSignal) => {
		const about = { name: file.name, size: file.size, file };
		const onProgress = (share: number) => signal.aborted || set(name, { ...about, state: "sending", share });
		const attempt = async (fresh: boolean): Promise<ApiResult<SavedFile>> => {
			const token = await uploads.token(fresh);
			return token.ok ? sendFile(token.data, name, { file, onProgress, signal }) : token;
		};
		let result = await attempt(false);
		if (!result.ok && (result.reason === "not-found" || result.reason === "gone")) result = await attempt(true);
		if (signal.aborted) return;
		set(
			name,
			result.ok
				? { ...about, state: "sent", id: result.data.id }
				: { ...about, state: "failed", message: result.errors[name] ?? result.message },
		);
	};

	const start = (name: string, file: File) => {
		stop(name);
		if (!place) return set(name, { name: file.name, size: file.size, file, state: "waiting" });
		set(name, { name: file.name, size: file.size, file, state: "sending", share: 0 });
		const controller = new AbortController();
		running.current.set(name, { stop: controller, done: send(place, name, file, controller.signal) });
	};

	const retry = (name: string) => {
		const file = current.current[name]?.file;
		if (file) start(name, file);
	};
	const retryAll = useRef(() => {});
	retryAll.current = () => {
		for (const [name, file] of Object.entries(current.current)) if (file.state === "failed") retry(name);
	};
	useEffect(() => {
		const again = () => retryAll.current();
		addEventListener("online", again);
		return () => removeEventListener("online", again);
	}, []);

	return {
		files,
		choose: start,
		retry,
		remove: (name: string) => {
			stop(name);
			const token = place?.known();
			if (token && current.current[name]?.state === "sent") void deleteFile(token, name);
			update(({ [name]: _gone, ...others }) => others);
		},
		/** Files of an earlier visit; one that was chosen since then stays. */
		restore: (saved: SavedFile[]) =>
			update((files) => ({
				...Object.fromEntries(
					saved.map(({ field, id, name, size }) => [field, { state: "sent", id, name, size } as const]),
				),
				...files,
			})),
		/** The server no longer has these: those still in the page's memory go along with the form, the others must be chosen again. */
		lost: (names: string[]) =>
			update((files) =>
				Object.fromEntries(
					Object.entries(files).flatMap(([name, { file, ...known }]): [string, ChosenFile][] => {
						if (!names.includes(name)) return [[name, files[name] as ChosenFile]];
						return file ? [[name, { name: known.name, size: known.size, file, state: "waiting" }]] : [];
					}),
				),
			),
		/** Waits until nothing is under way. */
		settled: async (): Promise<ChosenFiles> => {
			await Promise.all([...running.current.values()].map(({ done }) => done));
			return current.current;
		},
		clear: () => {
			for (const name of [...running.current.keys()]) stop(name);
			update(() => ({}));
		},
	};
}
