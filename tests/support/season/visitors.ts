import * as paths from "#src/paths.ts";
import { marchAnswers, multipart } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { expectOk, send } from "./send.ts";

/** Three pages; with the first one all that a browser without a cache loads with it before it is scrolled. */
const walk = [paths.home, paths.academic, paths.barchApplication];
const accept = { "accept-encoding": "br", accept: "text/html,*/*" };

/** The files that a browser loads with the first page: code, preloaded fonts and pictures near the top. */
export async function filesOfFirstPage(origin: string): Promise<string[]> {
	const page = (await expectOk(send(origin + paths.home))).body.toString();
	const pathsIn = (form: RegExp) => [...new Set([...page.matchAll(form)].map(([, path = ""]) => path))];
	return [
		...pathsIn(/(\/static\/js\/enhance-[\w-]+\.js)/g),
		...pathsIn(/(\/static\/fonts\/[\w.-]+\.woff2)/g).slice(0, 2),
		...pathsIn(/src="(\/(?:media|static\/media)\/[^"]+\.(?:webp|avif|jpe?g|png))"/g).slice(0, 4),
	];
}

export async function visit(origin: () => string, files: readonly string[]): Promise<void> {
	for (const [index, path] of walk.entries()) {
		await expectOk(send(origin() + path, { headers: accept }));
		if (index === 0) await Promise.all(files.map((file) => expectOk(send(origin() + file, { headers: accept }))));
	}
}

const api = "/api/v1/website";
const documents = ["certificate_10", "certificate_12", "certificate_ug", "portfolio"];
let pdf: Promise<Buffer> | undefined;

/** An application as the form sends it: a draft, four documents one by one, then the answers. */
export async function apply(origin: () => string, key: string, size: number): Promise<void> {
	pdf ??= makePdf("Class 10 mark sheet", size);
	const content = await pdf;
	const startedAnswer = await expectOk(
		send(`${origin()}${api}/draft/add`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: Buffer.from('{"application_type":"march"}'),
		}),
	);
	const draft = String(JSON.parse(startedAnswer.body.toString()).data.token);
	const uploads: Record<string, string> = { draft };
	for (const field of documents) {
		const { body, contentType } = await multipart({}, [{ field: "file", name: `${field}.pdf`, content }]);
		const headers = { "content-type": contentType, authorization: `Bearer ${draft}` };
		const sentAnswer = await expectOk(send(`${origin()}${api}/draft/file/${field}`, { method: "POST", headers, body }));
		uploads[field] = `upload:${JSON.parse(sentAnswer.body.toString()).data.id}`;
	}
	const answers = { ...marchAnswers, ...uploads, name: `Applicant ${key}`, email: `${key}@example.com` };
	const { body, contentType } = await multipart(answers);
	const headers = { "content-type": contentType, "idempotency-key": `season-${key}` };
	await expectOk(send(`${origin()}${api}/application/add`, { method: "POST", headers, body }));
}
