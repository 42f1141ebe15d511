import { beforeAll, expect, it } from "vitest";
import { type Role, roles } from "#src/accounts/member.ts";
import { caseKinds } from "#src/cases/case.ts";
import { sortKeys } from "#src/cases/list/case-query.ts";
import { exportListNames } from "#src/office/exports/export-lists.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { officeRoutes } from "#tests/support/office/office-routes.ts";
import { postTo } from "#tests/support/office/post-to.ts";
import {
	emailOf,
	familyName,
	type Place,
	phoneOf,
	places,
	placesIn,
	seedContacts,
	tokensOf,
} from "#tests/support/office/seeded-contacts.ts";
import { type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const members = new Map<Role, SignedIn>();
const member = (role: Role) => members.get(role) as SignedIn;

beforeAll(async () => {
	for (const role of roles) members.set(role, await signedInMember(site, { name: `Member ${role}`, role }));
	await seedContacts(site, member("admissions"), member("accounts"));
});

/** The export lists by name; those with a number are the first's. */
const exportNames = [
	...["cases", "requests", "interviews", "visits", "guardians", "waitlist", "rounds", "funnel", "privacy-requests"],
	...["fees", "refunds", "mismatches", "settlements", "settlement-differences", "months", "media"],
	...["redirects", "translations", "broken-links", "members"],
];
const numberedExports = ["content/news", "report/category", "round/1", "breach/1"];

/** Requests for each address of the route table, made to see whatever it may show of a person. */
const links: Readonly<Record<string, string[]>> = {
	[officePaths.home]: [officePaths.home],
	[officePaths.here]: [],
	[officePaths.find]: [officePaths.find, `${officePaths.find}?q=${familyName}`],
	[officePaths.cases()]: [
		officePaths.cases("size=200"),
		officePaths.cases("view=1"),
		officePaths.cases(`q=${familyName}`),
		...sortKeys.map((key) => officePaths.cases(`sort=-${key}&columns=reference,town`)),
	],
	[officePaths.batch(":id")]: [officePaths.batch(1)],
	[officePaths.newCase()]: [officePaths.newCase(), officePaths.newCase("barch")],
	[officePaths.money()]: [officePaths.money()],
	[officePaths.fees()]: [officePaths.fees(), officePaths.fees(`q=${familyName}`)],
	[officePaths.fee(":id")]: [officePaths.fee(1)],
	[officePaths.refunds()]: [officePaths.refunds(), officePaths.refunds("state=all")],
	[officePaths.settlements()]: [officePaths.settlements()],
	[officePaths.months]: [officePaths.months],
	[officePaths.statement(":month", ":format")]: [officePaths.statement("2000-01", "pdf")],
	[officePaths.breaches]: [officePaths.breaches],
	[officePaths.breach(":id")]: [officePaths.breach(1)],
	[officePaths.breachReport(":id", ":kind")]: [officePaths.breachReport(1, "cert-in")],
	[officePaths.privacy]: [officePaths.privacy],
	[officePaths.privacyRequest(":id")]: [officePaths.privacyRequest(1)],
	[officePaths.erasureCertificate(":id")]: [officePaths.erasureCertificate(1)],
	[officePaths.site]: [officePaths.site],
	[officePaths.siteText(":text")]: [officePaths.siteText("letter-fee-paid"), officePaths.siteText("visits")],
	[officePaths.content]: [officePaths.content],
	[officePaths.redirects()]: [officePaths.redirects()],
	[officePaths.translations()]: [officePaths.translations()],
	[officePaths.brokenLinks()]: [officePaths.brokenLinks()],
	[officePaths.contentList(":type")]: [officePaths.contentList("careers"), officePaths.contentList("news")],
	[officePaths.newContent(":type")]: [officePaths.newContent("news")],
	[officePaths.contentItem(":type", ":id")]: [officePaths.contentItem("school-identity", 1)],
	[officePaths.contentVersion(":type", ":id", ":number")]: [officePaths.contentVersion("school-identity", 1, 1)],
	[officePaths.contentDraft(":type", ":id")]: [],
	[officePaths.contentPreview()]: [officePaths.contentPreview(1)],
	[officePaths.previewedPage()]: [officePaths.previewedPage(1)],
	[officePaths.links()]: [officePaths.links(familyName)],
	[officePaths.caseOf(":kind", ":id")]: caseKinds.flatMap((kind) => [
		officePaths.caseOf(kind, 1),
		officePaths.caseOf(kind, 2),
		`${officePaths.caseOf(kind, 1)}?done=1`,
		`${officePaths.caseOf(kind, 1)}?from=${encodeURIComponent(`q=${familyName}`)}`,
	]),
	[officePaths.write(":kind", ":id")]: caseKinds.map((kind) => officePaths.write(kind, 1)),
	[officePaths.triage]: [officePaths.triage],
	[officePaths.guardians]: [officePaths.guardians],
	[officePaths.stack(":stack")]: [officePaths.stack("class-12")],
	[officePaths.requests()]: ["", `q=${familyName}`, "state=ended"].map(officePaths.requests),
	[officePaths.interviews]: [officePaths.interviews],
	[officePaths.visits()]: [officePaths.visits()],
	[officePaths.funnel()]: [officePaths.funnel()],
	[officePaths.offers]: [officePaths.offers],
	[officePaths.offerLetter(":id")]: [officePaths.offerLetter(1, "2027-06-01")],
	[officePaths.documentFile(":id")]: ["1", "2", "job-1", "guardian-1"].map(officePaths.documentFile),
	[officePaths.documentText(":id")]: ["1", "2", "job-1"].map(officePaths.documentText),
	[officePaths.me]: [officePaths.me],
	[officePaths.media()]: [officePaths.media()],
	[officePaths.mediaUpload]: [officePaths.mediaUpload],
	[officePaths.mediaUploads]: [officePaths.mediaUploads],
	[officePaths.mediaUploadParts(":upload")]: [officePaths.mediaUploadParts("1")],
	[officePaths.mediaChoices()]: [officePaths.mediaChoices()],
	[officePaths.mediaPreview(":revision", ":size")]: [officePaths.mediaPreview("1-1", "small")],
	[officePaths.mediaFilm(":revision")]: [officePaths.mediaFilm("1-1")],
	[officePaths.mediaItem(":id")]: [officePaths.mediaItem(1)],
	[officePaths.members]: [officePaths.members],
	[officePaths.schoolSetup]: [officePaths.schoolSetup],
	[officePaths.exports]: [officePaths.exports],
	[officePaths.newExport()]: [...exportNames, ...numberedExports].map((list) => officePaths.newExport(list)),
	[officePaths.exportOf(":id")]: [officePaths.exportOf(1)],
	[officePaths.exportFile(":id")]: [officePaths.exportFile(1)],
	[officePaths.jobs]: [officePaths.jobs],
	[officePaths.health]: [officePaths.health],
	[officePaths.help("*")]: [officePaths.help("case")],
	[officePaths.integrations]: [officePaths.integrations],
	[officePaths.webhooks]: [officePaths.webhooks],
	[officePaths.webhook(":id")]: [officePaths.webhook(1)],
	[officePaths.stageMessages()]: [officePaths.stageMessages()],
	[officePaths.snippets()]: [officePaths.snippets()],
	[`${officePaths.home}/*`]: [`${officePaths.home}/nowhere`],
};

const addresses = Object.values(links).flat();
const unseen: readonly Role[] = ["viewer", "accounts", "editor"];

async function textAt(path: string, headers: Record<string, string>): Promise<string> {
	const answer = await fetch(site.url + path, { headers });
	if (answer.status >= 500) throw new Error(`${path} is answered ${answer.status}.`);
	return answer.text();
}

/** Finds what the answers give away, by their addresses. */
async function shownTo(role: Role, paths: readonly string[]): Promise<Map<string, Place[]>> {
	const { cookie } = member(role);
	const shown = new Map<string, Place[]>();
	for (const path of paths) {
		const places = placesIn(await textAt(path, { cookie }));
		if (places.length > 0) shown.set(path, places);
	}
	return shown;
}

it("asks for each address of the route table and each export list", () => {
	const patterns = officeRoutes().flatMap(({ pattern, forMembers }) => (forMembers ? [pattern] : []));
	expect(patterns.toSorted()).toEqual(Object.keys(links).toSorted());
	expect(exportListNames.toSorted()).toEqual(exportNames.toSorted());
});

it("shows phone numbers and addresses to those who may see them, and to no other role at any address", async () => {
	for (const role of unseen) expect([role, await shownTo(role, addresses)]).toEqual([role, new Map()]);
	// Places that no one is shown: a correction is reported without its values, and a payer's address is in no page.
	const never: readonly Place[] = ["before", "after", "payer"];
	const seen = new Set([...(await shownTo("owner", addresses)).values()].flat());
	expect(places.filter((place) => !seen.has(place))).toEqual(never);
});

it("answers no role with the data of a page", async () => {
	for (const role of roles) {
		const headers = { cookie: member(role).cookie };
		for (const path of addresses) {
			const [before = "", query] = path.split("?");
			const data = `${before}.data${query === undefined ? "" : `?${query}`}`;
			expect([data, (await fetch(site.url + data, { headers })).status]).toEqual([data, 404]);
		}
	}
});

it("finds no one by a number or an address for who may not see them, and everyone by name", async () => {
	const listPaths = (q: string) => {
		const query = String(new URLSearchParams({ q }));
		return [
			`${officePaths.find}?${query}`,
			officePaths.cases(query),
			officePaths.requests(query),
			officePaths.fees(query),
		];
	};
	const sorted = (q: string) =>
		sortKeys.map((sort) => officePaths.cases(String(new URLSearchParams({ q, sort, type: "enquiry" }))));
	const names = async (role: Role, path: string) =>
		(await textAt(path, { cookie: member(role).cookie })).includes(familyName);
	const [phone, email] = [phoneOf("enquiry"), emailOf("message")];
	const parts = [phone.slice(2), phone.slice(-5), email.slice(0, 9), email.slice(2, 14), "hidden.example"];
	const searches = [
		...places.flatMap((place) => [...listPaths(phoneOf(place)), ...listPaths(emailOf(place))]),
		...parts.flatMap(listPaths),
		...sorted(phone),
	];
	for (const role of unseen)
		for (const path of searches) expect([role, path, await names(role, path)]).toEqual([role, path, false]);
	const view = await textAt(officePaths.cases("view=1"), { cookie: member("viewer").cookie });
	expect(view).not.toContain("Watched");
	for (const role of ["viewer", "admissions"] as const) {
		const query = `q=${familyName.slice(0, 6).toUpperCase()}`;
		expect([role, await names(role, officePaths.cases(query))]).toEqual([role, true]);
		expect([role, await names(role, `${officePaths.find}?q=DSA-26-B-000001`)]).toEqual([role, true]);
	}
	const byNumber = officePaths.cases(`q=${encodeURIComponent(phoneOf("enquiry"))}`);
	expect(await names("admissions", byNumber)).toBe(true);
});

/** Exports a list as a member, with all of its columns. @returns undefined where they may not, or it is empty */
async function exported(role: Role, list: string): Promise<string | undefined> {
	const { cookie } = member(role);
	const path = officePaths.newExport(list);
	const page = await fetch(site.url + path, { headers: { cookie } });
	const html = await page.text();
	if (page.status !== 200 || !/value="csv"/.test(html)) return undefined;
	const columns = [...html.matchAll(/<input[^>]*name="column"[^>]*>/g)].map(([input]): [string, string] => [
		"column",
		/value="([^"]*)"/.exec(input)?.[1] ?? "",
	]);
	const exportResponse = await postTo(site, member(role), path, [
		["act", "export"],
		["format", "csv"],
		...columns,
	]).catch(() => undefined);
	if (!exportResponse) return undefined;
	await expect.poll(() => textAt(exportResponse, { cookie })).toContain("Download");
	return textAt(`${exportResponse}/file`, { cookie });
}

it("exports what a role may see", async () => {
	const exportResponse = new Map<string, Place[]>();
	for (const role of roles) {
		for (const list of [...exportNames, ...numberedExports]) {
			const text = await exported(role, list);
			if (text !== undefined) exportResponse.set(`${role} ${list}`, placesIn(text));
		}
	}
	for (const [name, found] of exportResponse)
		if (unseen.some((role) => name.startsWith(role))) expect([name, found]).toEqual([name, []]);
	expect(exportResponse.get("admissions cases")).toContain("application");
	expect(exportResponse.get("admissions visits")).toContain("visit");
	expect(exportResponse.get("owner refunds")).toContain("refund");
	expect([...exportResponse.keys()]).toContain("accounts refunds");
	expect([...exportResponse.keys()]).not.toContain("viewer cases");
});

it("gives integrations nothing of how to reach people, whatever they may read", async () => {
	const document = await (await fetch(`${site.url}/api/docs/json`)).json();
	const paths = Object.entries<Record<string, unknown>>(document.paths)
		.filter(([, methods]) => "get" in methods)
		.map(([path]) => path.replaceAll(/\{[^}]+\}/g, (name) => (name === "{type}" ? "news" : "1")));
	expect(paths.filter((path) => path.includes("/office/")).length).toBeGreaterThan(4);
	for (const [scope, token] of await tokensOf(site, member("owner"))) {
		for (const path of paths)
			expect([scope, path, placesIn(await textAt(path, { authorization: `Bearer ${token}` }))]).toEqual([
				scope,
				path,
				[],
			]);
	}
});

it("shows a viewer the applicant's own number and address for ten minutes, and notes it in the log", async () => {
	const { cookie } = member("viewer");
	const path = officePaths.caseOf("application", 1);
	expect(placesIn(await textAt(path, { cookie }))).toEqual([]);
	await postTo(site, member("viewer"), path, { act: "contact-shown" });
	const page = await textAt(path, { cookie });
	expect(placesIn(page)).toEqual(["application"]);
	expect(page).toContain("Visible for 10 minutes.");
	expect(await textAt(path, { cookie: member("owner").cookie })).toMatch(/Member viewer[\s\S]*viewed the phone number/);
	expect(
		await shownTo(
			"viewer",
			addresses.filter((each) => !each.startsWith(path)),
		),
	).toEqual(new Map());
});
