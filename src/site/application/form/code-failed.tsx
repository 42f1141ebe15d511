import { applicationFormMessages } from "#src/school/messages/sets/application-form-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Shown in the place of a form's code that could not be loaded; see `deferred-start.ts`. */
export function CodeFailed() {
	const messages = useMessages(applicationFormMessages);
	return (
		<div hidden data-code-failed>
			<Notice
				tone="alert"
				title={messages.loadFailedTitle}
				live="assertive"
				actions={<Button tone="action">{messages.tryAgain}</Button>}
			>
				<p>{messages.loadFailedNote}</p>
			</Notice>
		</div>
	);
}
