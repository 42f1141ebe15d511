import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Shown in the place of a form's code that could not be loaded; see `deferred-start.ts`. */
export function CodeFailed() {
	return (
		<div hidden data-code-failed>
			<Notice
				tone="alert"
				title="This form has not loaded completely."
				live="assertive"
				actions={<Button tone="action">Try again</Button>}
			>
				<p>
					A part of this page did not arrive (chunk-loading error): the connection broke off or was too slow. The form
					cannot be sent until it is there.
				</p>
			</Notice>
		</div>
	);
}
