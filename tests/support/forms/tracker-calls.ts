import type { TestApp } from "#tests/support/server/app.ts";
import { barchAnswers, type FilePart, multipart } from "./application.ts";

type Sent = { token?: string; json?: unknown; form?: Awaited<ReturnType<typeof multipart>> };

/** The calls of a tracker that holds an application's token; each gives the answer's status as `code` and its body. */
export function trackerCalls({ app }: TestApp) {
	async function call(method: "GET" | "POST", path: string, { token, json, form }: Sent = {}) {
		const headers = {
			...(token && { authorization: `Bearer ${token}` }),
			...(form && { "content-type": form.contentType }),
		};
		const request = form ? { body: form.body } : json === undefined ? {} : { body: json as object };
		const response = await app.inject({ method, url: `/api/v1/website/${path}`, headers, ...request });
		return { code: response.statusCode, headers: response.headers, body: response.json() };
	}
	const read = async (token: string) => (await call("GET", "application/answers", { token })).body.data;
	return {
		call,
		read,
		/** Sends an application and gives the token that opens it. */
		apply: async (answers: Record<string, string> = barchAnswers, files: FilePart[] = []): Promise<string> => {
			const { code, body } = await call("POST", "application/add", { form: await multipart(answers, files) });
			if (code !== 201) throw new Error(`The application was answered ${code}: ${JSON.stringify(body)}`);
			return body.data.token;
		},
		upload: async (token: string, field: string, { name, content }: Omit<FilePart, "field">) =>
			call("POST", `application/file/${field}`, {
				token,
				form: await multipart({}, [{ field: "file", name, content }]),
			}),
		/** Posts a document as a form of the tracker does without scripts; gives status and location. */
		post: async (token: string, field: string, file: Omit<FilePart, "field">) => {
			const { body, contentType } = await multipart({}, [{ field, ...file }]);
			const url = `/application/${token}/files/${field}`;
			const answer = await app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
			return { code: answer.statusCode, location: answer.headers.location };
		},
		/** Changes answers on the base of what is stored now, unless a version is given. */
		change: async (token: string, answers: Record<string, string>, version?: string) =>
			call("POST", "application/answers", {
				token,
				json: { version: version ?? (await read(token)).version, answers },
			}),
	};
}
