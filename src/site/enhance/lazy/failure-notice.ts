import { laterScriptMessages } from "#src/school/messages/sets/later-script-messages.ts";
import { scriptMessage } from "#src/site/enhance/script-message.ts";
import button from "#src/ui/button.module.css";
import notice from "#src/ui/feedback/notice.module.css";
import { element, iconElement } from "./element.ts";

type Failure = {
	title: string;
	text: string;
	onRetry: () => void;
};

/** Makes the element that `<Notice tone="alert" live="assertive">` renders, with a button to try again. */
export function failureNotice({ title, text, onRetry }: Failure): HTMLElement {
	const retry = element(
		"button",
		{ type: "button", class: `not-printed not-printed ${button.button} ${button.quiet}` },
		scriptMessage(laterScriptMessages, "retry"),
	);
	retry.addEventListener("click", onRetry);
	const block = element("div", { class: notice.text });
	block.append(
		element("p", { class: notice.title }, title),
		element("p", {}, text),
		element("div", { class: "cluster-3 pad-above-2" }, retry),
	);
	return element("div", { role: "alert", class: `${notice.notice} ${notice.alert}` }, iconElement("alert"), block);
}
