import { useCallback, useEffect, useRef, useState } from "react";
import type { FormQuestions } from "#src/forms/definition.ts";
import { sameAnswers } from "./autosave.ts";
import {
	clearLocalDraft,
	conflictingDraft,
	type DraftHandle,
	type LocalDraft,
	readLocalDraft,
	takeDraftLink,
	writeLocalDraft,
} from "./local-draft.ts";
import type { Snapshot } from "./server-draft.ts";

/** 128 random bits as text; `crypto.randomUUID` is missing on pages that came over plain HTTP. */
function newIdempotencyKey(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Longest time from a change to its storing, even while more is typed without a pause. */
const storedWithinMs = 300;

type LocalDraftOptions = { form: FormQuestions; snapshot: Snapshot; serverDraft: DraftHandle | undefined };
type OpenedDraft = { type: "link"; token: string } | { type: "draft"; draft: LocalDraft } | { type: "none" };

/** Stores the answers on the device as they are typed. */
export function useLocalDraft({ form: { key }, snapshot, serverDraft }: LocalDraftOptions) {
	/** Time at which the restored draft was stored, in milliseconds since 1970. */
	const [restoredFrom, setRestoredFrom] = useState<number>();
	/** True if the browser stores drafts at all. */
	const [canStore, setCanStore] = useState(true);
	/** Answers of this device that a mailed link's draft has replaced. */
	const [conflicting, setConflicting] = useState<LocalDraft>();
	const idempotencyKey = useRef("");
	const openedRef = useRef(false);
	/** Draft to be stored next; undefined once stored or cleared, though a timer may still run. */
	const pending = useRef<Pick<LocalDraftOptions, "snapshot" | "serverDraft">>(undefined);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	const store = useCallback(() => {
		clearTimeout(timer.current);
		timer.current = undefined;
		if (!pending.current) return;
		const { snapshot, serverDraft } = pending.current;
		// Stored once: another tab may have stored something newer by the time this one is hidden.
		pending.current = undefined;
		const { answers, step } = snapshot;
		const draft = { savedAt: Date.now(), step, answers, idempotencyKey: idempotencyKey.current };
		setCanStore(writeLocalDraft(key, { ...draft, ...(serverDraft && { serverDraft }) }));
	}, [key]);

	useEffect(() => {
		pending.current = undefined;
		if (!openedRef.current || !(serverDraft || hasAnswers(snapshot))) return;
		pending.current = { snapshot, serverDraft };
		timer.current ??= setTimeout(store, storedWithinMs);
	}, [store, snapshot, serverDraft]);

	useEffect(() => {
		// A phone may end a tab in the background without another word.
		const storeWhenHidden = () => document.visibilityState === "hidden" && store();
		addEventListener("pagehide", store);
		document.addEventListener("visibilitychange", storeWhenHidden);
		return () => {
			removeEventListener("pagehide", store);
			document.removeEventListener("visibilitychange", storeWhenHidden);
			// A form that fails is opened again from what is stored.
			store();
		};
	}, [store]);

	const discardConflicting = () => {
		conflictingDraft.clear(key);
		setConflicting(undefined);
	};

	return {
		restoredFrom,
		canStore,
		conflicting,
		idempotencyKey: () => idempotencyKey.current,
		/** Finds the draft to show on this visit; undefined if it was asked before. */
		open: (): OpenedDraft | undefined => {
			if (openedRef.current) return undefined;
			openedRef.current = true;
			const token = takeDraftLink();
			const draft = readLocalDraft(key, Date.now());
			idempotencyKey.current = draft?.idempotencyKey ?? newIdempotencyKey();
			if (token) {
				const ofLink = draft?.serverDraft?.token === token ? draft.serverDraft : undefined;
				const isOnServer = ofLink !== undefined && !ofLink.dirty;
				if (draft && hasAnswers(draft) && !isOnServer) conflictingDraft.write(key, draft);
				if (!ofLink) idempotencyKey.current = newIdempotencyKey();
			} else setRestoredFrom(draft?.savedAt);
			setConflicting(conflictingDraft.read(key, Date.now()));
			if (token) return { type: "link", token };
			return draft ? { type: "draft", draft } : { type: "none" };
		},
		discardConflicting,
		/** Nothing is to be decided where the link's draft has these very answers. */
		settleConflict: (answers: Snapshot["answers"]) => {
			const other = conflictingDraft.read(key, Date.now());
			if (other && sameAnswers(other.answers, answers)) discardConflicting();
		},
		clear: () => {
			pending.current = undefined;
			clearLocalDraft(key);
			idempotencyKey.current = newIdempotencyKey();
			setRestoredFrom(undefined);
		},
	};
}

const hasAnswers = ({ answers }: Pick<Snapshot, "answers">) => Object.values(answers).some(Boolean);
