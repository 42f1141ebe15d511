import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { stages } from "#src/admissions/applications/stage.ts";
import { listReceived } from "#src/admissions/tracking/list-received.server.ts";
import { pageOf, paging, payload } from "#src/api/content/paging.ts";
import { reference, refusal, success } from "#src/api/envelope.ts";
import { feeState } from "#src/api/payment/payment.schema.ts";
import * as apiPaths from "#src/api-paths.ts";
import { type IntegrationApi, refusals } from "./guard.ts";

const item = z.object({
	reference,
	form: z.string().describe("The form, such as `barch`"),
	name: z.string().describe("The applicant’s name. Empty after erasure"),
	stage: z.enum(stages).describe("The application’s current stage"),
	received_at: z.string().describe("When it was submitted, ISO 8601 in UTC"),
	fee: z
		.object({
			state: feeState,
			amount: z.int().describe("The amount of the fee, in paise"),
			paid_at: z.string().nullable().describe("When it was paid, ISO 8601 in UTC. `null` while it’s unpaid"),
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
				description: "Latest first. Contact details, answers and documents aren’t included.",
				querystring: paging(50),
				response: {
					200: success(z.array(item)).extend({ payload }),
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
