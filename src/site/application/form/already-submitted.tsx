import * as paths from "#src/paths.ts";
import { applicationFormWords } from "#src/school/words/sets/application-form-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { useReceipt } from "#src/site/fee-state/session-receipt.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Shown to someone who returns to the form after sending it, so that they do not apply twice. */
export function AlreadySubmitted() {
	const words = useWords(applicationFormWords);
	const receipt = useReceipt();
	if (!receipt) return null;
	return (
		<Notice
			title={words.alreadySentTitle({ reference: receipt.reference })}
			actions={<ButtonLink href={paths.application(receipt.token)}>{words.openSent}</ButtonLink>}
		>
			<p>{words.alreadySentNote}</p>
		</Notice>
	);
}
