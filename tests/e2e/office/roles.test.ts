import { beforeAll, expect, it } from "vitest";
import { type Act, may } from "#src/accounts/may.ts";
import { type Role, roles } from "#src/accounts/member.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const members = new Map<Role, SignedIn>();

beforeAll(async () => {
	await sendApplication(site.url, barchAnswers, await certificates());
	for (const role of roles) members.set(role, await signedInMember(site, { name: `Member ${role}`, role }));
});

type Asked = { path: string; act: Act | null; form?: Record<string, string> };

/** Every address of the desk, cases and documents, and every form of theirs, with the act that they need. */
const asked: Asked[] = [
	{ path: "/office", act: null },
	{ path: "/office/find", act: "case.read" },
	{ path: "/office/here", act: null, form: { path: "/office" } },
	{ path: "/office/cases", act: "case.read" },
	{ path: "/office/cases", act: "case.read", form: { act: "save-view", name: "Mine" } },
	{ path: "/office/cases", act: "case.write", form: { act: "assign", assignee: "", id: "1" } },
	{
		path: "/office/cases",
		act: "document.request",
		form: { act: "ask", field: "certificate_10", reason: "", id: "1" },
	},
	{ path: "/office/cases/new", act: "case.enter" },
	{ path: "/office/cases/new", act: "case.enter", form: { name: "" } },
	{ path: "/office/cases/batch/1", act: "case.write" },
	{ path: "/office/cases/batch/1", act: "case.write", form: { act: "drop" } },
	{ path: "/office/requests", act: "document.read" },
	...["remind", "extend", "withdraw", "link", "remind-picked", "withdraw-picked"].map((act) => ({
		path: "/office/requests",
		act: "document.request" as const,
		form: { act, application: "1", request: "1:2026-11-30", dueOn: "2027-01-15" },
	})),
	{ path: "/office/cases/application/1", act: "case.read" },
	{ path: "/office/cases/enquiry/1", act: "message.read" },
	{ path: "/office/cases/message/1", act: "message.read" },
	{ path: "/office/cases/alumni/1", act: "alumni.read" },
	{ path: "/office/documents/1/file", act: "document.read" },
	{ path: "/office/documents/2/text", act: "document.read" },
	...(
		[
			["case.write", { act: "assign", version: "0", assignee: "" }],
			["case.write", { act: "status", version: "0", status: "" }],
			["case.write", { act: "due", version: "0", due: "" }],
			["case.write", { act: "tag", tag: "hostel" }],
			["case.write", { act: "untag", tag: "hostel" }],
			["case.write", { act: "note", text: "Seen." }],
			["case.write", { act: "undo", actId: "999999" }],
			["case.merge", { act: "merge", version: "0", into: "1" }],
			["case.merge", { act: "unmerge", version: "0" }],
			["document.judge", { act: "judge", subject: "none", verdict: "accepted", seen: "" }],
			["document.request", { act: "ask", field: "certificate_10", reason: "", channel: "link" }],
			["case.write", { act: "stage", stage: "reading" }],
			["case.decide", { act: "stage", stage: "offered" }],
		] as [Act, Record<string, string>][]
	).map(([act, form]) => ({ path: "/office/cases/application/1", act, form })),
];

async function statusOf({ path, form }: Asked, cookie?: string): Promise<number> {
	const answer = await fetch(`${site.url}${path}`, {
		redirect: "manual",
		headers: { ...(cookie && { cookie }), ...(form && { "content-type": "application/x-www-form-urlencoded" }) },
		...(form && { method: "POST", body: new URLSearchParams(form) }),
	});
	await answer.arrayBuffer();
	return answer.status;
}

it("lets each role do exactly what the table of rights says, at every address", async () => {
	const wrong: string[] = [];
	for (const each of asked) {
		for (const [role, { cookie }] of members) {
			const allowed = each.act === null || may({ role, decides: true }, each.act);
			const status = await statusOf(each, cookie);
			if ((status === 403) === allowed)
				wrong.push(`${role}: ${each.path} ${each.form?.act ?? ""} is answered ${status}`);
		}
	}
	expect(wrong).toEqual([]);
});

it("lets a member of admissions decide only who may", async () => {
	const { cookie } = await signedInMember(site, { name: "New Member", decides: false });
	const offer = {
		path: "/office/cases/application/1",
		act: "case.decide",
		form: { act: "stage", stage: "offered" },
	} as const;
	expect(await statusOf(offer, cookie)).toBe(403);
});

it("sends everybody else to sign in, and says where they wanted to go", async () => {
	for (const each of asked) expect([each.path, await statusOf(each)]).toEqual([each.path, 302]);
	const answer = await fetch(`${site.url}/office/cases?overdue=yes`, { redirect: "manual" });
	expect(answer.headers.get("location")).toBe("/office/sign-in?to=%2Foffice%2Fcases%3Foverdue%3Dyes");
	const forged = { cookie: "office=not-a-session" };
	expect((await fetch(`${site.url}/office`, { redirect: "manual", headers: forged })).status).toBe(302);
});
