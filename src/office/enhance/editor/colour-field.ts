/** A swatch becomes a picker, which follows what is typed as the field follows it. */
export function startColours(form: HTMLFormElement) {
	const pickers = [...form.querySelectorAll<HTMLInputElement>("input[data-picks]")];
	for (const picker of pickers) picker.disabled = false;
	form.addEventListener("input", ({ target }) => {
		if (!(target instanceof HTMLInputElement)) return;
		const picked = form.elements.namedItem(target.dataset.picks ?? "");
		if (picked instanceof HTMLInputElement) picked.value = target.value;
		const picker = pickers.find((each) => each.dataset.picks === target.name);
		if (picker && /^#[\da-f]{6}$/i.test(target.value.trim())) picker.value = target.value.trim();
	});
}
