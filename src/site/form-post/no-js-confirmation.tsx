import { useSearchParams } from "react-router";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Confirms a form that was posted without JavaScript: the server redirects back here with `?sent=1`. */
export function NoJsConfirmation({ texts }: { texts: { sent: string } }) {
	return useSearchParams()[0].get("sent") === "1" ? <Notice tone="done" title={texts.sent} /> : null;
}
