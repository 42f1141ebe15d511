import * as paths from "#src/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** The bank may confirm a payment after the checkout gave up on it. */
export function PaidAfterAll() {
	return (
		<Notice
			tone="done"
			title="Good news: the fee has arrived after all. Do not pay again."
			live="polite"
			actions={<ButtonLink to={paths.success}>Continue</ButtonLink>}
		/>
	);
}
