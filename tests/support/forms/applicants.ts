import { createHash } from "node:crypto";
import { barchAnswers, type FilePart } from "./application.ts";
import { makeDocx, makePdf } from "./documents.ts";

export type Acknowledged = { created: boolean; reference: string; token: string };
export type Applicant = {
	key: string;
	answers: Record<string, string>;
	files: (FilePart & { sha256: string })[];
	/** True if the files go ahead into a draft, one by one; `named` is what the submit then sends in their place. */
	ahead: boolean;
	named?: Record<string, string>;
	/** Every answer that arrived, in order. */
	acknowledged: Acknowledged[];
	/** Number of times the connection broke before the answer came. */
	lost: number;
};

/** The same numbers from 0 up to 1 for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/**
 * A person like no other, with one, two or three documents of their own, the first of them large now and then; every
 * other one sends them as soon as they are chosen.
 */
export async function newApplicant(number: number, random: () => number): Promise<Applicant> {
	const international = random() < 0.3;
	const padding = random() < 0.3 ? Math.floor(random() * 3_000_000) : 0;
	const files: FilePart[] = [
		{
			field: "certificate_10",
			name: `marks-${number}.pdf`,
			content: await makePdf(`Class 10, applicant ${number}`, padding),
		},
	];
	if (random() < 0.7)
		files.push({
			field: "certificate_12",
			name: "Marks, class 12.DOCX",
			content: await makeDocx(`Class 12, applicant ${number}`),
		});
	if (international)
		files.push({ field: "residence_proof", name: "passport.pdf", content: await makePdf(`Passport ${number}`) });
	return {
		key: `applicant-${number}-${Math.floor(random() * 2 ** 32).toString(16)}`,
		answers: {
			...barchAnswers,
			name: `Applicant ${number}`,
			email: `a${number}@example.com`,
			is_international_student: String(international),
		},
		files: files.map((file) => ({ ...file, sha256: createHash("sha256").update(file.content).digest("hex") })),
		ahead: random() < 0.5,
		acknowledged: [],
		lost: 0,
	};
}

/**
 * Sends an application as the form does: again under the same key, with the same content, until an answer arrives.
 * @param up resolves when the site runs (again)
 * @throws Error with the answer when it is anything but a receipt
 */
export async function sendUntilAnswered(
	address: () => string,
	applicant: Applicant,
	up: () => Promise<unknown>,
): Promise<void> {
	const untilAnswered: Post = async (path, body, headers) => {
		for (;;) {
			await up();
			const answer = await post(`${address()}/api/v1/website/${path}`, body, headers);
			if (answer && answer.status !== 200 && answer.status !== 201)
				throw new Error(`${applicant.key} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
			if (answer) return answer;
			applicant.lost++;
		}
	};
	if (applicant.ahead) applicant.named ??= await sendAhead(applicant, untilAnswered);
	const { key, answers, files, named } = applicant;
	const form = formOf({ ...answers, ...named }, named ? [] : files);
	const { status, body } = await untilAnswered("application/add", form, { "idempotency-key": key });
	applicant.acknowledged.push({ ...(body.data as Acknowledged), created: status === 201 });
}

type Answer = { status: number; body: { data: Record<string, unknown> } };
type Post = (path: string, body: FormData | string, headers: Record<string, string>) => Promise<Answer>;

/** Puts the files into a draft. @returns the texts that name it and them */
async function sendAhead({ files }: Applicant, untilAnswered: Post): Promise<Record<string, string>> {
	const startedAnswer = await untilAnswered("draft/add", JSON.stringify({ application_type: "barch" }), {
		"content-type": "application/json",
	});
	const uploads: Record<string, string> = { draft: String(startedAnswer.body.data.token) };
	for (const { field, ...file } of files) {
		const sentAnswer = await untilAnswered(`draft/file/${field}`, formOf({}, [{ ...file, field: "file" }]), {
			authorization: `Bearer ${uploads.draft}`,
		});
		uploads[field] = `upload:${sentAnswer.body.data.id}`;
	}
	return uploads;
}

function formOf(fields: Record<string, string>, files: FilePart[]): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	for (const { field, name, content } of files) form.append(field, new Blob([new Uint8Array(content)]), name);
	return form;
}

/** @returns undefined when the connection broke */
async function post(
	url: string,
	body: FormData | string,
	headers: Record<string, string>,
): Promise<Answer | undefined> {
	try {
		const response = await fetch(url, { method: "POST", body, headers });
		return { status: response.status, body: await response.json() };
	} catch {
		return undefined;
	}
}
