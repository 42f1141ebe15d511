import { use } from "react";
import { useSearchParams } from "react-router";
import { withSchoolConfigTexts } from "#src/forms/single-step/school-config.ts";
import type { SingleStepConfig } from "#src/forms/single-step/single-step-config.ts";
import { MessagesContext } from "#src/school/messages/use-messages.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Confirms a form that was posted without JavaScript: the server redirects back here with `?sent=1#sent`. */
export function NoJsConfirmation({ config }: { config: SingleStepConfig }) {
	const { texts } = withSchoolConfigTexts(config, use(MessagesContext));
	const isSent = useSearchParams()[0].get("sent") === "1";
	return isSent ? (
		<div id="sent">
			<Notice tone="done" title={texts.sent} />
		</div>
	) : null;
}
