import { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** A payment awaits the bank's confirmation; the notice keeps the applicant from paying twice. */
export function Checking({ followed = true }: { /** True if this page keeps polling. */ followed?: boolean }) {
	const messages = useMessages(feeMessages);
	return (
		<Notice title={messages.checkingTitle} live="polite">
			<p>{followed ? messages.checkingFollowed : messages.checkingText}</p>
		</Notice>
	);
}
