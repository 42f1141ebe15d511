/** The form of the questions' page, `[data-find-question]`. It works without code; what it adds comes with focus. */
export function findQuestion() {
	const form = document.querySelector<HTMLFormElement>("[data-find-question]");
	if (!form) return;
	const begin = async () => (await import("#src/site/enhance/lazy/find-while-typing.ts")).findWhileTyping(form);
	form.addEventListener("focusin", () => void begin().catch(() => {}), { once: true });
}
