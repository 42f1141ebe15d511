import { matchPath } from "react-router";
import { beforeAll, expect, it } from "vitest";
import { type Act, may } from "#src/accounts/may.ts";
import { type Role, roles } from "#src/accounts/member.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { allSchoolTexts, schoolTextNames } from "#src/school/school-texts.ts";
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
type Asked = { path: string; needs: Act | null; form?: Record<string, string> };

const get = (path: string, needs: Act | null): Asked => ({ path, needs });
const post = (path: string, needs: Act | null, form: Record<string, string>): Asked => ({ path, needs, form });

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
const memberForm = (act: string) => ({ section: "members", act, member: nobody, role: "viewer" });

/** What is expected at each address of the route table that only members see. */
const expected: Readonly<Record<string, Asked[]>> = {
	[officePaths.home]: [
		get(officePaths.home, null),
		post(`${officePaths.home}?index`, null, { mail: "off" }),
		post(`${officePaths.home}?index`, null, { act: "hide", sentence: "late" }),
		post(`${officePaths.home}?index`, null, { act: "show" }),
	],
	[officePaths.here]: [post(officePaths.here, null, { path: officePaths.home })],
	[officePaths.find]: [get(officePaths.find, "case.read"), get(`${officePaths.find}?q=meenakshi`, "case.read")],
	[officePaths.cases()]: [
		get(officePaths.cases(), "case.read"),
		post(officePaths.cases(), "case.read", { act: "save-view", name: "Mine" }),
		...["rename-view", "delete-view", "undo"].map((act) =>
			post(officePaths.cases(), "case.read", { act, view: nobody, seen: "Mine", name: "Ours" }),
		),
		post(officePaths.cases(), "case.write", { act: "assign", assignee: "", id: "1" }),
		post(officePaths.cases(), "case.write", { act: "status", status: "", id: "1" }),
		post(officePaths.cases(), "case.write", { act: "tag", tag: "hostel", id: "1" }),
		post(officePaths.cases(), "case.write", { act: "invite", id: "1" }),
		post(officePaths.cases(), "case.write", { act: "stage", to: "reading", answerBy: "", id: "1" }),
		post(officePaths.cases(), "case.decide", { act: "stage", to: "declined", answerBy: "", id: "1" }),
		post(officePaths.cases(), "export.persons", { act: "export", id: "1" }),
		post(officePaths.cases(), "document.request", { act: "ask", field: "certificate_10", reason: "", id: "1" }),
	],
	[officePaths.batch(":id")]: [
		get(officePaths.batch(1), "case.write"),
		...["start", "drop", "undo", "take-out", "day", "undo-edit"].map((act) =>
			post(officePaths.batch(nobody), "case.write", { act }),
		),
	],
	[officePaths.newCase()]: [
		get(officePaths.newCase(), "case.enter"),
		post(officePaths.newCase(), "case.enter", { name: "" }),
	],
	[officePaths.money()]: [
		get(officePaths.money(), "money.read"),
		...["ask", "capture", "compare", "leave", "show"].map((act) => post(officePaths.money(), "money.write", { act })),
		...["ask-refund", "withdraw-refund"].map((act) => post(officePaths.money(), "refund.note", { act })),
		post(officePaths.money(), "refund.order", { act: "confirm-refund", refund: nobody }),
	],
	[officePaths.fees()]: [get(officePaths.fees(), "money.read"), get(officePaths.fees("state=paid"), "money.read")],
	[officePaths.fee(":id")]: [
		get(officePaths.fee(1), "money.read"),
		post(officePaths.fee(1), "money.write", { act: "ask", fee: nobody }),
		post(officePaths.fee(1), "money.write", { act: "enter-counter", fee: nobody }),
		post(officePaths.fee(1), "money.write", { act: "take-back", entry: nobody }),
		post(officePaths.fee(1), "refund.note", { act: "ask-refund", payment: "none" }),
	],
	[officePaths.refunds()]: [
		get(officePaths.refunds(), "money.read"),
		post(officePaths.refunds(), "refund.note", { act: "withdraw-refund", refund: nobody }),
	],
	[officePaths.settlements()]: [
		get(officePaths.settlements(), "money.read"),
		...["upload", "fetch", "explain", "unexplain"].map((act) =>
			post(officePaths.settlements(), "money.write", { act, line: nobody }),
		),
	],
	[officePaths.months]: [
		get(officePaths.months, "money.read"),
		post(officePaths.months, "money.close", { act: "close", month: "2000-01" }),
	],
	[officePaths.statement(":month", ":format")]: [get(officePaths.statement("2000-01", "pdf"), "money.read")],
	[officePaths.breaches]: [
		get(officePaths.breaches, "breach.read"),
		post(officePaths.breaches, "breach.manage", { title: "", noticed: "" }),
	],
	[officePaths.breach(":id")]: [
		get(officePaths.breach(nobody), "breach.read"),
		...["write", "add", "remove", "send", "again", "call", "report", "close", "reopen"].map((act) =>
			post(officePaths.breach(nobody), "breach.manage", { act }),
		),
	],
	[officePaths.breachReport(":id", ":kind")]: [get(officePaths.breachReport(nobody, "cert-in"), "breach.read")],
	[officePaths.privacy]: [
		get(officePaths.privacy, "person.ask-erasure"),
		post(officePaths.privacy, "settings.write", { act: "periods", due: "30" }),
	],
	[officePaths.privacyRequest(":id")]: [
		get(officePaths.privacyRequest(nobody), "person.ask-erasure"),
		...["take-on", "leave", "done", "refused", "reopen", "hold", "end-hold", "ask-erasure", "withdraw-erasure"].map(
			(act) => post(officePaths.privacyRequest(nobody), "person.ask-erasure", { act }),
		),
		...["confirm-erasure", "free"].map((act) =>
			post(officePaths.privacyRequest(nobody), "person.erase", { act, order: nobody, record: nobody }),
		),
	],
	[officePaths.erasureCertificate(":id")]: [get(officePaths.erasureCertificate(nobody), "person.ask-erasure")],
	[officePaths.setupStep(":step")]: [
		get(officePaths.setupStep("name"), "identity.publish"),
		post(officePaths.setupStep("name"), "identity.publish", { act: "skip" }),
	],
	[officePaths.site]: [get(officePaths.site, "season.draft")],
	[officePaths.letters]: [get(officePaths.letters, "status.write")],
	[officePaths.siteText(":text")]: [
		get(officePaths.siteText("letter-fee-paid"), "status.write"),
		get(officePaths.siteText("identity"), "content.draft"),
		get(officePaths.siteText("fees"), "season.draft"),
		get(officePaths.siteText("none"), "season.draft"),
	],
	[officePaths.content]: [get(officePaths.content, "news.draft")],
	[officePaths.redirects()]: [
		get(officePaths.redirects(), "content.publish"),
		post(officePaths.redirects(), "content.publish", { act: "add", from: "/", to: "/fees" }),
		post(officePaths.redirects(), "content.publish", { act: "remove", path: "/none" }),
		post(officePaths.redirects(), "content.publish", { act: "undo", actId: nobody }),
	],
	[officePaths.brokenLinks()]: [
		get(officePaths.brokenLinks(), "content.draft"),
		...["check", "leave"].map((act) => post(officePaths.brokenLinks(), "content.draft", { act, link: nobody })),
		post(officePaths.brokenLinks(), "content.draft", { act: "undo", actId: nobody }),
	],
	[officePaths.contentList(":type")]: [
		get(officePaths.contentList("news"), "news.draft"),
		get(officePaths.contentList("events"), "content.draft"),
		get(officePaths.contentList("approval_documents"), "approval.propose"),
		get(officePaths.contentList("none"), "news.draft"),
	],
	[officePaths.newContent(":type")]: [
		get(officePaths.newContent("announcements"), "news.draft"),
		get(officePaths.newContent("staff"), "content.draft"),
		post(officePaths.newContent("announcements"), "content.publish", { act: "publish" }),
		post(officePaths.newContent("announcements"), "content.publish", { act: "schedule" }),
		post(officePaths.newContent("staff"), "content.draft", { act: "save" }),
		post(officePaths.newContent("approval_documents"), "approval.publish", { act: "publish" }),
	],
	[officePaths.contentItem(":type", ":id")]: [
		get(officePaths.contentItem("news", item), "news.draft"),
		...["save", "take-out", "discard"].map((act) =>
			post(officePaths.contentItem("news", item), "news.draft", { act, version: nobody }),
		),
		post(officePaths.contentItem("news", item + 1), "news.draft", { act: "keep-mine", version: nobody }),
		post(officePaths.contentItem("news", item + 1), "news.draft", { act: "keep-theirs", version: nobody }),
		...["publish", "schedule", "unschedule", "schedule-end", "unschedule-end", "take-down", "trash"].map((act) =>
			post(officePaths.contentItem("news", item), "content.publish", { act, version: nobody }),
		),
		post(officePaths.contentItem("news", item), "news.draft", { act: "undo", actId: nobody }),
		get(officePaths.contentItem("school-fees", nobody), "season.draft"),
		get(officePaths.contentItem("school-letter-fee-paid", nobody), "status.write"),
		...["save", "publish", "original", "test"].map((act) =>
			post(officePaths.contentItem("school-letter-fee-paid", schoolTextNames.length + 2), "status.write", {
				act,
				version: nobody,
			}),
		),
		post(officePaths.contentItem("school-identity", 1), "content.draft", { act: "save", version: nobody }),
		post(officePaths.contentItem("school-identity", 1), "identity.publish", { act: "publish", version: nobody }),
		post(officePaths.contentItem("school-admissions", 2), "season.publish", { act: "publish", version: nobody }),
		post(officePaths.contentItem("school-terms", schoolTextNames.indexOf("terms") + 1), "identity.publish", {
			act: "schedule",
			version: nobody,
		}),
	],
	[officePaths.contentVersions(":type", ":id")]: [get(officePaths.contentVersions("news", item), "news.draft")],
	[officePaths.contentVersion(":type", ":id", ":number")]: [
		get(officePaths.contentVersion("news", item, 1), "news.draft"),
		post(officePaths.contentVersion("news", item, 1), "news.draft", { act: "restore", version: nobody }),
	],
	[officePaths.contentMedia(":type", ":id")]: [
		get(officePaths.contentMedia("news", item, "picture"), "news.draft"),
		post(officePaths.contentMedia("news", item, "picture"), "news.draft", { act: "add" }),
		post(officePaths.contentMedia("news", item, "picture"), "news.draft", {
			act: "choose",
			version: nobody,
			media: nobody,
		}),
	],
	[officePaths.contentCalendar]: [get(officePaths.contentCalendar, "news.draft")],
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
	[officePaths.rendered]: [
		get(officePaths.rendered, "news.draft"),
		post(officePaths.rendered, "news.draft", { rendered: "news.description", description: "A **wall**" }),
	],
	[officePaths.caseOf(":kind", ":id")]: [
		get(application, "case.read"),
		get(enquiry, "message.read"),
		get(message, "message.read"),
		get(alumnus, "alumni.read"),
		get(job, "job.read"),
		post(application, "case.write", { act: "assign", version: "0", assignee: "" }),
		post(application, "case.write", { act: "status", version: "0", status: "" }),
		post(application, "case.write", { act: "due", version: "0", due: "" }),
		post(application, "case.write", { act: "tag", tag: "hostel" }),
		post(application, "case.write", { act: "untag", tag: "hostel" }),
		post(application, "case.write", { act: "note", text: "Seen." }),
		post(application, "case.write", { act: "interview-outcome", outcome: "", marks: "", remark: "" }),
		post(application, "case.write", { act: "undo", actId: nobody }),
		post(application, "case.show-contact", { act: "contact-shown" }),
		post(application, "case.merge", { act: "merge", version: "0", into: "1" }),
		post(application, "case.merge", { act: "unmerge", version: "0" }),
		post(application, "document.judge", { act: "judge", subject: "none", verdict: "accepted", seen: "" }),
		post(application, "guardian.check", { act: "guardian-ask" }),
		post(application, "guardian.check", {
			act: "guardian-check",
			guardian: nobody,
			outcome: "confirmed",
			way: "call",
			note: "",
		}),
		post(application, "guardian.check", {
			act: "guardian-enter",
			name: "Lakshmi",
			relation: "mother",
			phone: "",
			way: "call",
			note: "",
		}),
		post(application, "document.request", { act: "ask", field: "certificate_10", reason: "", channel: "link" }),
		post(application, "case.write", { act: "stage", stage: "reading" }),
		post(application, "case.decide", { act: "stage", stage: "offered" }),
		post(enquiry, "message.write", { act: "note", text: "Called." }),
		post(message, "message.write", { act: "note", text: "Called." }),
		post(alumnus, "alumni.write", { act: "note", text: "Called." }),
		post(job, "job.write", { act: "note", text: "Read." }),
	],
	[officePaths.write(":kind", ":id")]: [
		get(officePaths.write("application", 1), "case.write"),
		get(officePaths.write("enquiry", 1), "message.write"),
		get(officePaths.write("message", 1), "message.write"),
		get(officePaths.write("alumni", 1), "alumni.write"),
		get(officePaths.write("job-application", 1), "job.write"),
		post(officePaths.write("application", 1), "case.write", { act: "preview", subject: "", text: "" }),
		post(officePaths.write("application", 1), "case.write", { act: "send", subject: "", text: "" }),
		post(officePaths.write("enquiry", 1), "message.write", { act: "send", subject: "", text: "" }),
		post(officePaths.write("message", 1), "message.write", { act: "send", subject: "", text: "" }),
		post(officePaths.write("alumni", 1), "alumni.write", { act: "send", subject: "", text: "" }),
	],
	[officePaths.triage]: [get(officePaths.triage, "document.judge")],
	[officePaths.guardians]: [get(officePaths.guardians, "guardian.check")],
	[officePaths.stack(":stack")]: [
		get(stack, "document.judge"),
		post(stack, "document.judge", {
			act: "judge",
			subject: "none",
			verdict: "accepted",
			file: nobody,
			application: nobody,
		}),
		post(stack, "document.judge", { act: "undo", actId: nobody }),
	],
	[officePaths.requests()]: [
		get(officePaths.requests(), "document.read"),
		...["remind", "extend", "withdraw", "link", "remind-picked", "extend-picked", "withdraw-picked"].map((act) =>
			post(officePaths.requests(), "document.request", {
				act,
				application: "1",
				request: "1:2026-11-30",
				dueOn: "2027-01-15",
			}),
		),
		post(officePaths.requests(), "document.request", { act: "undo", actId: nobody }),
	],
	[officePaths.interviews]: [
		get(officePaths.interviews, "case.read"),
		post(officePaths.interviews, "interview.manage", { act: "add", type: "barch" }),
		...["change", "cancel"].map((act) => post(officePaths.interviews, "interview.manage", { act, slot: nobody })),
	],
	[officePaths.visits()]: [
		get(officePaths.visits(), "visit.read"),
		post(officePaths.visits(), "visit.cancel", { act: "cancel", visit: nobody }),
		post(officePaths.visits(), "visit.cancel", { act: "undo", actId: nobody }),
	],
	[officePaths.funnel()]: [
		get(officePaths.funnel(), "funnel.read"),
		get(officePaths.funnel("form=barch&by=day"), "funnel.read"),
		post(officePaths.funnel(), "funnel.manage", { act: "add", word: "", label: "" }),
		post(officePaths.funnel(), "funnel.manage", { act: "end", word: "none" }),
	],
	[officePaths.offers]: [
		get(officePaths.offers, "case.read"),
		post(officePaths.offers, "seat.manage", { act: "seats", type: "barch", since: "2026-01-01", "seats:": "40" }),
		post(officePaths.offers, "seat.manage", { act: "undo-seats", type: "barch", of: nobody }),
		post(officePaths.offers, "seat.manage", { act: "seat-fee", type: "barch", rupees: "", days: "14" }),
		post(officePaths.offers, "seat.manage", { act: "seat-fee-undo", type: "barch" }),
		...["up", "down"].map((act) => post(officePaths.offers, "seat.manage", { act, application: nobody })),
		post(officePaths.offers, "case.decide", { act: "offer", application: nobody, answerBy: "2027-06-01" }),
		post(officePaths.offers, "case.decide", { act: "extend", round: nobody, answerBy: "2027-06-01" }),
	],
	[officePaths.offerLetter(":id")]: [get(officePaths.offerLetter(1, "2027-06-01"), "case.decide")],
	[officePaths.documentFile(":id")]: [
		get(officePaths.documentFile(1), "document.read"),
		get(officePaths.documentFile("job-1"), "job.read-cv"),
		get(officePaths.documentFile("guardian-1"), "guardian.check"),
	],
	[officePaths.documentText(":id")]: [get(officePaths.documentText(2), "document.read")],
	[officePaths.me]: [
		get(officePaths.me, null),
		post(officePaths.me, null, { section: "name", name: "A member" }),
		post(officePaths.me, null, { section: "password", current: "", password: "" }),
		post(officePaths.me, null, { section: "keys", keys: "on" }),
		post(officePaths.me, null, { section: "rows", rows: "low" }),
		post(officePaths.me, null, { section: "absence", until: "2026-01-01", standIn: "" }),
		post(officePaths.me, null, { section: "factors", id: nobody }),
		post(officePaths.me, null, { section: "factors", act: "codes" }),
		post(officePaths.me, null, { section: "sessions", id: nobody }),
	],
	[officePaths.media()]: [get(officePaths.media(), "media.upload")],
	[officePaths.mediaUpload]: [
		get(officePaths.mediaUpload, "media.upload"),
		post(officePaths.mediaUpload, "media.upload", {}),
	],
	[officePaths.mediaUploads]: [post(officePaths.mediaUploads, "media.upload", {})],
	[officePaths.mediaUploadParts(":upload")]: [
		get(officePaths.mediaUploadParts(nobody), "media.upload"),
		post(officePaths.mediaUploadParts(nobody), "media.upload", {}),
	],
	[officePaths.mediaChoices()]: [get(officePaths.mediaChoices(), "media.upload")],
	[officePaths.mediaPreview(":revision", ":size")]: [get(officePaths.mediaPreview("1-1", "small"), "media.upload")],
	[officePaths.mediaFilm(":revision")]: [get(officePaths.mediaFilm("1-1"), "media.upload")],
	[officePaths.mediaItem(":id")]: [
		get(officePaths.mediaItem(nobody), "media.upload"),
		post(officePaths.mediaItem(nobody), "media.upload", { act: "describe", version: "0" }),
		post(officePaths.mediaItem(nobody), "media.upload", { act: "focus", version: "0" }),
		post(officePaths.mediaItem(nobody), "media.upload", { act: "replace", version: "0" }),
		post(officePaths.mediaItem(nobody), "media.delete", { act: "trash", version: "1" }),
		post(officePaths.mediaItem(nobody), "media.delete", { act: "restore", version: "1" }),
		post(officePaths.mediaItem(nobody), "media.delete", { act: "undo", actId: nobody }),
	],
	[officePaths.members]: [
		get(officePaths.members, "member.manage"),
		post(officePaths.members, "member.manage", { section: "invite", act: "invite", email: "", role: "viewer" }),
		post(officePaths.members, "member.manage", { section: "invitations", act: "withdraw", invitation: nobody }),
		...["role", "suspend", "reinstate", "sign-out", "reset"].map((act) =>
			post(officePaths.members, "member.manage", memberForm(act)),
		),
	],
	[officePaths.exports]: [get(officePaths.exports, null)],
	[officePaths.newExport()]: [
		get(officePaths.newExport("cases", "type=barch"), "export.persons"),
		get(officePaths.newExport("requests"), "export.persons"),
		get(officePaths.newExport("report/category"), "export.persons"),
		get(officePaths.newExport("waitlist"), "export.persons"),
		get(officePaths.newExport("round/1"), "export.persons"),
		get(officePaths.newExport("rounds"), "case.read"),
		get(officePaths.newExport("breaches"), "breach.read"),
		get(officePaths.newExport("months"), "export.fees"),
		get(officePaths.newExport("media"), "media.upload"),
		get(officePaths.newExport("content/news"), "news.draft"),
		get(officePaths.newExport("content/staff"), "content.draft"),
		get(officePaths.newExport("none"), "news.draft"),
		post(officePaths.newExport("cases"), "export.persons", { act: "export", format: "xlsx" }),
		post(officePaths.newExport("cases"), "export.documents", { act: "export", format: "zip" }),
		post(officePaths.newExport("media"), "media.export", { act: "export", format: "zip" }),
		post(officePaths.newExport("content/staff"), "content.draft", { act: "export", format: "csv" }),
	],
	[officePaths.exportOf(":id")]: [get(officePaths.exportOf(nobody), null)],
	[officePaths.exportFile(":id")]: [get(officePaths.exportFile(nobody), null)],
	[officePaths.jobs]: [
		get(officePaths.jobs, "background.manage"),
		post(officePaths.jobs, "background.manage", { act: "again", job: nobody }),
	],
	[officePaths.health]: [
		get(officePaths.health, "health.read"),
		post(officePaths.health, "health.manage", { act: "seen", failure: nobody }),
		post(officePaths.health, "health.manage", { act: "check" }),
	],
	[officePaths.backups]: [get(officePaths.backups, "settings.write")],
	[officePaths.integrations]: [
		get(officePaths.integrations, "settings.write"),
		post(officePaths.integrations, "settings.write", { act: "make", name: "" }),
		post(officePaths.integrations, "settings.write", { act: "end", token: nobody }),
	],
	[officePaths.webhooks]: [
		get(officePaths.webhooks, "settings.write"),
		post(officePaths.webhooks, "settings.write", { act: "make", url: "" }),
	],
	[officePaths.webhook(":id")]: [
		get(officePaths.webhook(nobody), "settings.write"),
		...["pause", "resume", "end", "test", "again", "leave"].map((act) =>
			post(officePaths.webhook(nobody), "settings.write", { act, delivery: nobody }),
		),
	],
	[officePaths.stageWords()]: [
		get(officePaths.stageWords(), "status.write"),
		post(officePaths.stageWords(), "status.write", { act: "save", key: "reading", version: "0" }),
		post(officePaths.stageWords(), "status.write", { act: "default", key: "reading", version: "0" }),
		post(officePaths.stageWords(), "status.write", { act: "undo", actId: nobody }),
	],
	[officePaths.snippets()]: [
		get(officePaths.snippets(), "snippet.write"),
		post(officePaths.snippets(), "snippet.write", { act: "save", id: "", title: "", subject: "", text: "" }),
		post(officePaths.snippets(), "snippet.write", { act: "delete", id: nobody }),
		post(officePaths.snippets(), "snippet.write", { act: "undo", actId: nobody }),
	],
	[`${officePaths.home}/*`]: [get(`${officePaths.home}/nowhere`, null), post(`${officePaths.home}/nowhere`, null, {})],
};

/** In front of the office, for everybody: those who are not signed in, and those who prove who they are. */
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

const asked = Object.values(expected).flat();

async function statusOf({ path, form }: Asked, cookie?: string): Promise<number> {
	const answer = await fetch(`${site.url}${path}`, {
		redirect: "manual",
		headers: { ...(cookie && { cookie }), ...(form && { "content-type": "application/x-www-form-urlencoded" }) },
		...(form && { method: "POST", body: new URLSearchParams(form) }),
	});
	await answer.arrayBuffer();
	return answer.status;
}

it("has an expectation for each address of the route table, and for each that takes forms what is posted to it", () => {
	const routes = officeRoutes();
	const patterns = (forMembers: boolean) =>
		routes.filter((route) => route.forMembers === forMembers).map(({ pattern }) => pattern);
	expect(patterns(true).toSorted()).toEqual(Object.keys(expected).toSorted());
	expect(patterns(false).toSorted()).toEqual([...open].toSorted());
	const withoutForm = routes.filter(
		({ pattern, acts, forMembers }) => forMembers && acts && !expected[pattern]?.some(({ form }) => form),
	);
	expect(withoutForm).toEqual([]);
});

it("has an expectation for each form that an owner is shown", async () => {
	const cookie = members.get("owner")?.cookie ?? "";
	const known = new Set(
		Object.entries(expected).flatMap(([pattern, all]) =>
			all.flatMap(({ form }) => (form ? [`${pattern} ${form.act ?? form.section ?? ""}`] : [])),
		),
	);
	const unknown: string[] = [];
	const withoutSignOut: string[] = [];
	for (const { path, form } of asked) {
		if (form) continue;
		const answer = await fetch(`${site.url}${path}`, { headers: { cookie } });
		if (!answer.headers.get("content-type")?.startsWith("text/html")) continue;
		const page = answer.redirected ? new URL(answer.url).pathname : path;
		const forms = postedFormsOn(await answer.text(), page);
		// What is shown within a page, such as a document or a preview, runs no script or has a sandbox.
		const policy = answer.headers.get("content-security-policy") ?? "";
		const isPage = policy.includes("script-src 'self'") && !policy.includes("sandbox");
		if (answer.ok && isPage && !forms.some(({ action }) => action === officePaths.signOut)) withoutSignOut.push(path);
		for (const { action, act } of forms) {
			if (open.includes(action)) continue;
			const pattern = Object.keys(expected).find((each) => matchPath(each, action));
			if (!known.has(`${pattern} ${act}`)) unknown.push(`${path}: ${action} ${act}`);
		}
	}
	expect(unknown).toEqual([]);
	expect(withoutSignOut).toEqual([]);
});

it("lets each role do exactly what the table of rights says, at every address", async () => {
	const wrong: string[] = [];
	for (const each of asked) {
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
	expect(await statusOf(post(application, "case.decide", { act: "stage", stage: "offered" }), cookie)).toBe(403);
	const refused = `"member":${id},"act":"case.decide"`;
	await expect.poll(() => site.output()).toContain(refused);
});

it("sends everybody else to sign in, and says where they wanted to go", async () => {
	for (const each of asked) expect([each.path, await statusOf(each)]).toEqual([each.path, 302]);
	const answer = await fetch(`${site.url}/office/cases?overdue=yes`, { redirect: "manual" });
	expect(answer.headers.get("location")).toBe("/office/sign-in?to=%2Foffice%2Fcases%3Foverdue%3Dyes");
	for (const data of ["/office/cases.data", "/office/cases.data?_routes=desk%2Fdesk-page", "/office/money.data"]) {
		const given = await fetch(`${site.url}${data}`, { redirect: "manual" });
		expect([data, await given.text()]).toEqual([data, expect.not.stringContaining("meenakshi")]);
		expect([data, given.status]).not.toEqual([data, 200]);
	}
	const forged = { cookie: "office=not-a-session" };
	expect((await fetch(`${site.url}/office`, { redirect: "manual", headers: forged })).status).toBe(302);
});
