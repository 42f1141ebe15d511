import { beforeAll, describe, expect, it } from "vitest";
import { may } from "#src/accounts/may.ts";
import { type Role, roles } from "#src/accounts/member.ts";
import { describeAct, isActName } from "#src/audit-messages.ts";
import { allActs } from "#src/office/all-acts.server.ts";
import type { Act } from "#src/office/kit/acts/act.server.ts";
import { isList, readActForm } from "#src/office/kit/acts/read-act-form.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { pageSamples } from "#tests/support/office/act-samples.ts";
import { droppedRound } from "#tests/support/office/case-samples.ts";
import { officeRoutes } from "#tests/support/office/office-routes.ts";
import { noRow, type PageSample } from "#tests/support/office/page-sample.ts";
import { type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const members = new Map<Role, SignedIn>();
let unproved: SignedIn;

beforeAll(async () => {
	await sendApplication(site.url, barchAnswers, await certificates());
	for (const role of roles) members.set(role, await signedInMember(site, { name: `Member ${role}`, role }));
	unproved = await signedInMember(site, { name: "Unproved", role: "owner" });
	await readDatabase(site, (db) =>
		db
			.insertInto("batches")
			.values({
				...{ member_id: 1, member_name: "Member", filter: "", state: "dropped", created_at: new Date().toISOString() },
				...{ act: droppedRound.act, details: JSON.stringify(droppedRound.details) },
			})
			.execute(),
	);
	await readDatabase(site, (db) =>
		db
			.updateTable("member_sessions")
			.set({ proved_at: new Date(Date.now() - 3_600_000).toISOString() })
			.where("member_id", "=", unproved.id)
			.execute(),
	);
});

/** Every act of every page, with a form as its page sends it. */
const everyAct = allActs.flatMap(({ address, acts }) =>
	(pageSamples[address] ?? []).flatMap((page) =>
		Object.entries(acts).map(([name, act]) => ({
			name,
			act: act as Act<unknown>,
			page,
			title: `${page.path} ${name}`,
		})),
	),
);

async function post(path: string, fields: readonly (readonly [string, string])[], cookie?: string) {
	const answer = await fetch(`${site.url}${path}`, {
		method: "POST",
		redirect: "manual",
		headers: { ...(cookie && { cookie }), "content-type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
	});
	return { status: answer.status, text: await answer.text(), location: answer.headers.get("location") };
}

function formData(fields: readonly (readonly [string, string])[]): FormData {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	return form;
}

const formOf = (page: PageSample, name: string) => Object.entries({ act: name, ...page.forms[name] });
const owner = () => members.get("owner")?.cookie;

it("has a page with a form of each act for every table, and a table for every page that takes forms", () => {
	const missing = allActs.flatMap(({ address, acts }) =>
		Object.keys(acts)
			.filter((name) => !pageSamples[address]?.some(({ forms }) => forms[name]))
			.map((name) => [address, name]),
	);
	expect(missing).toEqual([]);
	const knownAddresses = new Set(allActs.map(({ address }) => address));
	const takingForms = officeRoutes().filter(({ acts, forMembers }) => acts && forMembers);
	expect(
		takingForms
			.map(({ pattern }) => pattern)
			.filter((pattern) => !knownAddresses.has(pattern) && !machines.has(pattern)),
	).toEqual([]);
});

/** Routes that answer programs: the code of a page, or an upload in parts. */
const machines: ReadonlySet<string> = new Set([
	officePaths.here,
	officePaths.contentDraft(":type", ":id"),
	officePaths.mediaUploads,
	officePaths.mediaUploadParts(":upload"),
	`${officePaths.home}/*`,
]);

describe("every act", () => {
	it("is refused to each role without its permission, and to no owner or other role with it", async () => {
		const wrong: string[] = [];
		for (const { name, act, page, title } of everyAct) {
			const permission = act.permissionOn(page.on);
			const isAllowed = (role: Role) => permission === null || may({ role, decides: true }, permission);
			const another = roles.findLast((role) => role !== "owner" && isAllowed(role));
			for (const [role, { cookie }] of members) {
				if (isAllowed(role) && role !== "owner" && role !== another) continue;
				const { status } = await post(page.path, formOf(page, name), cookie);
				if ((status === 403) === isAllowed(role) || status >= 500)
					wrong.push(`${role}: ${title} is answered ${status}`);
			}
		}
		expect(wrong).toEqual([]);
	});

	it("leads to the sign-in without a session", async () => {
		for (const { name, page, title } of everyAct) {
			const { status, location } = await post(page.path, formOf(page, name));
			expect([title, status, location]).toEqual([title, 302, expect.stringContaining(officePaths.signIn())]);
		}
	});

	it("is refused when a field that is no list is sent twice, its own name included", async () => {
		const takes = (act: Act<unknown>, fields: readonly (readonly [string, string])[]) =>
			act.isSentOnce(readActForm(formData(fields)));
		const wrong: string[] = [];
		for (const { name, act, page, title } of everyAct) {
			const fields = formOf(page, name);
			for (const [field, value] of [...fields, ["made-up", "1"] as const]) {
				if (isList(act.shape[field])) continue;
				if (takes(act, [...fields, [field, value], [field, `${value}1`]])) wrong.push(`${title} with two of ${field}`);
			}
			if (!takes(act, fields)) wrong.push(`${title} as its page sends it`);
		}
		expect(wrong).toEqual([]);
	});

	it("answers 400 to a field that is sent twice, on each page", async () => {
		const wrong: string[] = [];
		for (const { name, page, title } of new Map(everyAct.map((each) => [each.page, each])).values()) {
			const { status } = await post(page.path, [...formOf(page, name), ["act", name]], owner());
			if (status !== 400) wrong.push(`${title} is answered ${status}`);
		}
		expect(wrong).toEqual([]);
	});

	it("refuses a form without its fields in words", () => {
		const wrong = everyAct.filter(({ act, page }) => {
			const result = act.read(readActForm(formData([])), page.on);
			return !result.ok && result.problems.join("") === "";
		});
		expect(wrong.map(({ title }) => title)).toEqual([]);
	});

	it("refuses a form with too long, odd or too large values in words, never with a failure", async () => {
		const wrong: string[] = [];
		for (const { name, act, page, title } of everyAct) {
			for (const value of ["\u202e'{[\0".repeat(2500), "2147483648"]) {
				const fields = Object.keys(act.shape).map((field) => [field, value] as const);
				const { status, text } = await post(page.path, [["act", name], ...fields], owner());
				if (status >= 500 || (status >= 400 && text === "")) wrong.push(`${title} is answered ${status}`);
			}
		}
		expect(wrong).toEqual([]);
	});

	it("isn't any name that every object has, or none", async () => {
		const wrong: string[] = [];
		for (const { path } of new Set(everyAct.map(({ page }) => page)))
			for (const name of ["toString", "constructor", "__proto__", "1.5"]) {
				const { status } = await post(path, [["act", name]], owner());
				if (status !== 400) wrong.push(`${path} ${name} is answered ${status}`);
			}
		expect(wrong).toEqual([]);
	});

	it("is not carried out on a version that the page can't have shown", async () => {
		const wrong: string[] = [];
		for (const { name, act, page, title } of everyAct) {
			if (!("version" in act.shape) || act.keepsValues) continue;
			const fields = Object.entries({ act: name, ...page.forms[name], version: noRow });
			const { status } = await post(page.path, fields, owner());
			if (status !== 409 && status !== 404) wrong.push(`${title} is answered ${status}`);
		}
		expect(wrong).toEqual([]);
	});

	it("asks for a fresh proof where it needs one, before anything is done", async () => {
		const wrong: string[] = [];
		for (const { name, act, page, title } of everyAct) {
			const proof = act.proofOn(page.on);
			if (!proof) continue;
			const { status, location } = await post(page.path, formOf(page, name), unproved.cookie);
			const isAsked = proof === "first" ? location?.startsWith(officePaths.proof()) : status === 403;
			if (!isAsked) wrong.push(`${title} is answered ${status} ${location}`);
		}
		expect(wrong).toEqual([]);
	});
});

it("undoes from a page only what is about that page", async () => {
	const events = await readDatabase(site, (db) =>
		db.selectFrom("audit_log").select(["id", "subject_kind as kind"]).execute(),
	);
	const oneOfEach = new Map(events.map((event) => [event.kind, event]));
	expect(oneOfEach.size).toBeGreaterThan(8);
	const wrong: string[] = [];
	for (const { name, act, page, title } of everyAct) {
		if (!("actId" in act.shape)) continue;
		for (const { id } of [...oneOfEach.values()].filter(({ kind }) => kind !== page.undoes)) {
			const { status } = await post(
				page.path,
				Object.entries({ act: name, ...page.forms[name], actId: String(id) }),
				owner(),
			);
			if (status < 400) wrong.push(`${title} undid event ${id}`);
		}
	}
	expect(wrong).toEqual([]);
});

it("leaves in the audit log only what has words, with all that they name", async () => {
	const rows = await readDatabase(site, (db) => db.selectFrom("audit_log").selectAll().execute());
	const valuesIn = (json: string | null) => (json === null ? undefined : JSON.parse(json));
	const wrong = rows.flatMap(({ act, before, after, undoes }) => {
		if (!isActName(act)) return [act];
		const words = describeAct({ act, before: valuesIn(before), after: valuesIn(after), undoes });
		return /undefined|null|NaN/.test(words) ? [words] : [];
	});
	expect(wrong).toEqual([]);
	expect(rows.length).toBeGreaterThan(everyAct.length / 10);
});
