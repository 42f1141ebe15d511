import { useSearchParams } from "react-router";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Thanks for a form that was posted without scripts: the server sends the browser back here with `?sent=1`. */
export function SentWithoutScript({ words }: { words: { sent: string } }) {
	return useSearchParams()[0].get("sent") === "1" ? <Notice tone="done" title={words.sent} /> : null;
}
