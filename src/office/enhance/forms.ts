/** Ctrl and Enter send the form of a field that says so. */
export function startForms() {
	document.addEventListener("keydown", (event) => {
		const { target, key, ctrlKey, metaKey } = event;
		if (key !== "Enter" || !(ctrlKey || metaKey)) return;
		if (!(target instanceof HTMLTextAreaElement) || target.dataset.submitKeys === undefined) return;
		// As Enter in a line does it: by the form's first button, which may name the act.
		target.form?.requestSubmit(target.form.querySelector<HTMLElement>("[type=submit]"));
	});
}
