import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { translate } from "#tests/support/browser/translator.ts";
import { isWhole } from "#tests/support/rehearsal.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

const answers = {
	name: "Yamini Selvaraj",
	date_of_birth: "2008-04-17",
	address: "4 Church Hill, Coonoor 643101",
	email: "yamini@mail.example",
	phone_no: "9443012345",
	gender: "2",
	nationality: "Indian",
	is_international_student: "false",
};
const stepMs = 100;
/** One opening of the page fills as many boxes as there are answers, 100 ms apart. */
const openings = Array.from({ length: 8 }, (_, index) => index * stepMs * Object.keys(answers).length);

it(`boxes that the browser fills ${isWhole ? "at any moment of the first six seconds" : "early or late"} are not called empty`, async () => {
	for (const early of isWhole ? openings.slice(0, 4) : openings.slice(0, 1))
		await Promise.all([early, early + 2800].map(fillFrom));
});

it("boxes that a keeper of passwords fills at once are kept where React replaces them just then", async () => {
	const { page } = await openPage(site, phone);
	await translate(page, "marked");
	await page.addInitScript(fillAtTakeover, answers);
	await page.goto(paths.barchApplication);
	await page.waitForFunction(() => document.querySelector("main form[data-ready]"));
	expect(await page.evaluate(() => (window as unknown as { replaced: string[] }).replaced)).not.toEqual([]);
	await page.getByRole("button", { name: "Next" }).click();
	await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
});

it("a press on a button that React replaces under it is a click all the same", async () => {
	const { page } = await openPage(site, phone);
	await translate(page, "marked");
	await page.addInitScript(pressAtTakeover);
	await page.goto(paths.barchApplication);
	await page.getByRole("region", { name: /^Fix \d+ problems$/ }).waitFor();
});

/** Presses the form's button when React has begun to listen, and lets go of the one that is there then. */
function pressAtTakeover() {
	const { addEventListener } = EventTarget.prototype;
	let element: Element | null = null;
	const send = (type: string) => {
		const button = document.querySelector("main form[class] button[type=submit]");
		if (!button || (type === "mousedown" ? element : button === element || !element)) return false;
		if (type === "mousedown") element = button;
		return button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
	};
	EventTarget.prototype.addEventListener = function (this: EventTarget, ...rest: Parameters<typeof addEventListener>) {
		addEventListener.apply(this, rest);
		if (rest[0] !== "compositionend" || element || !(this instanceof Element)) return;
		if (!this.querySelector("form [name=date_of_birth]")) return;
		queueMicrotask(() => send("mousedown"));
		const letGo = setInterval(() => send("mouseup") && clearInterval(letGo), 50);
	};
}

/**
 * Finds the boxes and fills them in one task when React has begun to listen: the first event makes it take over. Runs
 * in the page before its own code.
 */
function fillAtTakeover(answers: Record<string, string>) {
	const replacedFields: string[] = [];
	Object.assign(window, { replaced: replacedFields });
	const findBoxes = (place: Element) =>
		[...place.querySelectorAll<HTMLInputElement>("form [name]")].filter(
			({ type, name, value }) => name in answers && (type !== "radio" || answers[name] === value),
		);
	const fill = (boxes: HTMLInputElement[]) => {
		for (const box of boxes) {
			if (!box.isConnected) replacedFields.push(box.name);
			box.focus();
			if (box.type === "radio") box.checked = true;
			else box.value = answers[box.name] ?? "";
			for (const type of ["input", "change"]) box.dispatchEvent(new Event(type, { bubbles: true }));
		}
	};
	const { addEventListener } = EventTarget.prototype;
	EventTarget.prototype.addEventListener = function (this: EventTarget, ...rest: Parameters<typeof addEventListener>) {
		addEventListener.apply(this, rest);
		// React listens for it where it takes over.
		if (rest[0] !== "compositionend" || !(this instanceof Element)) return;
		const boxes = findBoxes(this);
		if (boxes.some(({ name }) => name === "date_of_birth")) queueMicrotask(() => fill(boxes));
	};
}

async function fillFrom(startMs: number) {
	const { page, complaints } = await openPage(site, phone);
	const session = await page.context().newCDPSession(page);
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 150,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	});
	await page.addInitScript(fillSilently, { answers, startMs, stepMs });
	await page.goto(paths.barchApplication, { waitUntil: "commit" });
	await page.waitForFunction(() => "isFilled" in window);
	await page.getByRole("button", { name: "Next" }).click();
	await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
	expect([startMs, complaints]).toEqual([startMs, []]);
	await page.context().close();
}

/** Fills the form as browsers do that complete it: no event. Runs in the page before its own code. */
function fillSilently(plan: { answers: Record<string, string>; startMs: number; stepMs: number }) {
	const remainingAnswers = Object.entries(plan.answers);
	const fillNext = () => {
		const [name, value] = remainingAnswers.shift() ?? [];
		if (name === undefined || value === undefined) return void Object.assign(window, { isFilled: true });
		for (const control of document.querySelectorAll<HTMLInputElement>(`form [name="${name}"]`)) {
			if (control.type !== "radio") control.value = value;
			else if (control.value === value) control.checked = true;
		}
		setTimeout(fillNext, plan.stepMs);
	};
	addEventListener("DOMContentLoaded", () => setTimeout(fillNext, plan.startMs));
}
