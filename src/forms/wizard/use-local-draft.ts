import { useEffect, useRef, useState } from "react";
import { newIdempotencyKey } from "#src/forms/idempotency.ts";
import { takeDraftLink } from "./draft-link.ts";
import {
	clearLocalDraft,
	conflictingDraft,
	type LocalDraft,
	readLocalDraft,
	type SavedPlace,
	writeLocalDraft,
} from "./local-draft.ts";

const quietMs = 300;

type Kept = {
	key: string;
	version: string;
	step: number;
	answers: Record<string, string>;
	saved: SavedPlace | undefined;
	/** An older draft of this device. */
	restore: (draft: LocalDraft) => void;
	/** The page was opened by a mailed link. */
	openLink: (token: string) => void;
};

/**
 * Keeps the answers on the device while they are typed and gives them back when the form opens again.
 * @returns when an older draft came back, the key under which the form is sent, and a way to forget everything
 */
export function useLocalDraft({ key, version, step, answers, saved, restore, openLink }: Kept) {
	const [restoredFrom, setRestoredFrom] = useState<number>();
	const [kept, setKept] = useState(true);
	/** Answers of this device that made room for those of a link. */
	const [aside, setAside] = useState<LocalDraft>();
	const idempotencyKey = useRef("");
	const opened = useRef(false);
	/** The answers that are to be kept next; none once they are forgotten, though a timer may still run. */
	const pending = useRef<Record<string, string>>(undefined);

	useEffect(() => {
		if (opened.current) return;
		opened.current = true;
		const token = takeDraftLink();
		const draft = readLocalDraft(key, version, Date.now());
		idempotencyKey.current = draft?.idempotencyKey ?? newIdempotencyKey();
		if (token) {
			if (draft && Object.values(draft.answers).some(Boolean)) conflictingDraft.write(key, draft);
			if (token !== draft?.saved?.token) idempotencyKey.current = newIdempotencyKey();
			openLink(token);
		} else if (draft) {
			setRestoredFrom(draft.savedAt);
			restore(draft);
		}
		setAside(conflictingDraft.read(key, version, Date.now()));
	});

	useEffect(() => {
		if (!opened.current || !(saved || Object.values(answers).some(Boolean))) return;
		pending.current = answers;
		const save = () =>
			pending.current === answers &&
			setKept(
				writeLocalDraft(key, {
					version,
					savedAt: Date.now(),
					step,
					answers,
					idempotencyKey: idempotencyKey.current,
					...(saved && { saved }),
				}),
			);
		const timer = setTimeout(save, quietMs);
		addEventListener("pagehide", save);
		return () => {
			clearTimeout(timer);
			removeEventListener("pagehide", save);
		};
	}, [key, version, step, answers, saved]);

	return {
		restoredFrom,
		kept,
		idempotencyKey,
		aside,
		/** The answers put aside are used or not wanted. */
		dropAside: () => {
			conflictingDraft.clear(key);
			setAside(undefined);
		},
		forget: () => {
			pending.current = undefined;
			clearLocalDraft(key);
			idempotencyKey.current = newIdempotencyKey();
			setRestoredFrom(undefined);
		},
	};
}
