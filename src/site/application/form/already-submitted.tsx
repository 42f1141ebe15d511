import * as paths from "#src/paths.ts";
import { applicationFormMessages } from "#src/school/messages/sets/application-form-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useReceipt } from "#src/site/fee-state/session-receipt.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Shown to someone who returns to the form after sending it, so that they do not apply twice. */
export function AlreadySubmitted() {
	const messages = useMessages(applicationFormMessages);
	const receipt = useReceipt();
	if (!receipt) return null;
	return (
		<Notice
			title={messages.alreadySentTitle({ reference: receipt.reference })}
			actions={<ButtonLink href={paths.application(receipt.token)}>{messages.openSent}</ButtonLink>}
		>
			<p>{messages.alreadySentNote}</p>
		</Notice>
	);
}
