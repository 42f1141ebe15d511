import { offlineMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
/** Saves the page on the device; `enhance/pages/page-actions.ts` shows the button where the browser can do it. */
export function SavePage({ className }: { className: string | undefined }) {
	const messages = useMessages(offlineMessages);
	return (
		<span hidden data-page-actions="save">
			<button type="button" className={className}>
				{messages.savePage}
			</button>{" "}
			<span role="status" />
		</span>
	);
}
