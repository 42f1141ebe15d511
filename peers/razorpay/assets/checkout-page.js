const form = document.querySelector("form");
const outcome = document.getElementById("outcome");
const framed = window.parent !== window;

if (form.dataset.return !== undefined) form.submit();
else if (framed) talkToParent();
else if (!form.elements.order_id) form.hidden = true;

/** In a frame the outcome goes to the page around it, which is of the same site. */
function talkToParent() {
	const notify = (kind, rest) =>
		window.parent.postMessage({ from: "sandbox-checkout", kind, ...rest }, window.location.origin);
	const main = document.querySelector("main");
	new ResizeObserver(() => notify("size", { height: main.offsetHeight })).observe(main);
	document.querySelector("h1").focus();
	document.addEventListener("keydown", (event) => {
		if (event.key === "Escape") notify("closed");
	});
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		const { value } = event.submitter;
		if (value === "closed") return notify("closed");
		setBusy(true);
		outcome.textContent = "One moment…";
		try {
			const answer = await send(value);
			if (answer.silence) return fallSilent(answer.silence);
			if (!answer.error) return notify("paid", { response: answer });
			outcome.textContent = `${answer.error.description} You can try again.`;
			notify("failed", { error: answer.error });
		} catch {
			outcome.textContent = "The test payment could not be made. Please try again.";
		}
		setBusy(false);
	});
}

/** Nothing more will come: all that a payer can do is close. */
function fallSilent(words) {
	outcome.textContent = words;
	setBusy(false);
	for (const button of form.querySelectorAll("button")) button.hidden = button.value !== "closed";
}

async function send(value) {
	const fields = new FormData(form);
	fields.set("outcome", value);
	const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(fields) });
	return answer.json();
}

function setBusy(busy) {
	for (const button of form.querySelectorAll("button")) button.disabled = busy;
}
