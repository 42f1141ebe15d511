import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { ForbiddenAddressError, guardedLookup, hostOf, type MayReach } from "#src/net/public-address.server.ts";

const maxReadBytes = 2000;
const maxShown = 200;

/** `status` is null when there was no answer; `answer` is then why, else how it began. */
export type Answer = { status: number | null; answer: string };

type Post = { url: string; headers: Record<string, string>; body: string; mayReach: MayReach; timeLimitMs: number };

/** Posts JSON, within a time. Redirects are answers like others: they are not followed. */
export async function post(sentPost: Post, signal?: AbortSignal): Promise<Answer> {
	const timeout = AbortSignal.timeout(sentPost.timeLimitMs);
	try {
		return await answerTo(sentPost, signal ? AbortSignal.any([signal, timeout]) : timeout);
	} catch (error) {
		if (timeout.aborted) return { status: null, answer: "No response in time." };
		return { status: null, answer: reasonOf(error) };
	}
}

function answerTo({ url, headers, body, mayReach }: Post, signal: AbortSignal): Promise<Answer> {
	const target = new URL(url);
	const host = hostOf(target);
	if (isIP(host) && !mayReach(host)) throw new ForbiddenAddressError(`${host} isn’t on the public internet.`);
	const request = target.protocol === "https:" ? requestHttps : requestHttp;
	return new Promise((resolve, reject) => {
		const sentRequest = request(
			target,
			{
				method: "POST",
				headers: { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
				lookup: guardedLookup(mayReach),
				agent: false,
				signal,
			},
			(response) => {
				let text = "";
				const end = () => {
					const answer = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
					resolve({ status: response.statusCode ?? null, answer: [...answer].slice(0, maxShown).join("") });
					response.destroy();
				};
				response.setEncoding("utf8");
				response.on("data", (chunk: string) => {
					text += chunk;
					if (text.length >= maxReadBytes) end();
				});
				response.on("end", end);
				response.on("error", reject);
			},
		);
		sentRequest.on("error", reject);
		sentRequest.end(body);
	});
}

function reasonOf(error: unknown): string {
	if (error instanceof ForbiddenAddressError) return error.message;
	const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
	return `The connection failed: ${code}.`;
}
