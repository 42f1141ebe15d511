import { setTimeout as pause } from "node:timers/promises";
import { type Acknowledged, type Applicant, newApplicant } from "#tests/support/forms/applicants.ts";

export type Message = { key: string; name: string; email: string; acknowledged: boolean };

/** An application and what its sender was told, by answers that arrived whole. */
export type Visitor = Applicant & { paid: boolean };

export type Visitors = {
	applicants: Visitor[];
	messages: Message[];
	/**
	 * Faults that no visitor should meet: another refusal than "later", an answer that is cut short, a minute of
	 * silence.
	 */
	findings: Set<string>;
	/** Requests that were refused until later, by status. */
	refusals: Record<string, number>;
	/** Connections that broke. */
	lost: () => number;
	/** Counts those who were told that what they sent is there. */
	answered: () => number;
	/** No one new comes; resolves when all who are there have their answers. */
	finish: () => Promise<void>;
};

type Init = { method?: string; headers?: Record<string, string>; body?: FormData | string };
type Answer = { status: number; body: { data?: Record<string, unknown> } };

/** Time that no visitor waits, and no process should. */
const maxMs = 60_000;
/** Statuses of a site that cannot work just now, with `Retry-After`. */
const later = new Set([429, 503, 507]);

/**
 * Visitors who come one after another, each with an application and its documents, a fee to pay and a message to the
 * school. Each sends until an answer arrives, as the forms do: the same content under the same key.
 * @param site its address may change
 */
export function comeToVisit(site: { url: string }, random: () => number, clients = 6): Visitors {
	const applicants: Visitor[] = [];
	const messages: Message[] = [];
	const findings = new Set<string>();
	const refusals: Record<string, number> = {};
	let [lost, came, over] = [0, 0, false];

	async function ask(path: string, init: Init, allowedStatuses: number[] = [200, 201]): Promise<Answer> {
		for (;;) {
			const answer = await once(path, init);
			if (answer && (allowedStatuses.includes(answer.status) || !later.has(answer.status))) {
				if (!allowedStatuses.includes(answer.status))
					findings.add(`${answer.status} to ${init.method} ${path.split("?")[0]}: ${JSON.stringify(answer.body)}`);
				return answer;
			}
			await pause(50 + random() * 200);
		}
	}
	async function once(path: string, { method = "POST", ...init }: Init): Promise<Answer | undefined> {
		try {
			const signal = AbortSignal.timeout(maxMs);
			const response = await fetch(`${site.url}${path}`, { method, ...init, signal });
			const text = await response.text();
			if (later.has(response.status)) {
				refusals[response.status] = (refusals[response.status] ?? 0) + 1;
				if (!response.headers.get("retry-after")) findings.add(`${response.status} without Retry-After to ${path}`);
			}
			return { status: response.status, body: JSON.parse(text) };
		} catch (error) {
			if (error instanceof Error && error.name === "TimeoutError") findings.add(`No answer in a minute to ${path}`);
			if (error instanceof SyntaxError) findings.add(`No JSON from ${path}`);
			lost++;
			return undefined;
		}
	}

	async function apply(applicant: Visitor): Promise<Acknowledged> {
		const { key, answers, files, ahead } = applicant;
		if (ahead) applicant.named ??= await sendAhead(applicant);
		const body = formOf({ ...answers, ...applicant.named }, applicant.named ? [] : files);
		const sentAnswer = await ask("/api/v1/website/application/add", { headers: { "idempotency-key": key }, body });
		const acknowledged = { ...(sentAnswer.body.data as Acknowledged), created: sentAnswer.status === 201 };
		applicant.acknowledged.push(acknowledged);
		return acknowledged;
	}
	async function sendAhead({ files }: Visitor): Promise<Record<string, string>> {
		const headers = { "content-type": "application/json" };
		const startedAnswer = await ask("/api/v1/website/draft/add", {
			headers,
			body: JSON.stringify({ application_type: "barch" }),
		});
		const uploads: Record<string, string> = { draft: String(startedAnswer.body.data?.token) };
		for (const { field, ...file } of files) {
			const body = formOf({}, [{ ...file, field: "file" }]);
			const authorization = `Bearer ${uploads.draft}`;
			const sentAnswer = await ask(`/api/v1/website/draft/file/${field}`, { headers: { authorization }, body });
			uploads[field] = `upload:${sentAnswer.body.data?.id}`;
		}
		return uploads;
	}
	/** Pays once, and says so to the school; a page that was lost in between leaves both to webhook and polling. */
	async function pay(applicant: Visitor, token: string): Promise<void> {
		const startedAnswer = await ask(`/api/v1/razarpay/?application=${token}`, {}, [200, 409]);
		const { id, razorpayKey } = startedAnswer.body.data ?? {};
		if (!id) return;
		const checkout = new URLSearchParams({ order_id: String(id), key_id: String(razorpayKey), outcome: "upi" });
		const form = { "content-type": "application/x-www-form-urlencoded" };
		const returnedAnswer = await once("/sandbox/razorpay/v1/checkout/pay", {
			headers: form,
			body: checkout.toString(),
		});
		if (!returnedAnswer || !("razorpay_payment_id" in returnedAnswer.body)) return;
		const headers = { "content-type": "application/json" };
		const body = JSON.stringify({ application: token, ...returnedAnswer.body });
		const confirmedAnswer = await ask("/api/v1/razorpay", { headers, body }, [200, 202]);
		applicant.paid = confirmedAnswer.status === 200;
	}
	async function write(number: number): Promise<void> {
		const [name, email] = [`Asker ${number}`, `asker${number}@example.com`];
		const message: Message = { key: `message-${number}-${random()}`, name, email, acknowledged: false };
		messages.push(message);
		const headers = { "content-type": "application/json", "idempotency-key": message.key };
		const fields = { name, email, phone_no: "+91 94432 12345", subject: "A question", message: `Question ${number}` };
		const sentAnswer = await ask("/api/v1/contact-email", {
			headers,
			body: JSON.stringify({ ...fields, consent: "true" }),
		});
		message.acknowledged = [200, 201].includes(sentAnswer.status);
	}

	const work = Promise.all(
		Array.from({ length: clients }, async () => {
			while (!over) {
				const number = ++came;
				const applicant: Visitor = { ...(await newApplicant(number, random)), paid: false };
				applicants.push(applicant);
				const { token } = await apply(applicant);
				// Some press the button twice.
				if (random() < 0.2) await apply(applicant);
				if (random() < 0.6) await pay(applicant, token);
				if (random() < 0.5) await write(number);
			}
		}),
	);
	// Anyone who waits for the end is told; no one before.
	work.catch(() => {});
	return {
		applicants,
		messages,
		findings,
		refusals,
		lost: () => lost,
		answered: () => applicants.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
		async finish() {
			over = true;
			await work;
		},
	};
}

function formOf(
	fields: Record<string, string>,
	files: readonly { field: string; name: string; content: Buffer }[],
): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	for (const { field, name, content } of files) form.append(field, new Blob([new Uint8Array(content)]), name);
	return form;
}
