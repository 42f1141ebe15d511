import { expect } from "vitest";
import type { TestApp } from "#tests/support/server/app.ts";
import { type FilePart, multipart } from "./application.ts";

type Method = "GET" | "PUT" | "POST" | "DELETE";
type Sent = { token?: string; json?: unknown; form?: Awaited<ReturnType<typeof multipart>> };

/** The calls of a browser that holds drafts; each gives the answer's status as `code`, its headers and its body. */
export function draftCalls({ app }: TestApp) {
	async function call(method: Method, path: string, { token, json, form }: Sent = {}) {
		const headers = {
			...(token && { authorization: `Bearer ${token}` }),
			...(form && { "content-type": form.contentType }),
		};
		const request = form ? { body: form.body } : json === undefined ? {} : { body: json as object };
		const response = await app.inject({ method, url: `/api/v1/website/${path}`, headers, ...request });
		return { code: response.statusCode, headers: response.headers, body: response.json() };
	}
	const upload = async (token: string, field: string, { name, content }: Omit<FilePart, "field">) =>
		call("POST", `draft/file/${field}`, { token, form: await multipart({}, [{ field: "file", name, content }]) });
	const begin = async (type = "barch"): Promise<string> =>
		(await call("POST", "draft/add", { json: { application_type: type } })).body.data.token;
	return {
		call,
		begin,
		read: (token: string) => call("GET", "draft", { token }),
		save: (token: string, answers: Record<string, unknown>, revision = 0, step = 1) =>
			call("PUT", "draft", { token, json: { answers, step, version: "2026-11", revision } }),
		link: (token: string, email: unknown) => call("POST", "draft/link", { token, json: { email } }),
		remove: (token: string) => call("DELETE", "draft", { token }),
		upload,
		takeOut: (token: string, field: string) => call("DELETE", `draft/file/${field}`, { token }),
		/** Sends a file that is in order, and gives the text that names it in a submit. */
		uploaded: async (token: string, field: string, file: Omit<FilePart, "field">) => {
			const { code, body } = await upload(token, field, file);
			expect(code).toBe(201);
			return `upload:${body.data.id}`;
		},
		submit: async (fields: Record<string, string>, files: FilePart[] = [], key?: string) => {
			const { body, contentType } = await multipart(fields, files);
			const headers = { "content-type": contentType, ...(key && { "idempotency-key": key }) };
			const response = await app.inject({ method: "POST", url: "/api/v1/website/application/add", body, headers });
			return { code: response.statusCode, body: response.json() };
		},
	};
}
