import { runScript, settingsOf } from "#tests/support/server/run-script.ts";

/** Moves an application as the operator does: `school applications --reference <reference> <args>`. */
export async function moveApplication(
	place: Parameters<typeof settingsOf>[0],
	reference: string,
	...args: string[]
): Promise<void> {
	await runScript("scripts/applications.ts", ["--reference", reference, ...args], settingsOf(place));
}
