/**
 * The rows of a list: J and K move the mark, X picks, Shift and J or a click with Shift pick on, Enter opens. A press
 * beside the link opens the row too.
 */
export function startRows(table: HTMLTableElement) {
	const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
	const boxes = rows.map((row) => row.querySelector<HTMLInputElement>("input[type=checkbox]"));
	const all = table.querySelector<HTMLInputElement>("[data-pick-all]");
	let here = -1;
	let last = -1;

	function moveTo(next: number) {
		const row = rows[next];
		if (!row) return;
		rows[here]?.removeAttribute("data-here");
		here = next;
		row.setAttribute("data-here", "");
		row.querySelector<HTMLElement>("th a")?.focus();
		row.scrollIntoView({ block: "nearest" });
	}
	function pick(index: number, checked: boolean) {
		const box = boxes[index];
		if (box) box.checked = checked;
	}
	function report() {
		const picked = boxes.filter((box) => box?.checked).length;
		if (all) {
			all.checked = picked > 0 && picked === boxes.length;
			all.indeterminate = picked > 0 && picked < boxes.length;
		}
		const counter = document.querySelector("[data-picked-count]");
		if (counter) counter.textContent = `${picked} selected`;
	}

	if (all) {
		all.hidden = false;
		all.addEventListener("change", () => {
			for (const index of boxes.keys()) pick(index, all.checked);
			report();
		});
	}
	// The form's own reset comes after its event.
	document.addEventListener("reset", () => setTimeout(report));
	table.addEventListener("click", (event) => {
		const { target, shiftKey } = event;
		if (!(target instanceof Element)) return;
		const index = rows.findIndex((row) => row.contains(target));
		if (index < 0) return;
		if (target.matches("input[type=checkbox]")) {
			const checked = boxes[index]?.checked ?? false;
			if (shiftKey && last >= 0)
				for (let each = Math.min(last, index); each <= Math.max(last, index); each++) pick(each, checked);
			last = index;
			report();
		} else if (!target.closest("a, button, input, label, details, td:first-child") && !getSelection()?.toString()) {
			const link = rows[index]?.querySelector<HTMLAnchorElement>("th a");
			if (event.ctrlKey || event.metaKey) window.open(link?.href, "_blank", "noopener");
			else link?.click();
		}
	});
	table.addEventListener("focusin", ({ target }) => {
		const index = rows.findIndex((row) => target instanceof Node && row.contains(target));
		if (index < 0 || index === here) return;
		rows[here]?.removeAttribute("data-here");
		here = index;
		rows[here]?.setAttribute("data-here", "");
	});
	document.addEventListener("list-key", (event) => {
		if (!(event instanceof CustomEvent)) return;
		const { key, shiftKey }: KeyboardEvent = event.detail;
		const step = key.toLowerCase();
		if (step === "x" && here >= 0) {
			pick(here, !boxes[here]?.checked);
			last = here;
			report();
		} else if (step === "j" || step === "k") {
			const next = Math.min(Math.max(here + (step === "j" ? 1 : -1), 0), rows.length - 1);
			if (shiftKey && here >= 0) pick(here, true);
			moveTo(next);
			if (shiftKey) pick(next, true);
			report();
		} else return;
		event.preventDefault();
	});
}
