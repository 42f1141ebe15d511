import type { Locator } from "playwright-core";

/**
 * Chooses a file where it is on the disk, so that the page sees what happens to it there: `setInputFiles` gives a
 * browser on another connection a copy.
 */
export async function chooseOnDisk(input: Locator, path: string): Promise<void> {
	const session = await input.page().context().newCDPSession(input.page());
	await input.evaluate((element) => element.setAttribute("data-chooses", ""));
	const expression = "document.querySelector('[data-chooses]')";
	const { result } = await session.send("Runtime.evaluate", { expression });
	await session.send("DOM.setFileInputFiles", { files: [path], ...(result.objectId && { objectId: result.objectId }) });
	await input.evaluate((element) => element.removeAttribute("data-chooses"));
	await session.detach();
}
