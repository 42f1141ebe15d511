import { describe, expect, it } from "vitest";
import { checkLinks, type RequestPage } from "./check-links.server.ts";
import { linksIn } from "./links-in.server.ts";

const siteUrl = "https://www.school.example";

/** A site with three addresses. */
const requestPage: RequestPage = async (address) => {
	if (address === "/fees") return { status: 200, html: '<h2 id="hostel">Hostel</h2>' };
	if (address === "/old") return { status: 301, html: "" };
	if (address === "/closed") return { status: 503, html: "" };
	return { status: address === "/media/wall-960.webp" ? 200 : 404, html: "" };
};
const faults = async (text: string) => (await checkLinks(text, { requestPage, siteUrl })).map(({ message }) => message);

describe("the links of a text", () => {
	it("are those that the site shows, with their words", () => {
		const text = '[the **fees**](/fees?a=1&b=2) and ![A "wall"](/media/wall-960.webp) https://tea.example [x](:)';
		expect(linksIn(text)).toEqual([
			{ href: "/fees?a=1&b=2", text: "the fees", picture: false },
			{ href: "/media/wall-960.webp", text: 'A "wall"', picture: true },
			{ href: "https://tea.example", text: "https://tea.example", picture: false },
			{ href: undefined, text: "x", picture: false },
		]);
	});

	it("are not at fault where the site answers, leads on, or has the part; others are left alone", async () => {
		const good = [
			"[the fees](/fees) [of hostels](/fees#hostel) [as before](/old) [in full](https://www.school.example/fees) [soon](/closed#part)",
			"![A wall](/media/wall-960.webp) [tea](https://tea.example/nowhere) [write](mailto:a@school.example)",
		];
		expect(await faults(good.join("\n\n"))).toEqual([]);
	});

	it.each([
		["[the fees](/feess)", "There’s nothing at /feess."],
		["[the mess](/fees#mess)", "The page at /fees doesn’t have a part called “mess”."],
		["![A wall](/media/none-960.webp)", "There’s nothing at /media/none-960.webp."],
		["for the hours [click here](/fees)", "“click here” doesn’t say where it leads."],
		["[Read more…](/fees)", "“Read more…” doesn’t say where it leads."],
		["[the desk](/office/cases)", "/office/cases is in the office. Visitors can’t open it."],
		["[draft](:)", "The link “draft” doesn’t have an address."],
	])("are at fault: %s", async (text, message) => {
		expect(await faults(text)).toEqual([message]);
	});

	it("are asked for once, however often they stand in a text", async () => {
		const requestedUrls: string[] = [];
		const count: RequestPage = (address) => {
			requestedUrls.push(address);
			return requestPage(address);
		};
		const linkFaults = await checkLinks("[one fee](/no) and [another](/no)", { requestPage: count, siteUrl });
		expect([requestedUrls, linkFaults.length]).toEqual([["/no"], 2]);
	});
});
