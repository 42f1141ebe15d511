import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ApiResult } from "#src/api-client/api-result.ts";
import { type Autosave, type AutosaveStatus, createAutosave, sameSnapshot, statusAfterFailure } from "./autosave.ts";
import type { DraftHandle } from "./local-draft.ts";
import { deleteDraft, fetchDraft, mailDraftLink, type SavedDraft, type Snapshot, saveDraft } from "./server-draft.ts";
import type { DraftHandleState } from "./use-draft-handle.ts";

type ServerDraftOptions = {
	handle: DraftHandleState;
	version: string;
	snapshot: Snapshot;
	/** The draft was fetched. Without `withAnswers`, only its files are to be shown: this device has newer answers. */
	onLoaded: (draft: SavedDraft, withAnswers: boolean) => void;
	/** The draft no longer exists: it was submitted or deleted, or has expired. */
	onEnded: (reason: "deleted" | "submitted") => void;
};

export type ServerDraftState = ReturnType<typeof useServerDraft>;

/** The draft on the server. Answers are saved from the moment the applicant asks for a link; files always are. */
export function useServerDraft({ handle, version, snapshot, onLoaded, onEnded }: ServerDraftOptions) {
	/** The mailed link: the recipient, and its expiry as ISO 8601 in UTC. */
	const [link, setLink] = useState<{ email: string; until: string }>();
	const [status, setStatus] = useState<AutosaveStatus>();
	/** Reason why the draft could not be fetched yet. */
	const [loadFailure, setLoadFailure] = useState<{ message: string; retry: () => void }>();
	const autosave = useRef<Autosave>(undefined);
	/** Current snapshot, for callbacks that run between two renders. */
	const latest = useRef(snapshot);
	/** Snapshot of this device when it began to fetch the draft; undefined once it has it. */
	const openedWith = useRef<Snapshot>(undefined);

	const disconnect = () => {
		autosave.current?.stop();
		autosave.current = undefined;
		openedWith.current = undefined;
		handle.set(undefined);
		setLink(undefined);
		setLoadFailure(undefined);
	};
	const onStatus = (next: AutosaveStatus) => {
		setStatus(next);
		if (next.state !== "ended") return;
		disconnect();
		onEnded(next.reason);
	};
	const startAutosave = (
		token: string,
		{ revision, saved_at }: { revision: number; saved_at: string | null },
		onServer: Snapshot,
	) => {
		autosave.current?.stop();
		autosave.current = createAutosave({
			known: { revision, savedAt: saved_at, snapshot: onServer },
			save: (next, revision) => saveDraft(token, { ...next, version, revision }),
			onStatus: (next, savedDraft) => {
				if (savedDraft) {
					handle.set({ token, revision: savedDraft.revision, dirty: false });
					setLink((link) => link && { ...link, until: savedDraft.expires_at });
				}
				onStatus(next);
			},
		});
		setStatus({ state: "saved", savedAt: saved_at });
		handle.set({ token, revision, dirty: false });
	};
	const save = (next: Snapshot) => {
		const current = handle.current();
		const isNewer = autosave.current
			? autosave.current.change(next)
			: openedWith.current !== undefined && !sameSnapshot(next, openedWith.current);
		if (isNewer && current && !current.dirty) handle.set({ ...current, dirty: true });
	};

	/** Opens a draft. `local` is this device's copy; changes made to it since then are not overwritten. */
	const open = async (from: DraftHandle, local?: Snapshot): Promise<void> => {
		handle.set(from);
		openedWith.current = local;
		const result = await fetchDraft(from.token);
		const current = handle.current();
		if (current?.token !== from.token) return;
		if (!result.ok && result.reason === "unavailable")
			return setLoadFailure({ message: result.message, retry: () => void open(handle.current() ?? from, local) });
		setLoadFailure(undefined);
		openedWith.current = undefined;
		if (!result.ok) return onStatus(statusAfterFailure(result));
		const draft = result.data;
		const onServer = { answers: draft.answers, step: draft.step };
		// A page that was closed while saving does not know whether that save arrived.
		const changedLocally = local !== undefined && (from.dirty || !sameSnapshot(latest.current, local));
		const newerLocally = changedLocally && !sameSnapshot(latest.current, onServer);
		onLoaded(draft, draft.email !== null && !newerLocally);
		if (draft.email === null) return handle.set({ ...current, revision: draft.revision });
		startAutosave(from.token, draft, onServer);
		setLink({ email: draft.email, until: draft.expires_at });
		if (newerLocally && draft.revision !== from.revision) {
			autosave.current?.stop();
			setStatus({ state: "conflict", changedAt: draft.saved_at });
		} else if (newerLocally) save(latest.current);
	};

	/** Stores the answers on the server and mails a link to them. */
	const mailLink = async (email: string): Promise<ApiResult<unknown>> => {
		const token = await handle.getToken();
		if (!token.ok) return token;
		if (!autosave.current) {
			const snapshot = latest.current;
			const saveOver = (revision = 0) => saveDraft(token.data, { ...snapshot, version, revision });
			let result = await saveOver(handle.current()?.revision);
			if (!result.ok && result.reason === "conflict") {
				// No one else has a draft without a link: it was stored by an earlier try whose answer was lost.
				const draft = await fetchDraft(token.data);
				if (draft.ok && draft.data.email === null) result = await saveOver(draft.data.revision);
			}
			if (!result.ok) return result;
			startAutosave(token.data, result.data, snapshot);
		}
		void autosave.current?.flush();
		const mailed = await mailDraftLink(token.data, email);
		if (mailed.ok) setLink({ email: mailed.data.email, until: mailed.data.expires_at });
		return mailed;
	};

	/** Decides between the answers on this device and those saved from elsewhere. */
	const resolveConflict = async (keep: "local" | "server"): Promise<void> => {
		const from = handle.current();
		if (!from) return;
		if (keep === "server") return open({ ...from, dirty: false });
		const result = await fetchDraft(from.token);
		if (!result.ok) return result.reason === "unavailable" ? undefined : onStatus(statusAfterFailure(result));
		startAutosave(from.token, result.data, { answers: result.data.answers, step: result.data.step });
		save(latest.current);
		void autosave.current?.flush();
	};
	const detach = () => {
		disconnect();
		setStatus(undefined);
	};

	const onSnapshot = useEffectEvent((next: Snapshot) => {
		latest.current = next;
		save(next);
	});
	useEffect(() => onSnapshot(snapshot), [snapshot]);
	const onOnline = useEffectEvent(() => loadFailure?.retry());
	useEffect(() => {
		const flush = () => autosave.current?.flush();
		const online = () => {
			flush();
			onOnline();
		};
		addEventListener("online", online);
		addEventListener("pagehide", flush);
		return () => {
			removeEventListener("online", online);
			removeEventListener("pagehide", flush);
		};
	}, []);

	return {
		link,
		status,
		loadFailure,
		token: () => handle.current()?.token,
		/** The draft's token; it is created if need be. */
		getToken: () => handle.getToken(),
		open,
		mailLink,
		resolveConflict,
		flush: () => void autosave.current?.flush(),
		/** Stops saving; the draft stays on the server. */
		detach,
		/**
		 * Deletes the draft from the server, with its files and links.
		 * @returns why it may still be there: then this device still knows it
		 */
		deleteDraft: async (): Promise<string | undefined> => {
			const token = handle.current()?.token;
			const result = token === undefined ? undefined : await deleteDraft(token);
			if (result?.ok === false && result.reason === "unavailable") return result.message;
			detach();
			return undefined;
		},
	};
}
