import { matchPath } from "react-router";
import { beforeAll, expect, it } from "vitest";
import { may, type Permission } from "#src/accounts/may.ts";
import { type Role, roles } from "#src/accounts/member.ts";
import { allActs } from "#src/office/all-acts.server.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { allSchoolTexts } from "#src/school-texts.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { postedFormsOn } from "#tests/support/office/forms-on.ts";
import { officeRoutes } from "#tests/support/office/office-routes.ts";
import { type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const members = new Map<Role, SignedIn>();

beforeAll(async () => {
	await sendApplication(site.url, barchAnswers, await certificates());
	for (const role of roles) members.set(role, await signedInMember(site, { name: `Member ${role}`, role }));
});

/** An address, or a form posted to it, with the act that it needs; null for every member. */
type Asked = { path: string; needs: Permission | null; form?: Record<string, string> };

const get = (path: string, needs: Permission | null): Asked => ({ path, needs });
const post = (path: string, needs: Permission | null, form: Record<string, string>): Asked => ({ path, needs, form });

const [application, enquiry, message, alumnus, job] = [
	"application",
	"enquiry",
	"message",
	"alumni",
	"job-application",
].map((kind) => officePaths.caseOf(kind, 1)) as [string, string, string, string, string];
const stack = officePaths.stack("class-12");
const nobody = "999999";
/** The first record that the office takes over; the school's texts are items before it. */
const item = allSchoolTexts.length + 1;

/** Expectations at each address of the route table that only members see. */
const expected: Readonly<Record<string, Asked[]>> = {
	[officePaths.home]: [get(officePaths.home, null)],
	[officePaths.here]: [post(officePaths.here, null, { path: officePaths.home })],
	[officePaths.find]: [get(officePaths.find, "case.read"), get(`${officePaths.find}?q=meenakshi`, "case.read")],
	[officePaths.cases()]: [get(officePaths.cases(), "case.read")],
	[officePaths.batch(":id")]: [get(officePaths.batch(1), "case.write")],
	[officePaths.newCase()]: [get(officePaths.newCase(), "case.enter")],
	[officePaths.money()]: [get(officePaths.money(), "money.read")],
	[officePaths.fees()]: [get(officePaths.fees(), "money.read"), get(officePaths.fees("state=paid"), "money.read")],
	[officePaths.fee(":id")]: [get(officePaths.fee(1), "money.read")],
	[officePaths.refunds()]: [get(officePaths.refunds(), "money.read")],
	[officePaths.settlements()]: [get(officePaths.settlements(), "money.read")],
	[officePaths.months]: [get(officePaths.months, "money.read")],
	[officePaths.statement(":month", ":format")]: [get(officePaths.statement("2000-01", "pdf"), "money.read")],
	[officePaths.breaches]: [get(officePaths.breaches, "breach.read")],
	[officePaths.breach(":id")]: [get(officePaths.breach(nobody), "breach.read")],
	[officePaths.breachReport(":id", ":kind")]: [get(officePaths.breachReport(nobody, "cert-in"), "breach.read")],
	[officePaths.privacy]: [get(officePaths.privacy, "person.ask-erasure")],
	[officePaths.privacyRequest(":id")]: [get(officePaths.privacyRequest(nobody), "person.ask-erasure")],
	[officePaths.erasureCertificate(":id")]: [get(officePaths.erasureCertificate(nobody), "person.ask-erasure")],
	[officePaths.site]: [get(officePaths.site, "season.draft")],
	[officePaths.siteText(":text")]: [
		get(officePaths.siteText("letter-fee-paid"), "status.write"),
		get(officePaths.siteText("identity"), "content.draft"),
		get(officePaths.siteText("fees"), "season.draft"),
		get(officePaths.siteText("none"), "season.draft"),
	],
	[officePaths.content]: [get(officePaths.content, "news.draft")],
	[officePaths.redirects()]: [get(officePaths.redirects(), "content.publish")],
	[officePaths.translations()]: [get(officePaths.translations(), "content.draft")],
	[officePaths.brokenLinks()]: [get(officePaths.brokenLinks(), "content.draft")],
	[officePaths.contentList(":type")]: [
		get(officePaths.contentList("news"), "news.draft"),
		get(officePaths.contentList("events"), "content.draft"),
		get(officePaths.contentList("approval_documents"), "approval.propose"),
		get(officePaths.contentList("none"), "news.draft"),
	],
	[officePaths.newContent(":type")]: [
		get(officePaths.newContent("announcements"), "news.draft"),
		get(officePaths.newContent("staff"), "content.draft"),
	],
	[officePaths.contentItem(":type", ":id")]: [
		get(officePaths.contentItem("news", item), "news.draft"),
		get(officePaths.contentItem("school-fees", nobody), "season.draft"),
		get(officePaths.contentItem("school-letter-fee-paid", nobody), "status.write"),
	],
	[officePaths.contentVersion(":type", ":id", ":number")]: [
		get(officePaths.contentVersion("news", item, 1), "news.draft"),
	],
	[officePaths.contentDraft(":type", ":id")]: [
		post(officePaths.contentDraft("news", item), "news.draft", { version: nobody }),
		post(officePaths.contentDraft("blogs", "new"), "content.draft", { title: "" }),
	],
	[officePaths.contentPreview()]: [get(officePaths.contentPreview(item), "news.draft")],
	[officePaths.previewedPage()]: [
		get(officePaths.previewedPage(item), "news.draft"),
		get(officePaths.previewedPage("", "", paths.home), "news.draft"),
	],
	[officePaths.links()]: [get(officePaths.links(), "news.draft"), get(officePaths.links("campus"), "news.draft")],
	[officePaths.caseOf(":kind", ":id")]: [
		get(application, "case.read"),
		get(enquiry, "message.read"),
		get(message, "message.read"),
		get(alumnus, "alumni.read"),
		get(job, "job.read"),
	],
	[officePaths.write(":kind", ":id")]: [
		get(officePaths.write("application", 1), "case.write"),
		get(officePaths.write("enquiry", 1), "message.write"),
		get(officePaths.write("message", 1), "message.write"),
		get(officePaths.write("alumni", 1), "alumni.write"),
		get(officePaths.write("job-application", 1), "job.write"),
	],
	[officePaths.triage]: [get(officePaths.triage, "document.judge")],
	[officePaths.guardians]: [get(officePaths.guardians, "guardian.check")],
	[officePaths.stack(":stack")]: [get(stack, "document.judge")],
	[officePaths.requests()]: [get(officePaths.requests(), "document.read")],
	[officePaths.interviews]: [get(officePaths.interviews, "case.read")],
	[officePaths.visits()]: [get(officePaths.visits(), "visit.read")],
	[officePaths.funnel()]: [
		get(officePaths.funnel(), "funnel.read"),
		get(officePaths.funnel("form=barch&source=*"), "funnel.read"),
	],
	[officePaths.offers]: [get(officePaths.offers, "case.read")],
	[officePaths.offerLetter(":id")]: [get(officePaths.offerLetter(1, "2027-06-01"), "case.decide")],
	[officePaths.documentFile(":id")]: [
		get(officePaths.documentFile(1), "document.read"),
		get(officePaths.documentFile("job-1"), "job.read-cv"),
		get(officePaths.documentFile("guardian-1"), "guardian.check"),
	],
	[officePaths.documentText(":id")]: [get(officePaths.documentText(2), "document.read")],
	[officePaths.me]: [get(officePaths.me, null)],
	[officePaths.media()]: [get(officePaths.media(), "media.upload")],
	[officePaths.mediaUpload]: [get(officePaths.mediaUpload, "media.upload")],
	[officePaths.mediaUploads]: [post(officePaths.mediaUploads, "media.upload", {})],
	[officePaths.mediaUploadParts(":upload")]: [
		get(officePaths.mediaUploadParts(nobody), "media.upload"),
		post(officePaths.mediaUploadParts(nobody), "media.upload", {}),
	],
	[officePaths.mediaChoices()]: [get(officePaths.mediaChoices(), "media.upload")],
	[officePaths.mediaPreview(":revision", ":size")]: [get(officePaths.mediaPreview("1-1", "small"), "media.upload")],
	[officePaths.mediaFilm(":revision")]: [get(officePaths.mediaFilm("1-1"), "media.upload")],
	[officePaths.mediaItem(":id")]: [get(officePaths.mediaItem(nobody), "media.upload")],
	[officePaths.members]: [get(officePaths.members, "member.manage")],
	[officePaths.schoolSetup]: [get(officePaths.schoolSetup, "identity.publish")],
	[officePaths.exports]: [get(officePaths.exports, null)],
	[officePaths.newExport()]: [
		get(officePaths.newExport("cases", "type=barch"), "export.persons"),
		get(officePaths.newExport("requests"), "export.persons"),
		get(officePaths.newExport("report/category"), "export.persons"),
		get(officePaths.newExport("waitlist"), "export.persons"),
		get(officePaths.newExport("round/1"), "export.persons"),
		get(officePaths.newExport("rounds"), "case.read"),
		get(officePaths.newExport("months"), "export.fees"),
		get(officePaths.newExport("media"), "media.upload"),
		get(officePaths.newExport("content/news"), "news.draft"),
		get(officePaths.newExport("content/staff"), "content.draft"),
		get(officePaths.newExport("none"), "news.draft"),
	],
	[officePaths.exportOf(":id")]: [get(officePaths.exportOf(nobody), null)],
	[officePaths.exportFile(":id")]: [get(officePaths.exportFile(nobody), null)],
	[officePaths.jobs]: [get(officePaths.jobs, "background.manage")],
	[officePaths.health]: [get(officePaths.health, "health.read")],
	[officePaths.help("*")]: [get(officePaths.help("case"), null)],
	[officePaths.integrations]: [get(officePaths.integrations, "settings.write")],
	[officePaths.webhooks]: [get(officePaths.webhooks, "settings.write")],
	[officePaths.webhook(":id")]: [get(officePaths.webhook(nobody), "settings.write")],
	[officePaths.stageMessages()]: [get(officePaths.stageMessages(), "status.write")],
	[officePaths.snippets()]: [get(officePaths.snippets(), "snippet.write")],
	[`${officePaths.home}/*`]: [get(`${officePaths.home}/nowhere`, null), post(`${officePaths.home}/nowhere`, null, {})],
};

/** Addresses in front of the office, for everyone: those who are not signed in, and those who prove who they are. */
const open: readonly string[] = [
	officePaths.setup(),
	officePaths.invitation(":token"),
	officePaths.signIn(),
	officePaths.second(),
	officePaths.enrol(),
	officePaths.proof(),
	officePaths.schoolAccount(),
	officePaths.schoolAccountReturn,
	officePaths.passkeyOptions,
	officePaths.signOut,
];

const requestedPaths = Object.values(expected).flat();

async function statusOf({ path, form }: Asked, cookie?: string): Promise<number> {
	const answer = await fetch(`${site.url}${path}`, {
		redirect: "manual",
		headers: { ...(cookie && { cookie }), ...(form && { "content-type": "application/x-www-form-urlencoded" }) },
		...(form && { method: "POST", body: new URLSearchParams(form) }),
	});
	await answer.arrayBuffer();
	return answer.status;
}

it("has an expectation for each address of the route table", () => {
	const routes = officeRoutes();
	const patterns = (forMembers: boolean) =>
		routes.filter((route) => route.forMembers === forMembers).map(({ pattern }) => pattern);
	expect(patterns(true).toSorted()).toEqual(Object.keys(expected).toSorted());
	expect(patterns(false).toSorted()).toEqual([...open].toSorted());
});

it("shows an owner only forms of acts that are declared for the page that takes them", async () => {
	const cookie = members.get("owner")?.cookie ?? "";
	const knownPairs = new Set([
		...allActs.flatMap(({ address, acts }) => Object.keys(acts).map((act) => `${address} ${act}`)),
		...Object.entries(expected).flatMap(([pattern, all]) => all.flatMap(({ form }) => (form ? [`${pattern} `] : []))),
	]);
	const unknown: string[] = [];
	const withoutSignOut: string[] = [];
	for (const { path, form } of requestedPaths) {
		if (form) continue;
		const answer = await fetch(`${site.url}${path}`, { headers: { cookie } });
		if (!answer.headers.get("content-type")?.startsWith("text/html")) continue;
		const page = answer.redirected ? new URL(answer.url).pathname : path;
		const forms = postedFormsOn(await answer.text(), page);
		// Content shown within a page, such as a document or a preview, runs no script or has a sandbox.
		const policy = answer.headers.get("content-security-policy") ?? "";
		const isPage = policy.includes("script-src 'self'") && !policy.includes("sandbox");
		if (answer.ok && isPage && !forms.some(({ action }) => action === officePaths.signOut)) withoutSignOut.push(path);
		for (const { action, act } of forms) {
			if (open.includes(action)) continue;
			const pattern = Object.keys(expected).find((each) => matchPath(each, action));
			if (!knownPairs.has(`${pattern} ${act}`)) unknown.push(`${path}: ${action} ${act}`);
		}
	}
	expect(unknown).toEqual([]);
	expect(withoutSignOut).toEqual([]);
});

it("lets each role do exactly what the table of rights says, at every address", async () => {
	const wrong: string[] = [];
	for (const each of requestedPaths) {
		for (const [role, { cookie }] of members) {
			const allowed = each.needs === null || may({ role, decides: true }, each.needs);
			const status = await statusOf(each, cookie);
			if ((status === 403) === allowed || status >= 500)
				wrong.push(`${role}: ${each.path} ${each.form?.act ?? ""} is answered ${status}`);
		}
	}
	expect(wrong).toEqual([]);
});

it("lets a member of admissions decide only who may", async () => {
	const { id, cookie } = await signedInMember(site, { name: "New Member", decides: false });
	const decision = { path: application, needs: null, form: { act: "stage", stage: "accepted" } };
	expect(await statusOf(decision, cookie)).toBe(403);
	const refusedLine = `"member":${id},"act":"case.decide"`;
	await expect.poll(() => site.output()).toContain(refusedLine);
});

it("sends everyone else to sign in, and says where they wanted to go", async () => {
	for (const each of requestedPaths) expect([each.path, await statusOf(each)]).toEqual([each.path, 302]);
	const answer = await fetch(`${site.url}/office/cases?overdue=yes`, { redirect: "manual" });
	expect(answer.headers.get("location")).toBe("/office/sign-in?to=%2Foffice%2Fcases%3Foverdue%3Dyes");
	const forged = { cookie: "office=not-a-session" };
	expect((await fetch(`${site.url}/office`, { redirect: "manual", headers: forged })).status).toBe(302);
});
