import PostalMime from "postal-mime";
import { afterEach, describe, expect, test } from "vitest";
import type { MailTransport, OutgoingMail } from "#src/mail/delivery/transport.ts";

type Place = { transport: MailTransport; received: () => Promise<string[]>; stop: () => Promise<void> };

export const sampleMail: OutgoingMail = {
	from: { name: "The School", address: "hello@school.example" },
	to: { name: "அன்புச்செல்வி முருகேசன்", address: "anbu@home.example" },
	replyTo: { name: "Zoë O'Brien", address: "zoe.o'brien@home.example" },
	subject: "Your application – விண்ணப்பம் ✓",
	text: "Dear அன்புச்செல்வி,\n\n.a line that begins with a dot\n",
	html: `<p>Dear அன்புச்செல்வி, ${"a long line without an end ".repeat(60)}</p>`,
	messageId: "<5c9a6f0e-1111-4222-8333-944444444444@school.example>",
	date: new Date("2026-11-20T09:00:00.000Z"),
};

/**
 * Tests what every way out for mail owes; `open` gives a transport and a look at what arrived, as MIME, oldest first.
 */
export function describeTransport(name: string, open: () => Promise<Place>) {
	describe(`${name}, as any mail transport`, () => {
		const places: Place[] = [];
		afterEach(async () => {
			for (const { transport, stop } of places.splice(0)) {
				await transport.close();
				await stop();
			}
		});
		const openPlace = async () => {
			const place = await open();
			places.push(place);
			return place;
		};
		const arrivals = async (...mails: OutgoingMail[]) => {
			const { transport, received } = await openPlace();
			for (const mail of mails) await transport.send(mail);
			return Promise.all((await received()).map((mime) => PostalMime.parse(mime)));
		};

		test("keeps every part of a mail, Tamil names and long lines included", async () => {
			const [mail, ...more] = await arrivals(sampleMail);
			expect(more).toEqual([]);
			expect(mail).toMatchObject({
				from: sampleMail.from,
				to: [sampleMail.to],
				replyTo: [sampleMail.replyTo],
				subject: sampleMail.subject,
				messageId: sampleMail.messageId,
				date: sampleMail.date.toISOString(),
			});
			expect(mail?.text?.replaceAll("\r\n", "\n").trim()).toBe(sampleMail.text.trim());
			expect(mail?.html?.trim()).toBe(sampleMail.html);
			expect(mail?.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
		});

		test("carries a file, byte for byte, under its name", async () => {
			const content = Uint8Array.from({ length: 5000 }, (_, k) => (k * 7) % 256);
			const [mail] = await arrivals({
				...sampleMail,
				attachment: { filename: "receipt-DSA-26-R-000001.pdf", contentType: "application/pdf", content },
			});
			expect(mail?.attachments).toMatchObject([
				{ filename: "receipt-DSA-26-R-000001.pdf", mimeType: "application/pdf", disposition: "attachment" },
			]);
			expect(Buffer.compare(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer), content)).toBe(0);
			expect(mail?.text?.replaceAll("\r\n", "\n").trim()).toBe(sampleMail.text.trim());
		});

		test("says how to stop e-mails of its sort where there is a way, in lines that are not broken", async () => {
			const url = `https://www.the-school-on-the-hill.example/reminders/${"Ab3_-".repeat(9)}`;
			const mails = await arrivals(sampleMail, { ...sampleMail, unsubscribeUrl: url, messageId: "<6@school.example>" });
			const lists = mails.map(({ headers }) => headers.filter(({ key }) => key.startsWith("list-")));
			expect(lists[0]).toEqual([]);
			expect(Object.fromEntries((lists[1] ?? []).map(({ key, value }) => [key, value]))).toEqual({
				"list-unsubscribe": `<${url}>`,
				"list-unsubscribe-post": "List-Unsubscribe=One-Click",
			});
		});

		test("does without Reply-To and without names", async () => {
			const [mail] = await arrivals({
				...sampleMail,
				replyTo: undefined,
				to: { name: "", address: "anbu@home.example" },
			});
			expect(mail?.replyTo).toBeUndefined();
			expect(mail?.to).toEqual([{ name: "", address: "anbu@home.example" }]);
		});

		test.each([
			["a subject", { subject: "Hello\r\nBcc: evil@evil.example" }],
			["a name", { to: { name: "Anbu\r\nBcc: evil@evil.example", address: "anbu@home.example" } }],
			[
				"a name that looks like addresses",
				{ to: { name: "a@b.example, evil@evil.example <evil@evil.example>", address: "anbu@home.example" } },
			],
			[
				"a Reply-To name",
				{ replyTo: { name: "Zoë>, evil@evil.example\r\nBcc: evil@evil.example", address: "zoe@home.example" } },
			],
		])("adds no header and no recipient for %s", async (_what, change) => {
			const [mail] = await arrivals({ ...sampleMail, ...change });
			expect(mail?.bcc).toBeUndefined();
			expect(mail?.cc).toBeUndefined();
			expect(mail?.to?.map(({ address }) => address)).toEqual(["anbu@home.example"]);
			expect(mail?.replyTo).toHaveLength(1);
			expect(mail?.headers.map(({ key }) => key).filter((key) => key === "bcc")).toEqual([]);
		});

		test("delivers several mails in their order", async () => {
			const later = {
				...sampleMail,
				subject: "Second",
				messageId: "<2@school.example>",
				date: new Date("2026-11-20T09:00:01.000Z"),
			};
			const mails = await arrivals(sampleMail, later);
			expect(mails.map(({ subject }) => subject)).toEqual([sampleMail.subject, "Second"]);
		});
	});
}
