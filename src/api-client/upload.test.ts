import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { upload } from "./upload.ts";

type Handler = ((event: object) => void) | undefined;

/** A request whose body leaves, and which is answered, when the test says so. */
class SlowRequest {
	static last: SlowRequest;
	readonly upload: { onprogress?: Handler } = {};
	onprogress: Handler;
	onloadend: Handler;
	status = 0;
	response: unknown;
	constructor() {
		SlowRequest.last = this;
	}
	open() {}
	setRequestHeader() {}
	send() {}
	abort() {
		this.onloadend?.({});
	}
	move(loaded: number) {
		this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 });
	}
	answer() {
		Object.assign(this, { status: 200, response: { status: true, data: "stored" } });
		this.onloadend?.({});
	}
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	vi.stubGlobal("XMLHttpRequest", SlowRequest);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const minute = 60_000;

it("an upload may take as long as it moves, and its answer as long as the phone may still be sending", async () => {
	const shares: number[] = [];
	const result = upload("/", { body: "", onProgress: (share) => shares.push(share) });
	for (const loaded of [20, 40, 60, 80, 100]) {
		await vi.advanceTimersByTimeAsync(2 * minute);
		SlowRequest.last.move(loaded);
	}
	await vi.advanceTimersByTimeAsync(2 * minute);
	SlowRequest.last.answer();
	expect(await result).toMatchObject({ ok: true, data: "stored" });
	expect(shares.at(-1)).toBe(1);
	expect(vi.getTimerCount()).toBe(0);
});

it("an upload on which nothing moves any more is given up, with words that say what to do", async () => {
	const result = upload("/", { body: "", onProgress: () => {} });
	SlowRequest.last.move(40);
	await vi.advanceTimersByTimeAsync(4 * minute);
	expect(await result).toMatchObject({
		ok: false,
		reason: "unavailable",
		message: expect.stringContaining("try again"),
	});
});

it("an upload of a file that changed since it was chosen says so, and not that the connection broke", async () => {
	const marks = new File(["marks"], "marks.pdf");
	marks.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error("NotReadableError")) });
	const body = new FormData();
	body.append("photo", new File(["photo"], "photo.pdf"));
	body.append("certificate_10", marks);
	const result = upload("/", { body, onProgress: () => {} });
	SlowRequest.last.abort();
	const message = "marks.pdf was changed or removed after you chose it. Choose it again.";
	expect(await result).toMatchObject({ ok: false, reason: "changed", message, errors: { certificate_10: message } });
});
