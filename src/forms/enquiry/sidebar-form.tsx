import { ShortFormView } from "./short-form-view.tsx";
import { sidebarMessage } from "./sidebar-questions.ts";

/** 'Ready to Get Started?': its fields, button and answers; the panel brings the heading. */
export function SidebarForm({ labelledBy }: { labelledBy: string }) {
	return (
		<ShortFormView
			form={sidebarMessage}
			labelledBy={labelledBy}
			submitWords="Send message"
			sentWords="Thank you! We will contact you soon."
			failedWords="Your message was not sent."
			ownMessages
		/>
	);
}
