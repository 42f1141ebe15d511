type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Hides fields that another field's answer doesn't ask for, unless something is in them. */
export function startConditions(form: HTMLFormElement) {
	const show = () => {
		for (const field of form.querySelectorAll<HTMLElement>("[data-when]")) {
			const other = form.elements.namedItem(field.dataset.when ?? "");
			const applies = other instanceof HTMLSelectElement && other.value === field.dataset.is;
			const controls = [...field.querySelectorAll<Control>("input, select, textarea")];
			// A list has how many rows there are in a hidden control.
			field.hidden = !applies && controls.every(({ type, value }) => value === (type === "hidden" ? "0" : ""));
		}
	};
	form.addEventListener("change", show);
	form.addEventListener("rows-changed", show);
	show();
}
