import { useEffect, useRef, useState } from "react";
import { newIdempotencyKey } from "../idempotency.ts";
import { clearDraft, type Draft, readDraft, writeDraft } from "./draft.ts";

const quietMs = 300;

type Kept = { key: string; version: string; step: number; answers: Record<string, string>; restore: (draft: Draft) => void };

/**
 * Keeps the answers on the device while they are typed and gives them back when the form opens again.
 * @returns when an older draft came back, the key under which the form is sent, and a way to forget everything
 */
export function useDraft({ key, version, step, answers, restore }: Kept) {
	const [restoredFrom, setRestoredFrom] = useState<number>();
	const [kept, setKept] = useState(true);
	const idempotencyKey = useRef("");
	const opened = useRef(false);
	/** The answers that are to be kept next; none once they are forgotten, though a timer may still run. */
	const pending = useRef<Record<string, string>>(undefined);

	useEffect(() => {
		if (opened.current) return;
		opened.current = true;
		const draft = readDraft(key, version, Date.now());
		idempotencyKey.current = draft?.idempotencyKey ?? newIdempotencyKey();
		if (!draft) return;
		setRestoredFrom(draft.savedAt);
		restore(draft);
	});

	useEffect(() => {
		if (!opened.current || !Object.values(answers).some(Boolean)) return;
		pending.current = answers;
		const save = () =>
			pending.current === answers && setKept(writeDraft(key, { version, savedAt: Date.now(), step, answers, idempotencyKey: idempotencyKey.current }));
		const timer = setTimeout(save, quietMs);
		addEventListener("pagehide", save);
		return () => {
			clearTimeout(timer);
			removeEventListener("pagehide", save);
		};
	}, [key, version, step, answers]);

	const forget = () => {
		pending.current = undefined;
		clearDraft(key);
		idempotencyKey.current = newIdempotencyKey();
		setRestoredFrom(undefined);
	};
	return { restoredFrom, kept, idempotencyKey, forget };
}
