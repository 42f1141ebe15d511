import type { FastifyInstance } from "fastify";
import { sandboxKeys } from "#peers/razorpay/api-keys.server.ts";
import { sandboxRazorpay } from "#peers/razorpay/razorpay-sandbox.server.ts";
import { identity } from "#school/identity.ts";
import { findByToken } from "#src/admissions/applications/access-token.server.ts";
import { acknowledgePayment } from "#src/admissions/receipts/acknowledge-payment.server.ts";
import { paymentApi } from "#src/api/payment/payment.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { reconcileDue } from "#src/payment/confirm/poll-provider.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.server.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { razorpayGateway } from "#src/payment/gateway/razorpay.server.ts";
import type { Services } from "./services.ts";

export type Payments = {
	/** Null when no fee is asked for. */
	gateway: PaymentGateway | null;
	/** Adds the API's routes, below `/api/v1`. */
	routes: (api: FastifyInstance) => Promise<void>;
	/** Adds the provider's sandbox, if it is used. */
	sandbox?: (app: FastifyInstance) => Promise<void>;
	/** Polls the provider about open orders, once. */
	reconcile: (signal: AbortSignal) => Promise<unknown>;
};

const sandboxPath = "/sandbox/razorpay";

/**
 * Opens the payment gateway that the settings name. The sandbox is called over HTTP like the real provider.
 * @param ownOrigin where this process reaches itself; called once it listens
 */
export async function openPayments(services: Services, ownOrigin: () => string): Promise<Payments> {
	const { settings, db, school, now, log } = services;
	const { payments } = settings;
	const context: PaymentContext = { now, log, onPaid: (trx, paid) => acknowledgePayment(trx, school, paid, now()) };
	const findApplication = async (token: string) => (await findByToken(db, token, now())) ?? null;
	const paymentsWith = (gateway: PaymentGateway | null): Payments => ({
		gateway,
		routes: async (api) => {
			await api.register(paymentApi, { db, gateway, findApplication, schoolName: identity.name, ...context });
		},
		reconcile: async (signal) => gateway && reconcileDue(db, gateway, { ...context, signal }),
	});

	if (payments.mode === "off") return paymentsWith(null);
	if (payments.mode === "razorpay") return paymentsWith(razorpayGateway(payments));
	const keys = await sandboxKeys(db);
	const gateway = razorpayGateway({
		keyId: keys.keyId,
		keySecret: keys.keySecret,
		webhookSecrets: [keys.webhookSecret],
		baseUrl: () => `${ownOrigin()}${sandboxPath}`,
		checkoutScript: `${sandboxPath}/v1/checkout.js`,
	});
	const sandbox = async (app: FastifyInstance) => {
		await app.register(sandboxRazorpay, {
			prefix: sandboxPath,
			db,
			keys,
			schoolName: identity.name,
			webhookUrl: () => ownOrigin() + apiUrl(apiPaths.paymentWebhook),
			now,
		});
	};
	return { ...paymentsWith(gateway), sandbox };
}
