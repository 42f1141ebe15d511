import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, it } from "vitest";
import { callApi, requestJson } from "./call-api.ts";

let close = async () => {};
afterEach(() => close());

async function serve(listener: RequestListener): Promise<string> {
	const server = createServer(listener);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	close = async () => {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	};
	const address = server.address();
	return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

const serveText = (status: number, text: string) => serve((_request, response) => response.writeHead(status).end(text));

it("posts JSON and returns the data of the envelope", async () => {
	const url = await serve(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += chunk;
		const { method, headers } = request;
		response
			.writeHead(201)
			.end(JSON.stringify({ status: true, data: { method, type: headers["content-type"], body } }));
	});
	expect(await callApi(url, { json: { name: "Kavya" } })).toEqual({
		ok: true,
		status: 201,
		data: { method: "POST", type: "application/json", body: '{"name":"Kavya"}' },
	});
});

it.each([
	[404, "not-found"],
	[409, "conflict"],
	[410, "gone"],
	[422, "refused"],
	[429, "unavailable"],
	[503, "unavailable"],
	[200, "refused"],
] as const)("returns the server's message and field errors with status %i as %s", async (status, reason) => {
	const url = await serveText(status, JSON.stringify({ status: false, message: "Not now.", errors: { email: "No." } }));
	const { errors, ...result } = { errors: {}, ...(await callApi(url)) };
	expect(result).toMatchObject({ ok: false, status, reason, message: "Not now." });
	if (status < 500) expect(errors).toEqual({ email: "No." });
});

it.each([
	[502, "<html>", "We couldn’t reach the school’s server."],
	[200, "<html>", "We couldn’t read the server’s answer."],
	[200, "null", "We couldn’t read the server’s answer."],
])("has a sentence of its own for status %i with the body %s", async (status, text, sentence) => {
	const result = await callApi(await serveText(status, text));
	expect(result).toMatchObject({ ok: false, reason: "unavailable", message: expect.stringContaining(sentence) });
});

it("has a message for an unreachable server, and distinguishes an abort", async () => {
	const url = await serve((request) => request.socket.destroy());
	expect(await callApi(url)).toMatchObject({
		ok: false,
		status: 0,
		message: expect.stringContaining("couldn’t reach"),
	});
	const signal = AbortSignal.abort();
	expect(await callApi(url, { signal })).toMatchObject({ ok: false, status: 0, reason: "aborted" });
	expect(await requestJson(url)).toEqual({ status: 0, body: undefined });
});
