import { sql } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import { countThings } from "#src/formatting/thousands.ts";
import { failing, fine, warning } from "#src/health/finding.ts";
import { GatewayError } from "#src/payment/gateway/gateway.ts";
import type { SchoolChecks } from "./school-check.ts";

const hourMs = 3_600_000;
const captureMs = 600_000;

/** True if money comes in. */
export const paymentChecks = {
	/** True if the payment provider answers and knows our keys. */
	payment_provider: {
		title: "Payment provider",
		runs: ["school", "doctor"],
		needs: "provider",
		async look({ gateway, settings: { payments, siteUrl } }) {
			if (!gateway || payments.mode === "off") return fine("Payments are turned off.");
			// The sandbox is answered by this process itself, so there is no one to ask.
			if (payments.mode === "sandbox") {
				if (siteUrl.startsWith("http:")) return fine("Payments go to the sandbox. No money moves.");
				return warning("Payments go to the sandbox. No money moves.", "Set Razorpay’s keys, or set PAYMENTS=off.");
			}
			try {
				await gateway.check();
			} catch (error) {
				if (!(error instanceof GatewayError)) throw error;
				const todo =
					error.kind === "keys"
						? "Check RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET against Razorpay’s dashboard."
						: "Check status.razorpay.com, and whether a firewall blocks connections from this machine.";
				return failing(`${error.message}.`, todo);
			}
			if (payments.keyId.startsWith("rzp_test_") && siteUrl.startsWith("https:"))
				return warning(
					"Razorpay accepts the keys, but they’re test keys. No money moves.",
					"Set the live keys before admissions open.",
				);
			return fine("Razorpay responds and accepts the keys.");
		},
	},
	/** Conclusions about the account's settings from its last payments. */
	payment_account: {
		title: "Payment account",
		runs: ["doctor"],
		needs: "provider",
		async look({ gateway, now }) {
			const payments = (await gateway?.fetchLastPayments(50)) ?? [];
			if (payments.length === 0) return fine("No one has paid yet, so the account’s settings can’t be seen.");
			const before = new Date(now().getTime() - captureMs).toISOString();
			const waiting = payments.filter(({ status, createdAt = "" }) => status === "authorized" && createdAt < before);
			if (waiting.length > 0)
				return warning(
					`${waiting.length} of the last ${countThings(payments.length, "payment")} ` +
						`${waiting.length === 1 ? "is" : "are"} authorised but not captured (${waiting[0]?.id}).`,
					"In Razorpay’s dashboard, set capture to automatic. Razorpay refunds payments that aren’t captured within " +
						"three days. The site captures only payments for fees that are owed.",
				);
			const charged = payments.filter(({ payerIsCharged }) => payerIsCharged).length;
			const offered = payments.filter(({ hasOffer }) => hasOffer).length;
			const receipts = (count: number) => (count === 1 ? "The receipt shows" : "Their receipts show");
			const notes = [
				...(charged > 0
					? [` ${countThings(charged, "payer")} also paid Razorpay’s charge. ${receipts(charged)} both amounts.`]
					: []),
				...(offered > 0 ? [` ${countThings(offered, "payer")} used an offer. ${receipts(offered)} both amounts.`] : []),
			];
			return fine(`No recent payment is waiting to be captured.${notes.join("")}`);
		},
	},
	/** Checks that the provider was asked in time about what is open, and finds what staff must look at. */
	fees: {
		title: "Fees and payments",
		runs: ["school"],
		async look({ db, now }) {
			const { unpolled, flagged } = await readMoney(db, now());
			if (unpolled > 0)
				return failing(
					`The site is more than an hour late in asking the provider about ${countThings(unpolled, "open fee")}.`,
					"See the checks “Payment provider” and “Background tasks”.",
				);
			if (flagged > 0)
				return warning(
					flagged === 1 ? "1 payment must be refunded." : `${flagged} payments must be refunded.`,
					"To see which, and why, run school payments --mismatch.",
				);
			return fine("No payment must be refunded, and no fee is overdue for a check.");
		},
	},
} satisfies SchoolChecks;

/** Open fees, those that were not asked about for an hour after their time, and payments to be given back. */
export async function readMoney(db: Db, now: Date) {
	const late = new Date(now.getTime() - hourMs).toISOString();
	const fees = await db
		.selectFrom("fees")
		.select(sql<number>`count(case when state <> 'refunded' and ended_at is null then 1 end)`.as("open"))
		.select(sql<number>`count(case when next_poll_at < ${late} then 1 end)`.as("unpolled"))
		.where("state", "!=", "paid")
		.executeTakeFirstOrThrow();
	const payments = await db
		.selectFrom("fee_payments")
		.select(({ fn }) => fn.countAll<number>().as("flagged"))
		.where("flag", "is not", null)
		.where("status", "!=", "refunded")
		.executeTakeFirstOrThrow();
	return { open: Number(fees.open), unpolled: Number(fees.unpolled), flagged: Number(payments.flagged) };
}
