import { reloadUnasked } from "#src/office/enhance/unasked.ts";

const pauseMs = 2000;

/**
 * Loads a page again when what it waits for has come, unless someone has begun to fill in a form on it, or is being
 * told why one was refused.
 */
export function startWaiting() {
	const timer = setInterval(async () => {
		if (document.hidden) return;
		const page = await fetch(location.href).then(
			(answer) => (answer.ok ? answer.text() : undefined),
			() => undefined,
		);
		if (page === undefined || page.includes("data-waiting=")) return;
		clearInterval(timer);
		if (!hasChanges() && !document.querySelector("main [role=alert]")) reloadUnasked();
	}, pauseMs);
}

function hasChanges(): boolean {
	const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("main :is(input, textarea)");
	return [...fields].some((field) =>
		field instanceof HTMLInputElement && field.type === "checkbox"
			? field.checked !== field.defaultChecked
			: field.value !== field.defaultValue,
	);
}
