import type { ElementHandle } from "puppeteer-core";
import { type HTTPRequest, launch, type Page } from "puppeteer-core";
import { onTestFinished } from "vitest";
import type { BrowserWindow, Size } from "./browser-window.ts";
import { firefoxProgram } from "./programs.ts";

/** No connection but to the loopback, which no proxy serves: all others end at a port where no one listens. */
const loopbackOnly = {
	"network.proxy.type": 1,
	"network.proxy.http": "127.0.0.1",
	"network.proxy.http_port": 9,
	"network.proxy.ssl": "127.0.0.1",
	"network.proxy.ssl_port": 9,
	"network.proxy.allow_hijacking_localhost": false,
	"network.dns.disablePrefetch": true,
	"network.captive-portal-service.enabled": false,
	"network.connectivity-service.enabled": false,
	"services.settings.server": "http://127.0.0.1:9",
	"browser.safebrowsing.malware.enabled": false,
	"browser.safebrowsing.phishing.enabled": false,
	"datareporting.policy.dataSubmissionEnabled": false,
	"toolkit.telemetry.server": "",
	"extensions.update.enabled": false,
	"app.update.enabled": false,
};

/** Mouse for Firefox, which sees none without a window. 2 is a fine pointer, 4 one that hovers. */
const mouse = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

/**
 * Said by Firefox of code that was on its way when its page was left, such as that of a case's PDF when the next case
 * is opened at once; nothing is lost, since the page is gone. Code that is missing is a complaint by its answer.
 */
const leftBehind = "error loading dynamically imported module";

/** A window of a new Firefox, driven by WebDriver BiDi. */
export async function openFirefox(url: string, { width, height }: Size): Promise<BrowserWindow> {
	const browser = await launch({
		browser: "firefox",
		executablePath: firefoxProgram,
		extraPrefsFirefox: { ...loopbackOnly, ...mouse, "intl.accept_languages": "en-IN, en" },
		env: { ...process.env, TZ: "Asia/Kolkata" },
		timeout: 120_000,
		protocolTimeout: 120_000,
	});
	onTestFinished(() => browser.close());
	const page = await browser.newPage();
	await page.setViewport({ width, height });
	const complaints = recordComplaints(page, url);
	await page.evaluateOnNewDocument(() =>
		addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
			console.error(violatedDirective, blockedURI),
		),
	);
	return {
		goto: async (address) => void (await page.goto(address)),
		evaluate: (script, given) => page.evaluate(script as (given: unknown) => never, given),
		click: (x, y) => page.mouse.click(x, y),
		type: (text) => page.keyboard.type(text),
		async chooseFile(selector, path) {
			const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
			await input?.uploadFile(path);
		},
		saveScreenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
		complaints: async () => complaints,
	};
}

function recordComplaints(page: Page, url: string): string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (["error", "warn"].includes(message.type())) complaints.push(`console: ${message.text()}`);
	});
	page.on("pageerror", (error) => {
		const message = error instanceof Error ? error.message : String(error);
		if (!message.includes(leftBehind)) complaints.push(`page: ${message}`);
	});
	page.on("response", (answer) => {
		if (answer.status() >= 400 && answer.url().endsWith(".js")) complaints.push(`missing: ${answer.url()}`);
	});
	page.on("request", (request: HTTPRequest) => {
		if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
			complaints.push(`foreign: ${request.url()}`);
	});
	return complaints;
}
