import { type ApiResult, readResult } from "./api-result.ts";

type Upload = {
	/** Multipart, or JSON as text. */
	body: FormData | string;
	headers?: Record<string, string>;
	/** `share` goes from 0 to 1 while the body leaves. */
	onProgress: (share: number) => void;
	signal?: AbortSignal;
};

/**
 * Posts a body that may be large and reports its progress, which `fetch` cannot do. Has no timeout, since five
 * megabytes take minutes on a slow phone. Never rejects.
 */
export function upload<Data>(url: string, { body, headers, onProgress, signal }: Upload): Promise<ApiResult<Data>> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		const settle = () => resolve(readResult<Data>({ status: request.status, body: request.response }, signal?.aborted));
		if (signal?.aborted) return settle();
		request.open("POST", url);
		request.responseType = "json";
		const type = typeof body === "string" ? { "content-type": "application/json" } : {};
		for (const [name, value] of Object.entries({ accept: "application/json", ...type, ...headers }))
			request.setRequestHeader(name, value);
		request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
			if (lengthComputable) onProgress(loaded / total);
		};
		request.onloadend = settle;
		signal?.addEventListener("abort", () => request.abort());
		request.send(body);
	});
}
