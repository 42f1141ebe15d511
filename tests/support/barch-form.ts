import type { Page } from "playwright-core";

/** Fills the first step of the B.Arch form as a person would, label by label. */
export async function fillPersonal(page: Page, { international = "No", email = "kavya@example.com" } = {}) {
	await page.getByLabel("Full name").fill("Kavya Narayanan");
	await page.getByLabel("Address").fill("3 Elk Hill\nUdhagamandalam 643001");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Phone number").fill("9443212345");
	await page.getByRole("radio", { name: "Female" }).check();
	await page.getByLabel("Nationality").fill("Indian");
	await page.getByRole("radiogroup", { name: "international student" }).getByLabel(international, { exact: true }).check();
}

/** Fills what the second step requires. */
export async function fillEducation(page: Page) {
	for (const [course, year] of [
		["Class 10", "2024"],
		["Class 12", "2026"],
	] as const) {
		await page.getByLabel(`${course}: board`).fill("CBSE");
		await page.getByLabel(`${course}: percentage`).fill("88.5");
		await page.getByLabel(`${course}: year of passing`).fill(year);
	}
}

/** Chooses a file in the picker with this label. */
export const choose = (page: Page, label: string, name: string, buffer: Buffer) =>
	page.getByLabel(label).setInputFiles({ name, mimeType: "application/octet-stream", buffer });
