import { applicationFormWords } from "#src/school/words/sets/application-form-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Shown in the place of a form's code that could not be loaded; see `deferred-start.ts`. */
export function CodeFailed() {
	const words = useWords(applicationFormWords);
	return (
		<div hidden data-code-failed>
			<Notice
				tone="alert"
				title={words.loadFailedTitle}
				live="assertive"
				actions={<Button tone="action">{words.tryAgain}</Button>}
			>
				<p>{words.loadFailedNote}</p>
			</Notice>
		</div>
	);
}
