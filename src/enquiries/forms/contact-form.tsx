import { useEffect, useState } from "react";
import type { Returned } from "#src/forms/short-form/short-form.ts";
import { ShortFormView } from "#src/forms/short-form/short-form-view.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Toast, type ToastMessage } from "#src/ui/feedback/toast.tsx";
import { ConsentField } from "./consent-field.tsx";
import { contactMessage } from "./contact-definition.ts";

const { words } = contactMessage;

/** 'Leave a message'. The browser asks for what is missing; a toast says how it ended, and the form why it did not work. */
export function ContactForm({ labelledBy, returned }: { labelledBy: string; returned: Returned | undefined }) {
	return (
		<ShortFormView
			form={contactMessage}
			labelledBy={labelledBy}
			returned={returned}
			consent={ConsentField}
			outcome={(ended) => (
				<>
					{ended?.phase === "failed" && (
						<Notice tone="alert" live="polite">
							<p>{ended.message}</p>
						</Notice>
					)}
					<EndToast ended={ended} />
				</>
			)}
		/>
	);
}

/** Shows again for each attempt, also with the same words. */
function EndToast({ ended }: { ended: { phase: "sent" | "failed" } | undefined }) {
	const [toast, setToast] = useState<ToastMessage>();
	useEffect(
		() =>
			setToast(
				ended && (ended.phase === "sent" ? { tone: "done", text: words.sent } : { tone: "alert", text: words.failed }),
			),
		[ended],
	);
	return <Toast message={toast} onClose={() => setToast(undefined)} />;
}
