// Runs before the page is parsed, so that no click and no key comes too early for its listeners.
(() => {
	const framed = window.parent !== window;
	if (framed) {
		document.addEventListener("keydown", (event) => {
			if (event.key === "Escape") notify("closed");
		});
		document.addEventListener("submit", (event) => {
			event.preventDefault();
			pay(event.target, event.submitter.value);
		});
	}
	document.addEventListener("DOMContentLoaded", () => {
		const form = document.querySelector("form");
		if (form.dataset.return !== undefined) form.submit();
		else if (framed) fitFrame();
		else if (!form.elements.order_id) form.hidden = true;
	});

	/** In a frame the outcome goes to the page around it, which is of the same site. */
	function notify(kind, rest) {
		window.parent.postMessage({ from: "sandbox-checkout", kind, ...rest }, window.location.origin);
	}

	function fitFrame() {
		const main = document.querySelector("main");
		new ResizeObserver(() => notify("size", { height: main.offsetHeight })).observe(main);
		document.querySelector("h1").focus();
	}

	async function pay(form, value) {
		if (value === "closed") return notify("closed");
		setBusy(form, true);
		showOutcome("One moment…");
		try {
			const answer = await send(form, value);
			if (answer.silence) return fallSilent(form, answer.silence);
			if (!answer.error) return notify("paid", { response: answer });
			showOutcome(`${answer.error.description} You can try again.`);
			notify("failed", { error: answer.error });
		} catch {
			showOutcome("The test payment could not be made. Please try again.");
		}
		setBusy(form, false);
	}

	async function send(form, value) {
		const fields = new FormData(form);
		fields.set("outcome", value);
		const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(fields) });
		return answer.json();
	}

	/** Nothing more will come: all that a payer can do is close. */
	function fallSilent(form, words) {
		showOutcome(words);
		setBusy(form, false);
		for (const button of form.querySelectorAll("button")) button.hidden = button.value !== "closed";
	}

	function showOutcome(words) {
		document.getElementById("outcome").textContent = words;
	}

	function setBusy(form, busy) {
		for (const button of form.querySelectorAll("button")) button.disabled = busy;
	}
})();
