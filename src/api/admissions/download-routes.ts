import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { feeKindOf, findByPayerToken, findByToken } from "#src/admissions/applications/access-token.server.ts";
import { renderApplication } from "#src/admissions/applications/application-pdf.server.ts";
import { viewApplication } from "#src/admissions/applications/read-application.server.ts";
import { findFile } from "#src/admissions/documents/application-files.server.ts";
import { renderReceipt } from "#src/admissions/receipts/receipt-pdf.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import * as paths from "#src/paths.ts";
import { feeKinds } from "#src/payment/fee/fee.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { FileMissingError, type Storage } from "#src/storage/storage.ts";

type Downloads = {
	context: { db: Db; storage: Storage; school: School };
	now: () => Date;
	/** Answers with the page at another address; left out where there are no pages. */
	sendPage?: ((request: FastifyRequest, reply: FastifyReply, address: string) => Promise<unknown>) | undefined;
};

/** Anyone may ask, and a PDF costs more to make than a page. */
const asks = { rateLimit: { max: 60, timeWindow: "10 minutes" } };
const token = z.string();

/**
 * Adds the downloads for the holder of an application's link: the documents as they were sent, the application and the
 * receipt as PDFs. The holder of its payer link may download the receipt.
 */
export async function applicationDownloads(app: FastifyInstance, { context, now, sendPage }: Downloads) {
	const { db, storage } = context;
	app.addHook("onRequest", async (_request, reply) => {
		reply.headers({
			"cache-control": "no-store, private",
			"x-robots-tag": "noindex, nofollow",
			"referrer-policy": "no-referrer",
			"content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'self'",
		});
	});
	const typedApp = app.withTypeProvider<ZodTypeProvider>();
	const noApplication = (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) =>
		sendPage
			? sendPage(request, reply, paths.application(encodeURIComponent(request.params.token)))
			: nothingHere(reply, context.school);

	typedApp.get(
		paths.applicationFile(":token", ":field"),
		{ config: asks, schema: { hide: true, params: z.object({ token, field: z.string() }) } },
		async (request, reply) => {
			const application = await findByToken(db, request.params.token, now());
			if (!application) return noApplication(request, reply);
			const file = await findFile(db, application.id, request.params.field);
			if (!file) return nothingHere(reply, context.school);
			try {
				const content = await storage.open(file.key);
				return reply
					.type(file.mediaType)
					.headers({ "content-disposition": attachmentHeader(file.name), "content-length": file.size })
					.send(content);
			} catch (error) {
				if (!(error instanceof FileMissingError)) throw error;
				request.log.error(
					{ reference: application.reference, field: request.params.field },
					"a document is not in the storage",
				);
				return nothingHere(reply, context.school);
			}
		},
	);

	typedApp.get(
		paths.applicationPdf(":token"),
		{ config: asks, schema: { hide: true, params: z.object({ token }) } },
		async (request, reply) => {
			const application = await viewApplication(db, request.params.token, now());
			if (!application) return noApplication(request, reply);
			return send(reply, context.school, await renderApplication(context.school, application));
		},
	);

	const receipts = { application: paths.receiptPdf(":token"), seat: paths.seatFeeReceiptPdf(":token") };
	for (const kind of feeKinds)
		typedApp.get(
			receipts[kind],
			{ config: asks, schema: { hide: true, params: z.object({ token }) } },
			async (request, reply) => {
				const application = await findByToken(db, request.params.token, now());
				if (!application) return noApplication(request, reply);
				return send(
					reply,
					context.school,
					await renderReceipt(db, context.school, { applicationId: application.id, kind }),
				);
			},
		);

	typedApp.get(
		paths.payerReceiptPdf(":token"),
		{ config: asks, schema: { hide: true, params: z.object({ token }) } },
		async ({ params }, reply) => {
			const application = await findByPayerToken(db, params.token, now());
			if (!application) return nothingHere(reply, context.school);
			const fee = { applicationId: application.id, kind: feeKindOf(application.scope) };
			return send(reply, context.school, await renderReceipt(db, context.school, fee));
		},
	);
}

function send(reply: FastifyReply, school: School, file: Awaited<ReturnType<typeof renderReceipt>>) {
	if (!file) return nothingHere(reply, school);
	return reply
		.type(file.contentType)
		.header("content-disposition", attachmentHeader(file.filename))
		.send(Buffer.from(file.content));
}

function nothingHere(reply: FastifyReply, { schoolMessages }: School) {
	return reply
		.code(404)
		.type("text/plain; charset=utf-8")
		.send(`${messagesIn(applicationRefusalMessages, schoolMessages).linkOver}\n`);
}

/**
 * A Content-Disposition that saves a file under its name, any script included (RFC 6266 with RFC 8187, and a plain
 * name for old programs).
 */
export function attachmentHeader(name: string): string {
	const safe = name.toWellFormed().replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069/\\]/gu, "_");
	const plain = safe.replace(/[^\x20-\x7e]/gu, "_").replace(/["%]/g, "_");
	const encoded = encodeURIComponent(safe).replace(
		/['()*]/g,
		(letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
