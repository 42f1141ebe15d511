import { existsSync } from "node:fs";
import { join } from "node:path";
import { receiveJobApplication } from "#src/job-applications/receive-job-application.server.ts";
import type { Services } from "#src/server/services.ts";
import { readSample } from "./read-sample.ts";
import type { SampleJobApplication } from "./sample-office.ts";

type Place = { folder: string; key: string; cameAt: Date };

/**
 * Sends a sample application for a post.
 * @returns undefined where the school has no such post, or the CV is not drawn
 */
export async function addJobApplication(
	services: Services,
	{ opening, fields, cv }: Omit<SampleJobApplication, "daysAgo">,
	{ folder, key, cameAt }: Place,
) {
	if (!existsSync(join(folder, cv.file))) return undefined;
	const files = [await readSample(folder, { ...cv, field: "cv" })];
	const submission = { opening, fields, files, fileErrors: {}, idempotencyKey: key, now: cameAt };
	const result = await receiveJobApplication(services, submission);
	return !result.ok && result.reason === "missing" ? undefined : result;
}
