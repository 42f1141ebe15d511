// The sandbox's counterpart of https://checkout.razorpay.com/v1/checkout.js: the same calls, a page that moves no money.
(() => {
	const here = new URL(document.currentScript.src);

	class Razorpay {
		#options;
		#listeners = new Map();
		#dialog;

		constructor(options) {
			for (const name of ["key", "amount", "currency", "order_id"]) {
				if (!options?.[name]) throw new Error(`Razorpay: the option ${name} is missing`);
			}
			this.#options = options;
		}

		on(event, listener) {
			this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
		}

		open() {
			const { key, amount, currency, order_id, callback_url, redirect, config, description, notes } = this.#options;
			const page = new URL("checkout", here);
			for (const [name, value] of Object.entries({ key_id: key, amount, currency, order_id }))
				page.searchParams.set(name, value);
			if (description) page.searchParams.set("description", description);
			if (notes) page.searchParams.set("notes", JSON.stringify(notes));
			const { blocks = {}, sequence = [] } = config?.display ?? {};
			const first = blocks[sequence[0]?.replace(/^block\./, "")]?.instruments[0];
			if (first?.method === "upi" && first.flows) page.searchParams.set("upi", first.flows[0]);
			if (callback_url && redirect) {
				page.searchParams.set("callback_url", callback_url);
				window.location.assign(page);
				return;
			}
			this.#show(page);
		}

		close() {
			window.removeEventListener("message", this.#hear);
			this.#dialog?.close();
			this.#dialog?.remove();
			this.#dialog = undefined;
		}

		#show(page) {
			this.close();
			addStyles();
			const frame = Object.assign(document.createElement("iframe"), { src: page, title: "Test payment" });
			const dialog = document.createElement("dialog");
			dialog.className = "sandbox-checkout";
			dialog.setAttribute("aria-label", "Test payment");
			dialog.append(frame);
			dialog.addEventListener("cancel", (event) => {
				event.preventDefault();
				if (this.#options.modal?.escape !== false) this.#dismiss();
			});
			document.body.append(dialog);
			this.#dialog = dialog;
			window.addEventListener("message", this.#hear);
			dialog.showModal();
			frame.focus();
		}

		#hear = ({ origin, source, data }) => {
			const frame = this.#dialog?.querySelector("iframe");
			if (origin !== here.origin || !frame || source !== frame.contentWindow || data?.from !== "sandbox-checkout")
				return;
			if (data.kind === "size") this.#dialog.style.height = `min(${Number(data.height)}px, 100dvh - 2rem)`;
			if (data.kind === "paid") {
				this.close();
				this.#options.handler?.(data.response);
			}
			if (data.kind === "failed") {
				for (const listener of this.#listeners.get("payment.failed") ?? []) listener({ error: data.error });
				if (this.#options.retry?.enabled === false) this.#dismiss();
			}
			if (data.kind === "closed") this.#dismiss();
		};

		#dismiss() {
			if (!this.#dialog) return;
			this.close();
			this.#options.modal?.ondismiss?.();
		}
	}

	function addStyles() {
		const href = new URL("checkout-overlay.css", here).href;
		if ([...document.styleSheets].some((sheet) => sheet.href === href)) return;
		document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
	}

	window.Razorpay = Razorpay;
})();
