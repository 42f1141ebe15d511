/** Makes the frame that a film shows its poster: drawn here, and sent with the form for the poster. */
export function startFilmFrame(film: HTMLVideoElement) {
	const tools = document.querySelector<HTMLElement>("[data-film-tools]");
	const form = document.querySelector<HTMLFormElement>("form[data-poster-form]");
	const input = form?.querySelector<HTMLInputElement>("input[type=file]");
	if (!tools || !form || !input) return;
	tools.hidden = false;
	for (const hint of form.querySelectorAll<HTMLElement>("[data-frame-hint]")) hint.hidden = false;
	tools.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest("button") : null;
		if (!button) return;
		film.pause();
		const { step, useFrame } = button.dataset;
		if (step) film.currentTime = Math.min(Math.max(0, film.currentTime + Number(step)), film.duration || 0);
		if (useFrame !== undefined && film.videoWidth > 0) draw(film, input, form);
	});
}

function draw(film: HTMLVideoElement, input: HTMLInputElement, form: HTMLFormElement) {
	const canvas = Object.assign(document.createElement("canvas"), { width: film.videoWidth, height: film.videoHeight });
	canvas.getContext("2d")?.drawImage(film, 0, 0);
	canvas.toBlob(
		(picture) => {
			if (!picture) return;
			const files = new DataTransfer();
			const seconds = film.currentTime.toFixed(2);
			files.items.add(new File([picture], `Frame at ${seconds} s.jpg`, { type: "image/jpeg" }));
			input.files = files.files;
			form.requestSubmit();
		},
		"image/jpeg",
		0.92,
	);
}
