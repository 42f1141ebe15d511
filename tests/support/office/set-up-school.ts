import type { Page } from "playwright-core";
import * as officePaths from "#src/office-paths.ts";
import { whenScripted } from "#tests/support/browser/browser.ts";

/** A season that is open today. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Sets up a school as its owner does, from the empty office to the open website.
 * @param show called with the name of each step, when its fields are filled and before they are sent
 * @returns how many fields were filled, and how often something was pressed
 */
export async function setUpSchool(page: Page, show: (step: string) => Promise<void> = async () => {}) {
	await page.goto(officePaths.home);
	await page.getByRole("link", { name: "Set up the website" }).click();
	let typed = 0;
	let pressed = 1;
	const send = async (step: string, button: string, values: Record<string, string>) => {
		const form = page.locator("form", { has: page.getByRole("button", { name: button, exact: true }) });
		for (const [name, value] of Object.entries(values)) {
			const field = form.locator(`[name="${name}"]`);
			if ((await field.evaluate((each) => each.tagName)) === "SELECT") await field.selectOption(value);
			else await field.fill(value);
			typed += 1;
		}
		const submit = form.getByRole("button", { name: button, exact: true });
		await submit.scrollIntoViewIfNeeded();
		await show(step);
		await submit.click();
		pressed += 1;
		await whenScripted(page);
	};
	await send("1-school", "Save your school", {
		name: "Sahyadri College of Design",
		street: "12 Law College Road",
		town: "Pune",
		state: "Maharashtra",
		postalCode: "411004",
		phone: "+91 20 2543 0000",
		email: "office@sahyadri.example",
		accreditation: "Approved by AICTE",
		main: "#5b1f6e",
		accent: "#f2a900",
	});
	await page.getByText("Application numbers begin with SCD.").waitFor();
	const programme = { name: "B.Des", years: "4", seats: "60", tuition: "1,85,000" };
	await send("2-programme", "Add the programme", programme);
	await page.getByText("B.Des is saved, with its application form.").waitFor();
	await page.getByText("B.Des: 4 years, 60 seats, ₹1,85,000 a year, application numbers with BD").waitFor();
	await send("2-programme-refused", "Add another programme", {
		...programme,
		name: "Foundation in Design",
		years: "1",
		seats: "many",
		after: "10",
	});
	const wrong = "Seats must be a whole number.";
	await page.getByText(wrong, { exact: true }).waitFor();
	await page.locator("[name=seats]:focus[aria-invalid=true]").waitFor();
	await page.getByRole("textbox", { name: "Seats in a year", description: wrong, exact: true }).waitFor();
	await send("2-second-programme", "Add another programme", { seats: "30" });
	await page.getByText("Foundation in Design is saved").waitFor();
	await send("3-applications", "Save the days", { opens: day(-1), closes: day(120), fee: "1000" });
	await page.getByText("You take applications from").waitFor();
	await send("4-legal-texts", "Publish the three texts", {
		officer: "Dr Meera Joshi",
		regulator: "AICTE",
		university: "Savitribai Phule Pune University",
		services: "Example Hosting",
	});
	await page.getByText("The three legal texts are published.").waitFor();
	await send("5-question", "Add the question", {
		label: "How did you hear of us?",
		kind: "choice",
		options: "From a friend\nOn the web",
		required: "yes",
	});
	await send("5-second-question", "Add the question", { label: "A drawing of your room", kind: "file" });
	await page.getByText("A drawing of your room (B.Des)").waitFor();
	for (const title of ["Workshops", "Incubator", "Visit us"])
		await send(`6-page-${title.toLowerCase().replaceAll(" ", "-")}`, "Publish the page", {
			title,
			body: `What ${title.toLowerCase()} means here. It is open all week.`,
		});
	await page.getByText("“Visit us” is published.").waitFor();
	await page.getByRole("button", { name: "Open the website" }).scrollIntoViewIfNeeded();
	await show("7-open");
	await page.getByRole("button", { name: "Open the website" }).click();
	pressed += 1;
	await page.getByText("opened the website").first().waitFor();
	return { typed, pressed };
}
