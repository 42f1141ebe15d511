import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { damaged } from "#tests/support/media/damaged.ts";
import { type HostileFile, hostileFiles } from "#tests/support/media/hostile-files.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { startServer } from "#tests/support/server/server.ts";

const randomFiles = Number(process.env.FILES ?? 200);
const megabyte = 1024;
/** A picture of 80 megapixels is 240 MB when decoded; librsvg and the encoders work on copies of parts of it. */
const maxDrawing = 1200 * megabyte;
const maxServing = 700 * megabyte;

/** The most memory that a process has had, in kilobytes; 0 once it has ended. */
function peakOf(pid: number | string): number {
	try {
		return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
	} catch {
		return 0;
	}
}

function childrenOf(pid: number): string[] {
	const tasks = readdirSync(`/proc/${pid}/task`);
	return tasks.flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean));
}

/** Files that no one has thought of; equal ones would be one item. */
async function randomlyDamaged(files: readonly HostileFile[]) {
	const seed = Number(process.env.SEED ?? 7);
	const good = await photograph({ width: 900, height: 600 });
	const contents = [good, ...files.map(({ content }) => content).filter(({ length }) => length > 0)];
	const sample = fc.sample(fc.constantFrom(...contents).chain(damaged), { numRuns: randomFiles, seed });
	return sample.map((content, index) => ({ name: `random-${index + 1}`, content }));
}

test.each(["sqlite", "postgres"] as const)(
	"a site survives every file that is sent to its library (%s)",
	async (engine) => {
		const site = await startServer(engine, { DEMO: "off" });
		try {
			const { cookie } = await signedInMember(site, { name: "Meera Nair", role: "editor" });
			const office = officeBrowser(site, cookie);
			const send = async (name: string, content: Buffer) => {
				const form = new FormData();
				form.append("files", new File([new Uint8Array(content)], name));
				const answer = await office.post(officePaths.mediaUpload, form);
				const [, id] = /\/media\/(\d+)/.exec(answer.headers.get("location") ?? "") ?? [];
				return { status: answer.status, id: Number(id), words: (await answer.text()).includes(`${name}: it `) };
			};
			const files = await hostileFiles();
			const fates = new Map<number, HostileFile>();
			for (const file of files) {
				const { status, id, words } = await send(file.name, file.content);
				const isRefused = file.fate === "refused";
				expect([file.name, status, words]).toEqual([file.name, isRefused ? 422 : 302, isRefused]);
				if (!isRefused) fates.set(id, file);
			}
			for (const { name, content } of await randomlyDamaged(files)) {
				const { status, words } = await send(name, content);
				expect([name, [302, 422].includes(status), words]).toEqual([name, true, status === 422]);
			}
			const { id: last } = await send("the-last.jpg", await photograph({ width: 901, height: 601 }));

			const revisions = () => readDatabase(site, (db) => db.selectFrom("media_revisions").selectAll().execute());
			let drawing = 0;
			await expect
				.poll(
					async () => {
						drawing = Math.max(drawing, ...childrenOf(site.pid()).map(peakOf));
						return (await revisions()).filter(({ state }) => state === "queued").length;
					},
					{ interval: 250, timeout: 1_500_000 },
				)
				.toBe(0);
			const states = new Map((await revisions()).map((revision) => [revision.media_id, revision]));
			for (const [id, { name, fate }] of fates) {
				const { state, problem } = states.get(id) ?? expect.fail(`${name} has no revision.`);
				const [wanted, said] = fate === "problem" ? ["failed", /^It .*\.$/] : ["ready", /^$/];
				expect([name, state]).toEqual([name, wanted]);
				expect(problem ?? "").toMatch(said);
				expect([name, (await office.get(officePaths.mediaItem(id))).status]).toEqual([name, 200]);
			}
			expect(states.get(last)).toMatchObject({ state: "ready" });
			expect((await fetch(`${site.url}/media/photo-${last}-1-960.webp`)).status).toBe(200);
			expect((await office.get(officePaths.media())).status).toBe(200);
			expect(readdirSync(join(site.dataDir, "incoming"))).toEqual([]);
			expect(site.output()).not.toMatch(/"level":(50|60)/);
			const serving = peakOf(site.pid());
			expect(serving).toBeLessThan(maxServing);
			expect(drawing).toBeLessThan(maxDrawing);
		} finally {
			await site.drop();
		}
	},
);
