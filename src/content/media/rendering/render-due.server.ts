import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Selectable } from "kysely";
import { previewKey, renditionKey } from "#src/content/media/media-files.server.ts";
import { readRevision, showRevision } from "#src/content/media/revisions.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { measureFile } from "#src/storage/file-source.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import type { RenderResult } from "./render-task.ts";
import type { RunRendering } from "./run-render-process.server.ts";

type Context = {
	db: Db;
	storage: Storage;
	/** Folder where files lie while they are made. */
	stagingFolder: string;
	render: RunRendering;
	now: () => Date;
	signal: AbortSignal;
};

type Row = Selectable<Database["media_revisions"]>;

/** Longer than any picture takes: when it is over, the process that had claimed it is dead. */
const leaseMs = 300_000;
const maxAttempts = 3;
const pauseMs = 30_000;

/**
 * Makes the renditions of all revisions that are due, one after the other, and shows each as soon as it is ready. Any
 * number of processes may run this.
 * @returns how many were finished, failed ones included
 */
export async function renderDue(context: Context): Promise<number> {
	let finished = 0;
	while (!context.signal.aborted) {
		const claimedMedia = await claimNext(context);
		if (!claimedMedia) return finished;
		try {
			await finish(context, claimedMedia, await renderRevision(context, claimedMedia));
		} catch (error) {
			if (context.signal.aborted || claimedMedia.attempts < maxAttempts) {
				await release(context, claimedMedia);
				if (context.signal.aborted) return finished;
				throw error;
			}
			await finish(context, claimedMedia, {
				ok: false,
				problem: "We couldn’t process this file. Export it as JPEG and try again.",
			});
		}
		finished += 1;
	}
	return finished;
}

/** Tells whether there is anything to render. */
export async function isRenderingDue(db: Db, now: Date): Promise<boolean> {
	const due = db.selectFrom("media_revisions").select("id").where("state", "=", "queued");
	return (await due.where("due_at", "<=", now.toISOString()).limit(1).executeTakeFirst()) !== undefined;
}

async function claimNext({ db, now }: Context): Promise<Row | undefined> {
	const due = await db
		.selectFrom("media_revisions")
		.selectAll()
		.where("state", "=", "queued")
		.where("due_at", "<=", now().toISOString())
		.orderBy("due_at")
		.orderBy("id")
		.executeTakeFirst();
	if (!due) return undefined;
	const claimedMediaRevision = await db
		.updateTable("media_revisions")
		.set({ attempts: due.attempts + 1, due_at: new Date(now().getTime() + leaseMs).toISOString() })
		.where("id", "=", due.id)
		.where("state", "=", "queued")
		.where("attempts", "=", due.attempts)
		.returningAll()
		.executeTakeFirst();
	// Another process was faster: the next run finds what is left.
	return claimedMediaRevision;
}

/** Lets it be begun again, in a while unless this process ends. */
async function release({ db, now, signal }: Context, { id, attempts }: Row): Promise<void> {
	const pause = signal.aborted ? 0 : pauseMs;
	await db
		.updateTable("media_revisions")
		.set({
			due_at: new Date(now().getTime() + pause).toISOString(),
			attempts: signal.aborted ? attempts - 1 : attempts,
		})
		.where("id", "=", id)
		.where("state", "=", "queued")
		.execute();
}

type RenderOutcome =
	| { ok: true; width: number | null; height: number | null; colour: string | null }
	| { ok: false; problem: string };

async function renderRevision(context: Context, revision: Row): Promise<RenderOutcome> {
	const { storage, stagingFolder, render, signal } = context;
	const source = revision.poster_key ?? revision.original_key;
	await mkdir(stagingFolder, { recursive: true });
	const folder = await mkdtemp(join(stagingFolder, "media-"));
	try {
		const input = join(folder, "original");
		await pipeline(await storage.open(source), createWriteStream(input));
		const result = await render(
			{
				input,
				mediaType: pictureTypeOf(revision),
				focus: {
					left: revision.focus_left,
					top: revision.focus_top,
					width: revision.focus_width,
					height: revision.focus_height,
				},
				revision: `${revision.media_id}-${revision.number}`,
				folder,
			},
			signal,
		);
		if (result.ok) await storeFiles(storage, folder, result);
		return result;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Returns the media type of the picture; for a film's poster, the ending of its key says what it is. */
function pictureTypeOf({ poster_key, media_type }: Row): string {
	if (poster_key === null) return media_type;
	if (poster_key.endsWith(".heic")) return "image/heic";
	return poster_key.endsWith(".svg") ? "image/svg+xml" : "image/jpeg";
}

async function storeFiles(storage: Storage, folder: string, { renditions, previews }: RenderResult & { ok: true }) {
	const store = async (file: string, key: string) => storage.put(key, await measureFile(join(folder, file)));
	for (const file of renditions) await store(file, renditionKey(file));
	for (const file of previews) {
		const [, revision = "", width = ""] = /^whole-(\d+-\d+)-(\d+)\.webp$/.exec(file) ?? [];
		await store(file, previewKey(revision, width === "480" ? "small" : "large"));
	}
}

/** Finishes a revision, in one transaction with the records that name the item if the site is to show this revision. */
function finish({ db }: Context, { id, media_id, number }: Row, result: RenderOutcome): Promise<void> {
	return db.transaction().execute(async (trx) => {
		const item = await lockRow(trx, "media", media_id);
		if (!item) return;
		const { width, height, colour } = result.ok ? result : { width: null, height: null, colour: null };
		const outcome = result.ok
			? { state: "ready" as const, width, height, colour, problem: null }
			: { state: "failed" as const, problem: result.problem };
		await trx.updateTable("media_revisions").set(outcome).where("id", "=", id).execute();
		const revision = await readRevision(trx, media_id, number);
		if (result.ok && item.target === number && revision) await showRevision(trx, item, revision);
	});
}
