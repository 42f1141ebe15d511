import type { Page } from "playwright-core";

/** Fills the first step of the B.Arch form as a person would, label by label. */
export async function fillPersonal(page: Page, { international = "No", email = "kavya@example.com" } = {}) {
	const form = page.locator("main");
	await form.getByLabel("Full name").fill("Kavya Narayanan");
	await form.getByLabel("Date of birth").fill("2008-04-17");
	await form.getByLabel("Address").fill("3 Elk Hill\nUdhagamandalam 643001");
	await form.getByLabel("Email").fill(email);
	await form.getByLabel("Phone number", { exact: true }).fill("9443212345");
	await form.getByRole("radio", { name: "Female" }).check();
	await form.getByLabel("Nationality").fill("Indian");
	await form
		.getByRole("radiogroup", { name: "international student" })
		.getByLabel(international, { exact: true })
		.check();
}

/** Fills what the second step requires of these school certificates. */
export async function fillEducation(page: Page, courses: readonly string[] = ["Class 10", "Class 12"]) {
	const form = page.locator("main");
	for (const [index, course] of courses.entries()) {
		const year = String(2024 + 2 * index);
		await form.getByLabel(`${course}: board`).fill("CBSE");
		await form.getByLabel(`${course}: percentage`, { exact: true }).fill("88.5");
		await form.getByLabel(`${course}: year of passing`).fill(year);
		const pcm = form.getByLabel(`${course}: average in physics`);
		if (await pcm.isVisible()) await pcm.fill("90");
	}
}

/** Chooses a file in the picker with this label. */
export const choose = (page: Page, label: string, name: string, buffer: Buffer) =>
	page.getByLabel(label).setInputFiles({ name, mimeType: "application/octet-stream", buffer });
