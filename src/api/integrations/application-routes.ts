import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { stages } from "#src/admissions/applications/stage.ts";
import { listReceived } from "#src/admissions/tracking/list-received.server.ts";
import { pagination, paging } from "#src/api/content/paging.ts";
import { refusal, success } from "#src/api/envelope.ts";
import * as apiPaths from "#src/api-paths.ts";
import { type IntegrationApi, refusals } from "./guard.ts";

const item = z.object({
	reference: z.string(),
	form: z.string().describe("Such as barch"),
	name: z.string().describe("The applicant’s name. Empty after erasure"),
	stage: z.enum(stages),
	received_at: z.string().describe("ISO 8601 in UTC"),
	fee: z
		.object({
			state: z.enum(["due", "ordered", "attempted", "paid", "refunded"]),
			amount: z.int().describe("In paise"),
			paid_at: z.string().nullable(),
		})
		.nullable(),
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
				description: "Newest first. Without contact details, answers and documents.",
				querystring: paging(50),
				response: {
					200: success(z.array(item)).extend({ payload: z.object({ pagination }) }),
					422: refusal,
					...refusals,
				},
			},
		},
		async ({ query: { page, items_per_page } }) => {
			const { items, total } = await listReceived(db, { page, itemsPerPage: items_per_page });
			const last_page = Math.max(1, Math.ceil(total / items_per_page));
			return {
				status: true as const,
				data: items,
				payload: { pagination: { page, items_per_page, total, last_page } },
			};
		},
	);
}
