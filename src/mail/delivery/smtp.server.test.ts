import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#tests/support/database/postgres.ts";
import { type Fault, type SmtpPeer, startSmtpPeer } from "#tests/support/mail/smtp-peer.ts";
import { describeTransport, sampleMail } from "#tests/support/mail/transport.contract.ts";
import { readFailure } from "./failure.ts";
import { smtpTransport } from "./smtp.server.ts";

describeTransport("SMTP", async () => {
	const peer = await startSmtpPeer();
	return {
		transport: smtpTransport(peer.url),
		received: async () => peer.received.map(({ mime }) => mime),
		stop: peer.stop,
	};
});

// Long enough for a busy machine, short enough to wait for.
const impatient = { connection: 5000, greeting: 1000, socket: 1000, total: 10_000 };
let peer: SmtpPeer | undefined;
afterEach(async () => {
	await peer?.stop();
	peer = undefined;
});

async function failureOf(url: string) {
	const transport = smtpTransport(url, impatient);
	const failure = await transport.send(sampleMail).then(() => undefined, readFailure);
	await transport.close();
	return failure;
}

test("the envelope names one sender and one recipient", async () => {
	peer = await startSmtpPeer();
	expect(await failureOf(peer.url)).toBeUndefined();
	expect(peer.received[0]).toMatchObject({ from: "hello@school.example", to: ["anbu@home.example"] });
});

const words = "No such user anbu@home.example here";
test.each<[string, Fault, string, RegExp]>([
	["refuses the recipient for now", { recipient: { code: 450, text: words } }, "email", /^EENVELOPE RCPT TO 450/],
	["refuses the recipient for good", { recipient: { code: 550, text: words } }, "refused", /^EENVELOPE RCPT TO 550/],
	[
		"will not relay for us",
		{ recipient: { code: 554, text: `5.7.1 ${words}` } },
		"email",
		/^EENVELOPE RCPT TO 554 5\.7\.1$/,
	],
	["refuses the sender", { sender: { code: 553, text: words } }, "email", /^EENVELOPE MAIL FROM 553/],
	["refuses the content", { data: { code: 554, text: words } }, "email", /^EMESSAGE DATA 554/],
	["never greets", { greeting: "hang" }, "transport", /^ETIMEDOUT \w+_TIMEOUT CONN$/],
	["never answers the content", { data: "hang" }, "transport", /^ETIMEDOUT \w+_TIMEOUT CONN$/],
])("a server that %s gives an error that names no person", async (_what, fault, kind, reason) => {
	peer = await startSmtpPeer();
	peer.fault = fault;
	const failure = await failureOf(peer.url);
	expect(failure).toEqual({ kind, reason: expect.stringMatching(reason) });
	expect(failure?.reason).not.toMatch(/anbu|@/);
});

test("a server elsewhere is sent nothing without TLS, unless its address says so", async () => {
	const mails: object[] = [];
	vi.doMock("nodemailer", () => ({
		createTransport: (options: object) => {
			mails.push(options);
			return { verify: async () => true, close: () => undefined };
		},
	}));
	onTestFinished(() => vi.doUnmock("nodemailer"));
	const addresses = ["smtp://mail.school.example:587", "smtp://mail.school.example:587?requireTLS=false"];
	for (const address of addresses) {
		const transport = smtpTransport(address);
		await transport.check();
		await transport.close();
	}
	const tls = { rejectUnauthorized: true, minVersion: "TLSv1.2" };
	expect(mails).toEqual([
		expect.objectContaining({ requireTLS: true, tls }),
		expect.objectContaining({ ignoreTLS: true, tls }),
	]);
});

test("a server that is not there is an error", async () => {
	expect(await failureOf(`smtp://127.0.0.1:${await freePort()}`)).toEqual({
		kind: "transport",
		reason: "ESOCKET ECONNREFUSED CONN",
	});
});

test("one mail has a time limit as a whole", async () => {
	peer = await startSmtpPeer();
	peer.fault = { data: "hang" };
	const transport = smtpTransport(peer.url, { connection: 60_000, greeting: 60_000, socket: 60_000, total: 500 });
	await expect(transport.send(sampleMail)).rejects.toMatchObject({ code: "EABORT" });
});

test("where encryption is asked for, a server without it gets nothing", async () => {
	peer = await startSmtpPeer();
	expect(await failureOf(`${peer.url}?requireTLS=true`)).toMatchObject({
		kind: "transport",
		reason: expect.stringContaining("ETLS"),
	});
	expect(peer.received).toEqual([]);
});

test("a server whose certificate no one vouches for gets nothing", async () => {
	peer = await startSmtpPeer({ startTls: true });
	expect(await failureOf(`${peer.url}?requireTLS=true`)).toEqual({
		kind: "transport",
		reason: expect.stringMatching(/SELF_SIGNED|UNABLE_TO_VERIFY|CERT_HAS_EXPIRED/),
	});
	expect(peer.received).toEqual([]);
});

test("the name contains the server, not the password", async () => {
	expect(smtpTransport("smtps://desk:p%40ss@mail.school.example:465").name).toBe("smtp mail.school.example:465");
});
