import { useEffect, useRef, useState } from "react";
import type { ApiResult } from "#src/api-client/api-result.ts";
import { type Autosave, type AutosaveStatus, createAutosave, endOf, sameSnapshot } from "./autosave.ts";
import type { SavedPlace } from "./local-draft.ts";
import {
	deleteDraft,
	fetchDraft,
	mailDraftLink,
	makeDraft,
	type SavedDraft,
	type Snapshot,
	saveDraft,
} from "./server-draft.ts";

type Options = {
	/** The form's `application_type`; without it nothing is kept on the server. */
	type: string | undefined;
	version: string;
	snapshot: Snapshot;
	/** The server's draft is here: show all of it, or its files alone where this device has newer answers. */
	onFound: (draft: SavedDraft, withAnswers: boolean) => void;
	/** The draft is no more: it was sent, deleted, or its time was over. */
	onOver: (reason: "deleted" | "submitted") => void;
};

/**
 * The application's place on the server: files lie there as soon as one is chosen, the answers too once the applicant has asked
 * for a link; from then on every change is saved.
 */
export function useServerDraft({ type, version, snapshot, onFound, onOver }: Options) {
	const [place, setPlace] = useState<SavedPlace>();
	/** Where a link was sent, and until when it works. */
	const [link, setLink] = useState<{ email: string; until: string }>();
	const [saving, setSaving] = useState<AutosaveStatus>();
	/** A draft that could not be fetched yet. */
	const [unopened, setUnopened] = useState<{ message: string; again: () => void }>();
	const saver = useRef<Autosave>(undefined);
	const known = useRef<SavedPlace>(undefined);
	const making = useRef<Promise<ApiResult<string>>>(undefined);
	const shown = useRef(snapshot);
	shown.current = snapshot;

	const hold = (next: SavedPlace | undefined) => {
		known.current = next;
		setPlace(next);
	};
	const close = () => {
		saver.current?.stop();
		saver.current = undefined;
		hold(undefined);
		setLink(undefined);
		setUnopened(undefined);
	};
	const tell = (next: AutosaveStatus) => {
		setSaving(next);
		if (next.state !== "over") return;
		close();
		onOver(next.reason);
	};
	const watch = (
		token: string,
		{ revision, saved_at }: { revision: number; saved_at: string | null },
		has: Snapshot,
	) => {
		saver.current?.stop();
		saver.current = createAutosave({
			known: { revision, savedAt: saved_at, snapshot: has },
			save: (next, revision) => saveDraft(token, { ...next, version, revision }),
			tell: (next, saved) => {
				if (saved) {
					hold({ token, revision: saved.revision, dirty: false });
					setLink((link) => link && { ...link, until: saved.expires_at });
				}
				tell(next);
			},
		});
		setSaving({ state: "saved", savedAt: saved_at });
		hold({ token, revision, dirty: false });
	};
	const change = (next: Snapshot) => {
		if (saver.current?.change(next) && known.current && !known.current.dirty) hold({ ...known.current, dirty: true });
	};

	/** The token under which files and answers are kept; a new one where `fresh` says that the last one is over. */
	const token = (fresh = false): Promise<ApiResult<string>> => {
		if (!fresh && known.current) return Promise.resolve({ ok: true, status: 200, data: known.current.token });
		making.current ??= makeDraft(type ?? "").then((made) => {
			making.current = undefined;
			if (!made.ok) return made;
			hold({ token: made.data.token, revision: 0, dirty: false });
			return { ...made, data: made.data.token };
		});
		return making.current;
	};

	/** Opens a draft. `here` is what this device has of it; what changed here since then is kept. */
	const open = async (from: SavedPlace, here?: Snapshot): Promise<void> => {
		hold(from);
		const found = await fetchDraft(from.token);
		if (known.current?.token !== from.token) return;
		if (!found.ok && found.reason === "unavailable")
			return setUnopened({ message: found.message, again: () => void open(from, here) });
		setUnopened(undefined);
		if (!found.ok) return tell(endOf(found));
		const draft = found.data;
		const there = { answers: draft.answers, step: draft.step };
		// A page that was closed does not hear whether its last saving arrived.
		const newerHere =
			here !== undefined && (from.dirty || !sameSnapshot(shown.current, here)) && !sameSnapshot(shown.current, there);
		onFound(draft, draft.email !== null && !newerHere);
		if (draft.email === null) return;
		watch(from.token, draft, there);
		setLink({ email: draft.email, until: draft.expires_at });
		if (newerHere && draft.revision !== from.revision) {
			saver.current?.stop();
			setSaving({ state: "changed", changedAt: draft.saved_at });
		} else if (newerHere) change(shown.current);
	};

	/** Keeps the application on the server and has a link to it mailed. */
	const ask = async (email: string): Promise<ApiResult<unknown>> => {
		const opened = await token();
		if (!opened.ok) return opened;
		if (!saver.current) {
			const snapshot = shown.current;
			const saved = await saveDraft(opened.data, { ...snapshot, version, revision: known.current?.revision ?? 0 });
			if (!saved.ok) return saved;
			watch(opened.data, saved.data, snapshot);
		}
		saver.current?.flush();
		const asked = await mailDraftLink(opened.data, email);
		if (asked.ok) setLink({ email: asked.data.email, until: asked.data.expires_at });
		return asked;
	};

	/** Decides between the answers here and those that were saved elsewhere. */
	const settle = async (keep: "here" | "there"): Promise<void> => {
		const from = known.current;
		if (!from) return;
		if (keep === "there") return open({ ...from, dirty: false });
		const found = await fetchDraft(from.token);
		if (!found.ok) return found.reason === "unavailable" ? undefined : tell(endOf(found));
		watch(from.token, found.data, { answers: found.data.answers, step: found.data.step });
		change(shown.current);
		saver.current?.flush();
	};

	const { answers, step } = snapshot;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the answers are what is to be saved; the functions change with every rendering
	useEffect(() => change({ answers, step }), [answers, step]);
	useEffect(() => {
		const flush = () => saver.current?.flush();
		const events = ["online", "pagehide"] as const;
		for (const event of events) addEventListener(event, flush);
		return () => {
			for (const event of events) removeEventListener(event, flush);
		};
	}, []);

	return {
		place,
		link,
		saving,
		unopened,
		token,
		known: () => known.current?.token,
		open,
		ask,
		settle,
		flush: () => void saver.current?.flush(),
		/** Ends the tie; with `everywhere` the server forgets the draft too, and every link to it. */
		leave: async (everywhere: boolean): Promise<void> => {
			const token = known.current?.token;
			close();
			setSaving(undefined);
			if (everywhere && token) await deleteDraft(token);
		},
	};
}
