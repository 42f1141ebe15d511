import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { storeApplicationCase } from "../src/admissions/applications/store-application-case.server.ts";
import type { Db } from "../src/db/connect.server.ts";
import { GatewayError } from "../src/payment/gateway/gateway.ts";
import { razorpayGateway } from "../src/payment/gateway/razorpay.server.ts";
import { compareWithProvider } from "../src/payment/ledger/compare-with-provider.server.ts";
import { type LedgerLine, mismatchesFirst, readFullLedger } from "../src/payment/ledger/ledger.server.ts";
import { markRefunded } from "../src/payment/ledger/mark-refunded.server.ts";
import type { Settings } from "../src/server/settings.ts";
import { answerHelp, onDatabase, UsageError } from "./database.ts";
import { ledgerCsv } from "./payments/csv.ts";
import { ledgerTable } from "./payments/table.ts";

const usage = `school payments                                     lists applications, fees, orders and payments, with mismatches
school payments --mismatch                          lists mismatches first
school payments --ask                               also checks every order with Razorpay
school payments --csv --to payments.csv             writes a file for a spreadsheet
school payments --refunded <application number or payment ID> --by <name> --note <text>
                                                    records that a payment was refunded in Razorpay’s dashboard`;

function readArguments() {
	const flag = { type: "boolean", default: false } as const;
	const word = { type: "string" } as const;
	const options = {
		mismatch: flag,
		ask: flag,
		csv: flag,
		to: word,
		refunded: word,
		by: word,
		note: word,
	};
	try {
		return parseArgs({ options }).values;
	} catch (error) {
		throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
	}
}

async function refund(db: Db, { of, by, note }: { of: string; by: string | undefined; note: string | undefined }) {
	if (!by || !note) throw new UsageError("Say who refunded the money and why: --by <name> --note <text>.");
	const now = new Date();
	const refundResult = await markRefunded(db, { of, by, note, now }, (trx, id) => storeApplicationCase(trx, id, now));
	if (refundResult.ok)
		return console.log(
			`${refundResult.paymentId} of ${refundResult.reference} is marked as refunded. The fee is ${refundResult.state}. ` +
				"No money was moved here.",
		);
	const several =
		refundResult.reason === "several"
			? refundResult.payments.map(({ id, flag }) => `\n  ${id}${flag ? " (to refund)" : ""}`).join("")
			: "";
	throw new UsageError(`${refusals[refundResult.reason]}${several}`);
}

const refusals = {
	unknown: "We can’t find this application or payment.",
	"already-refunded": "This was already marked as refunded.",
	"under-way": "The office has already requested a refund of this payment. Its status updates automatically.",
	"nothing-held": "There’s no captured payment that could be refunded.",
	several: "This application has several captured payments. Use the ID of the one that was refunded:",
} as const;

async function askProvider(lines: readonly LedgerLine[], { payments }: Settings): Promise<LedgerLine[]> {
	if (payments.mode !== "razorpay") throw new UsageError("--ask needs PAYMENTS=razorpay and its keys.");
	const gateway = razorpayGateway(payments);
	const ledgerLines: LedgerLine[] = [];
	try {
		for (const line of lines)
			ledgerLines.push({ ...line, mismatches: [...line.mismatches, ...(await compareWithProvider(gateway, line))] });
	} catch (error) {
		if (error instanceof GatewayError) throw new UsageError(`${error.message}.`);
		throw error;
	}
	return ledgerLines;
}

answerHelp(usage);
await onDatabase(async (db, settings) => {
	const givenArguments = readArguments();
	if (givenArguments.refunded !== undefined)
		return refund(db, { of: givenArguments.refunded, by: givenArguments.by, note: givenArguments.note });
	const fullLedger = await readFullLedger(db, new Date());
	const provider = givenArguments.ask ? await askProvider(fullLedger, settings) : fullLedger;
	const lines = givenArguments.mismatch ? mismatchesFirst(provider) : provider;
	const text = givenArguments.csv ? ledgerCsv(lines) : ledgerTable(lines);
	if (givenArguments.to === undefined) process.stdout.write(text);
	else writeFileSync(givenArguments.to, text);
});
