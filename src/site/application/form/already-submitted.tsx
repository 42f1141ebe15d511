import * as paths from "#src/paths.ts";
import { useReceipt } from "#src/site/application/session-receipt.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Shown to somebody who returns to the form after sending it, so that they do not apply twice. */
export function AlreadySubmitted() {
	const receipt = useReceipt();
	if (!receipt) return null;
	return (
		<Notice
			title={`${receipt.reference} was sent from here.`}
			actions={<ButtonLink href={paths.application(receipt.token)}>See it, or pay its fee</ButtonLink>}
		>
			<p>Fill in the form below only to apply for somebody else.</p>
		</Notice>
	);
}
