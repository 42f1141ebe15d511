import type { FastifyInstance } from "fastify";
import { findForPayment } from "#src/admissions/applications/access-token.server.ts";
import { storeApplicationCase } from "#src/admissions/applications/store-application-case.server.ts";
import { isFeeOwed } from "#src/admissions/payer-links/read-payer-view.server.ts";
import { sendReceipt, sendRefundLetter } from "#src/admissions/receipts/send-receipt.server.ts";
import type { PaymentApi } from "#src/api/payment/payment-responses.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { tellOfMoney } from "#src/office/money/alerts/tell-of-money.server.ts";
import { pollDueFees } from "#src/payment/confirm/poll-provider.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { razorpayGateway } from "#src/payment/gateway/razorpay.server.ts";
import { comparePaidFees } from "#src/payment/ledger/ask-provider.server.ts";
import { pollDueRefunds } from "#src/payment/refunds/order-refund.server.ts";
import { fetchSettlements, openMonths } from "#src/payment/settlements/fetch-settlements.server.ts";
import type { Services } from "./services.ts";

export type Payments = {
	/** Interface for the payment routes of the API. */
	api: PaymentApi;
	/** Gateway and context for the money desk of the office. */
	desk: { gateway: PaymentGateway | null; context: PaymentContext };
	/** Serves the sandbox, when that is the provider. */
	sandbox?: (app: FastifyInstance) => Promise<void>;
	/** Polls the provider once for all due refunds and fees. @returns how many */
	poll: (signal: AbortSignal) => Promise<number>;
	/** Compares some paid fees with the provider. @returns how many @throws GatewayError when it does not answer */
	compare: (signal: AbortSignal) => Promise<number>;
	/** Fetches the settlements of the open months. @returns new lines @throws GatewayError when it does not answer */
	settle: (signal: AbortSignal) => Promise<number>;
};

/** Paid fees that are compared with the provider in a minute: 20,000 take less than a day. */
const comparedAtOnce = 15;

const sandboxPath = "/sandbox/razorpay";

/**
 * Opens the payment provider that the settings name.
 * @param ownOrigin where this process reaches itself; called once it listens
 */
export async function openPayments(services: Services, ownOrigin: () => string): Promise<Payments> {
	const { db, now, log } = services;
	const { gateway, sandbox } = await openProvider(services, ownOrigin);
	const context: PaymentContext = {
		now,
		log,
		onPaid: (trx, paidFee) => sendReceipt(trx, services.school, paidFee, now()),
		onRefunded: (trx, refund) => sendRefundLetter(trx, services.school, refund, now()),
		onAlert: (trx, alert) => tellOfMoney(trx, services.school, alert, now()),
		isOwed: isFeeOwed,
		onFeeChanged: (trx, applicationId) => storeApplicationCase(trx, applicationId, now(), { bySender: true }),
	};
	return {
		api: {
			db,
			gateway,
			findApplication: async (token) => (await findForPayment(db, token, now())) ?? null,
			get schoolName() {
				return services.school.name;
			},
			get schoolMessages() {
				return services.school.schoolMessages;
			},
			...context,
		},
		desk: { gateway, context },
		...(sandbox && { sandbox }),
		poll: async (signal) => {
			if (!gateway) return 0;
			const refunds = await pollDueRefunds(db, gateway, { ...context, signal });
			return refunds + (await pollDueFees(db, gateway, { ...context, signal }));
		},
		compare: async (signal) =>
			gateway ? comparePaidFees(db, gateway, { limit: comparedAtOnce, now, log, signal }) : 0,
		settle: async (signal) => {
			let added = 0;
			for (const month of gateway ? openMonths(now()) : [])
				if (gateway && !signal.aborted) added += (await fetchSettlements(db, gateway, month, now)).added;
			return added;
		},
	};
}

type Provider = { gateway: PaymentGateway | null; sandbox?: Payments["sandbox"] };

async function openProvider(services: Services, ownOrigin: () => string): Promise<Provider> {
	const { settings, now } = services;
	const { payments } = settings;
	if (payments.mode === "off") return { gateway: null };
	if (payments.mode === "razorpay") return { gateway: razorpayGateway(payments) };
	// Loaded in this mode only. Like the real provider it is reached over HTTP.
	const { openSandbox } = await import("#peers/razorpay/razorpay-sandbox.server.ts");
	const { keys, plugin } = await openSandbox(settings);
	const gateway = razorpayGateway({
		keyId: keys.keyId,
		keySecret: keys.keySecret,
		webhookSecrets: [keys.webhookSecret],
		baseUrl: () => `${ownOrigin()}${sandboxPath}`,
		checkoutScript: `${sandboxPath}/v1/checkout.js`,
	});
	const webhookUrl = () => ownOrigin() + apiUrl(apiPaths.paymentWebhook);
	const sandbox = async (app: FastifyInstance) => {
		await app.register(plugin, { prefix: sandboxPath, schoolName: () => services.school.name, webhookUrl, now });
	};
	return { gateway, sandbox };
}
