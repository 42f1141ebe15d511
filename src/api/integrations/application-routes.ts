import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { listReceived } from "#src/admissions/tracking/list-received.server.ts";
import { stage } from "#src/api/admissions/tracking.schema.ts";
import { pageOf, paging, payload } from "#src/api/content/paging.ts";
import { reference, refusal, success } from "#src/api/envelope.ts";
import { feeState } from "#src/api/payment/payment.schema.ts";
import * as apiPaths from "#src/api-paths.ts";
import { type IntegrationApi, refusals } from "./guard.ts";

const item = z.object({
	reference,
	form: z.string().describe("The form, such as `barch`"),
	name: z.string().describe("The applicant’s name. Empty after erasure"),
	stage,
	received_at: z.string().describe("Time of submission, ISO 8601 in UTC"),
	fee: z
		.object({
			state: feeState,
			amount: z.int().describe("The amount of the fee, in paise"),
			paid_at: z.string().nullable().describe("Time of payment, ISO 8601 in UTC. `null` while it’s unpaid"),
		})
		.nullable()
		.describe("The application fee. `null` if no fee applies"),
});

/** Applications, without anything by which an applicant could be reached or judged. */
export function applicationRoutes(app: FastifyInstance, { db }: IntegrationApi) {
	app.withTypeProvider<ZodTypeProvider>().get(
		apiPaths.officeApplications,
		{
			config: { scope: "applications:read" },
			schema: {
				tags: ["Integrations"],
				summary: "List applications",
				description:
					"Returns applications, latest first, without contact details, answers and documents. To be notified of " +
					"new ones, subscribe to the webhook event `application.received`.",
				querystring: paging(50),
				response: {
					200: success(z.array(item), "Applications of this page").extend({ payload }),
					422: refusal,
					...refusals,
				},
			},
		},
		async ({ query: { page, items_per_page } }) => {
			const { items, total } = await listReceived(db, { page, itemsPerPage: items_per_page });
			return {
				status: true as const,
				data: items,
				payload: pageOf({ page, itemsPerPage: items_per_page, total }),
			};
		},
	);
}
