import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type S3Peer, startS3Peer } from "#peers/s3/s3-peer.server.ts";
import * as paths from "#src/paths.ts";
import { barchAnswers, certificates, multipart } from "#tests/support/forms/application.ts";
import { type RunningServer, startInVain, startServer } from "#tests/support/server/server.ts";

const keys = { accessKeyId: "SCHOOL", secretAccessKey: "a-secret-of-the-school" };

describe("two machines with one PostgreSQL and one bucket", () => {
	let peer: S3Peer;
	let first: RunningServer;
	let second: RunningServer;
	let onS3: Record<string, string>;
	beforeAll(async () => {
		peer = await startS3Peer({ bucket: "school", region: "eu-1", keys });
		onS3 = {
			STORAGE_URL: `s3://school/site?endpoint=${peer.url}&region=eu-1`,
			AWS_ACCESS_KEY_ID: keys.accessKeyId,
			AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
		};
		first = await startServer("postgres", onS3);
		second = await startServer("postgres", { ...onS3, DATABASE_URL: first.databaseUrl ?? "" });
	});
	afterAll(async () => {
		await second.drop();
		await first.drop();
		await peer.close();
	});

	async function call(site: RunningServer, path: string, fields: Parameters<typeof multipart>, token?: string) {
		const { body, contentType } = await multipart(...fields);
		const headers = { "content-type": contentType, ...(token && { authorization: `Bearer ${token}` }) };
		const url = `${site.url}/api/v1/website/${path}`;
		const answer = await fetch(url, { method: "POST", headers, body: new Uint8Array(body) });
		return { code: answer.status, body: await answer.json() };
	}
	const beginDraft = async (site: RunningServer) => {
		const url = `${site.url}/api/v1/website/draft/add`;
		const headers = { "content-type": "application/json" };
		const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify({ application_type: "barch" }) });
		return (await answer.json()).data.token as string;
	};
	const class10 = async () => {
		const [file] = await certificates();
		if (!file) throw new Error("There is no certificate.");
		return file;
	};

	it("a document sent to one goes with the application sent to the other, and comes from both", async () => {
		const draft = await beginDraft(first);
		const { content, ...file } = await class10();
		const upload = [{}, [{ ...file, field: "file", content }]] as Parameters<typeof multipart>;
		const response = await call(first, "draft/file/certificate_10", upload, draft);
		expect(response.code).toBe(201);
		const answers = { ...barchAnswers, draft, certificate_10: `upload:${response.body.data.id}` };
		const others = (await certificates()).filter(({ field }) => field !== "certificate_10");
		const application = await call(second, "application/add", [answers, others]);
		expect(application.code).toBe(201);
		for (const { url } of [first, second]) {
			const answer = await fetch(url + paths.applicationFile(application.body.data.token, "certificate_10"));
			expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
			expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox; frame-ancestors 'self'");
		}
		for (const { dataDir } of [first, second]) {
			expect(existsSync(join(dataDir, "files"))).toBe(false);
			expect(readdirSync(join(dataDir, "incoming"))).toEqual([]);
		}
	});

	it("a document that the storage does not take is taken when it is sent again", async () => {
		const draft = await beginDraft(first);
		const upload = [{}, [{ ...(await class10()), field: "file" }]] as Parameters<typeof multipart>;
		peer.fail("failed");
		const response = await call(first, "draft/file/certificate_10", upload, draft);
		peer.mend();
		expect(response).toMatchObject({ code: 503, body: { status: false } });
		expect((await call(first, "draft/file/certificate_10", upload, draft)).code).toBe(201);
	});

	it("a third machine with a folder of its own is refused", async () => {
		const folder = mkdtempSync(join(tmpdir(), "school-third-"));
		const { code, lines } = await startInVain({ DATA_DIR: folder, DATABASE_URL: first.databaseUrl ?? "" });
		rmSync(folder, { recursive: true });
		const sentence = new RegExp(
			`^The files of this database are in s3://school/site at 127\\.0\\.0\\.1:\\d+, ` +
				`not in DATA_DIR \\(folder ${folder}/files on \\S+\\)\\. Several machines need one STORAGE_URL\\.$`,
		);
		expect([code, lines]).toEqual([1, [expect.stringMatching(sentence)]]);
	});

	it.each<[string, { bucket?: string; endpoint?: string; AWS_SECRET_ACCESS_KEY?: string }, RegExp]>([
		["a wrong secret", { AWS_SECRET_ACCESS_KEY: "another" }, /\): SignatureDoesNotMatch\.$/],
		["a bucket that is not there", { bucket: "none" }, /\): NoSuchBucket\.$/],
		["a service that does not answer", { endpoint: "http://127.0.0.1:9" }, /\): .*ECONNREFUSED.*\.$/],
	])(
		"a start with %s ends with one sentence",
		async (_what, { bucket = "school", endpoint = peer.url, ...env }, end) => {
			const folder = mkdtempSync(join(tmpdir(), "school-wrong-"));
			const address = `s3://${bucket}/site?endpoint=${endpoint}&region=eu-1`;
			const { code, lines } = await startInVain({
				LOG_LEVEL: "warn",
				...onS3,
				...env,
				DATA_DIR: folder,
				STORAGE_URL: address,
			});
			rmSync(folder, { recursive: true });
			expect([code, lines]).toEqual([1, [expect.stringMatching(/^Can’t read files in STORAGE_URL \(s3:\/\/.*/)]]);
			expect(lines[0]).toMatch(end);
			expect(lines[0]).not.toContain("secret-of");
		},
	);
});
