/** The sentences of the morning: J and K go from one to the other. */
export function startSentences() {
	const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
	let here = -1;

	document.addEventListener("focusin", ({ target }) => {
		here = rows.findIndex((row) => target instanceof Node && row.contains(target));
	});
	document.addEventListener("list-key", (event) => {
		if (!(event instanceof CustomEvent)) return;
		const { key }: KeyboardEvent = event.detail;
		if (key !== "j" && key !== "k") return;
		const next = Math.min(Math.max(here + (key === "j" ? 1 : -1), 0), rows.length - 1);
		rows[next]?.querySelector<HTMLElement>("[data-does]")?.focus();
		rows[next]?.scrollIntoView({ block: "nearest" });
		event.preventDefault();
	});
}
