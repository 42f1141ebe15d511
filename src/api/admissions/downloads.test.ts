import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendReceipt } from "#src/admissions/receipts/send-receipt.server.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { paymentEvent } from "#src/payment/testing/fees.server.ts";
import { barchAnswers, type FilePart, multipart } from "#tests/support/forms/application.ts";
import { makeDocx, makePdf } from "#tests/support/forms/documents.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";

import { onEngine } from "#tests/support/server/engines.ts";
import { attachmentHeader } from "./download-routes.ts";

const day = 86_400_000;

it("a file's name cannot break out of the header", () => {
	expect(attachmentHeader('a"b\r\nSet-Cookie: x=%22/\\\u202e.pdf')).toBe(
		`attachment; filename="a_b__Set-Cookie: x=_22___.pdf"; filename*=UTF-8''a%22b__Set-Cookie%3A%20x%3D%2522___.pdf`,
	);
});

describe.each(onEngine("sqlite"))("what the holder of an application's link takes away (%s)", (engine) => {
	let site: TestApp;
	let moment = Date.parse("2026-11-20T06:00:00.000Z");
	const now = () => new Date(moment);
	let files: FilePart[];
	let token: string;
	let other: string;
	beforeAll(async () => {
		site = await startApp(engine, {}, now);
		files = [
			{ field: "certificate_10", name: "மதிப்பெண் (10).pdf", content: await makePdf("Class 10", 200_000) },
			{ field: "certificate_12", name: "marks.docx", content: await makeDocx() },
		];
		token = await apply({ name: "அன்பு 👩‍🎨" }, files);
		other = await apply({}, []);
	});
	afterAll(() => site.close());

	async function apply(answers: Record<string, string>, sentFileParts: FilePart[]): Promise<string> {
		const { body, contentType } = await multipart({ ...barchAnswers, ...answers }, sentFileParts);
		const answer = await site.app.inject({
			method: "POST",
			url: "/api/v1/website/application/add",
			body,
			headers: { "content-type": contentType },
		});
		return answer.json().data.token;
	}
	const take = (path: string, by = token) => fetch(`${site.url}/application/${by}/${path}`);
	const guarded = {
		"cache-control": "no-store, private",
		"referrer-policy": "no-referrer",
		"x-robots-tag": "noindex, nofollow",
		"x-content-type-options": "nosniff",
	};

	it("are the documents, byte for byte, each under its own name and type", async () => {
		const pdf = await take("files/certificate_10");
		expect(Object.fromEntries(pdf.headers)).toMatchObject({
			...guarded,
			"content-type": "application/pdf",
			"content-length": String(files[0]?.content.length),
		});
		expect(pdf.headers.get("content-disposition")).toBe(
			`attachment; filename="_________ (10).pdf"; filename*=UTF-8''${encodeURIComponent("மதிப்பெண் ")}%2810%29.pdf`,
		);
		expect(Buffer.from(await pdf.arrayBuffer()).equals(files[0]?.content ?? Buffer.alloc(0))).toBe(true);
		const docx = await take("files/certificate_12");
		expect(docx.headers.get("content-type")).toBe(
			"application/vnd.openxmlformats-officedocument.wordprocessingml.document",
		);
		expect(Buffer.from(await docx.arrayBuffer()).equals(files[1]?.content ?? Buffer.alloc(0))).toBe(true);
	});

	it("is the application as a PDF", async () => {
		const answer = await take("application.pdf");
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			...guarded,
			"content-type": "application/pdf",
			"content-disposition": expect.stringContaining('filename="application-DSA-26-B-000001.pdf"'),
		});
		const file = new ReadPdf(new Uint8Array(await answer.arrayBuffer()));
		expect([file.info("Title"), file.info("Subject")]).toEqual([
			"B.Arch application",
			"Application DSA-26-B-000001, as received",
		]);
	});

	it("is the receipt, once the fee is paid", async () => {
		expect((await take("receipt.pdf")).status).toBe(404);
		const { db, school } = site.services;
		const { order_id } = await db
			.selectFrom("fees")
			.select("order_id")
			.where("reference", "=", "DSA-26-B-000001")
			.executeTakeFirstOrThrow();
		await recordPaymentEvent(db, paymentEvent("webhook", order_id ?? "", "pay_1", "captured", "paid"), {
			now,
			onPaid: (trx, paidFee) => sendReceipt(trx, school, paidFee, now()),
		});
		const answer = await take("receipt.pdf");
		expect(answer.headers.get("content-disposition")).toContain('filename="receipt-DSA-26-R-000001.pdf"');
		const file = new ReadPdf(new Uint8Array(await answer.arrayBuffer()));
		expect(file.info("Subject")).toBe("₹10.00 for DSA-26-B-000001");
	});

	it("answers 404 to a wrong token, an empty field, a missing file and an expired link", async () => {
		const refused = async (path: string, by?: string) => {
			const answer = await take(path, by);
			expect(Object.fromEntries(answer.headers)).toMatchObject(guarded);
			return [answer.status, await answer.text()];
		};
		const nothing = [404, "This link isn’t valid or has expired.\n"];
		for (const path of ["files/certificate_10", "application.pdf", "receipt.pdf"])
			expect(await refused(path, token.slice(1))).toEqual(nothing);
		expect(await refused("files/certificate_10", other)).toEqual(nothing);
		expect(await refused("files/__proto__")).toEqual(nothing);
		for await (const { key } of site.services.storage.list())
			if (key.endsWith("docx")) await site.services.storage.remove(key);
		expect(await refused("files/certificate_12")).toEqual(nothing);
		moment += 181 * day;
		for (const path of ["files/certificate_10", "application.pdf", "receipt.pdf"])
			expect(await refused(path)).toEqual(nothing);
		expect(site.log()).not.toContain(token);
		expect(site.log()).toContain("a document is not in the storage");
	});
});
