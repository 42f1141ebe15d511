/** Ctrl and Enter send the form of a field that says so. */
export function startForms() {
	document.addEventListener("keydown", (event) => {
		const { target, key, ctrlKey, metaKey } = event;
		if (key !== "Enter" || !(ctrlKey || metaKey)) return;
		if (target instanceof HTMLTextAreaElement && target.dataset.submitKeys !== undefined) target.form?.requestSubmit();
	});
}
