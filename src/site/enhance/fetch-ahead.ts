/**
 * Fetches the code of the application forms, whose addresses are in `data-files-ahead`, before the visitor goes there.
 * Nothing is run.
 */
export function fetchAhead() {
	const holder = document.querySelector<HTMLElement>("[data-files-ahead]");
	const files = holder?.dataset.filesAhead?.split(" ") ?? [];
	holder?.removeAttribute("data-files-ahead");
	// A separate task, so that the result of the visitor's last action is drawn first.
	setTimeout(() => {
		for (const href of files)
			document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
	});
}

/** Fetches it when the visitor points at, touches or focuses a link to an application form. */
export function fetchAheadOfForms() {
	const forms = /-application$/;
	const notice = ({ target }: Event) => {
		const link = target instanceof Element ? target.closest("a") : null;
		if (link && forms.test(link.pathname)) fetchAhead();
	};
	for (const type of ["pointerover", "touchstart", "focusin"])
		document.addEventListener(type, notice, { passive: true });
}
