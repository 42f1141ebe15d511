import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import { fillTimeField, honeypotField } from "#src/forms/submission/honeypot.ts";
import { bookVisit, type VisitContext } from "#src/visits/book-visit.server.ts";
import { visitForm } from "#src/visits/forms/visit-config.ts";
import { readTours } from "#src/visits/places.server.ts";
import { refusal, success } from "./envelope.ts";
import { addFormRoute } from "./form-route.ts";

type Options = { context: VisitContext; now: () => Date };

const tour = z.object({
	tour: z.string().describe("Day and time in IST, such as `2027-01-16T10:00`"),
	day: z.iso.date().describe("Date in IST, YYYY-MM-DD"),
	time: z.string().describe("HH:MM in IST"),
	places_left: z.int().min(0).describe("Number of places left"),
});
const booking = {
	tour: z.string().describe("The tour: `tour` from `/api/v1/website/visit/days`"),
	people: z.int().min(1).describe("Number of visitors, as a number or string"),
	name: z.string().describe("Full name of the visitor"),
	email: z.email().describe("Email address. The confirmation is sent there"),
	phone_no: z.string().describe("Phone number of the visitor, with country code, such as `+91 98400 12345`"),
	question: z.string().optional().describe("A question for the guide"),
	[honeypotField]: z.string().optional().describe("Spam trap. Omit it"),
	[fillTimeField]: z
		.string()
		.optional()
		.describe("Milliseconds from opening the form to sending it. Without it, the time isn’t checked"),
};

/** Tours of the campus: the days that can be booked, and booking. */
export async function visitApi(app: FastifyInstance, { context, now }: Options) {
	const typedApp = app.withTypeProvider<ZodTypeProvider>();

	typedApp.get(
		apiPaths.visitDays,
		{
			config: { rateLimit: { max: 300, timeWindow: "10 minutes" } },
			schema: {
				tags: ["Forms"],
				summary: "List campus tours",
				description: "Returns the tours that can be booked, soonest first. To book one, send its `tour`.",
				response: { 200: success(z.array(tour), "Tours that can be booked"), 429: refusal },
			},
		},
		async (_request, reply) => {
			reply.header("cache-control", "no-store");
			const { db, visits } = context;
			const tours = visits ? await readTours(db, visits, now()) : [];
			const data = tours.map(({ key, day, time, placesLeft }) => ({ tour: key, day, time, places_left: placesLeft }));
			return { status: true as const, data };
		},
	);

	addFormRoute(app, apiPaths.visitAdd, {
		tag: "Forms",
		summary: "Book a campus tour",
		description: "Books a tour, and sends a confirmation by email, with a link to cancel.",
		body: booking,
		takesKey: true,
		answers: {
			200: "Already booked: a retry with the same key or answers",
			201: "Booked",
			409: "Not enough places left on this tour. `message` names the next tours",
		},
		school: () => context.school,
		take: async (fields, idempotencyKey) => {
			const result = await bookVisit(context, { fields, idempotencyKey, now: now() });
			if (result.ok) return { code: result.created ? 201 : 200, message: visitForm.texts.sent };
			return { ...result, code: result.reason === "full" ? 409 : 422 };
		},
	});
}
