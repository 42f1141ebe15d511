import { useSearchParams } from "react-router";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Confirms a form that was posted without JavaScript: the server redirects back here with `?sent=1#sent`. */
export function NoJsConfirmation({ texts }: { texts: { sent: string } }) {
	const isSent = useSearchParams()[0].get("sent") === "1";
	return isSent ? (
		<div id="sent">
			<Notice tone="done" title={texts.sent} />
		</div>
	) : null;
}
