import type { FastifyInstance } from "fastify";
import { alumniForm } from "#src/alumni/alumni-form.ts";
import { type RegisterContext, registerAlumnus } from "#src/alumni/register-alumnus.server.ts";
import * as apiPaths from "#src/api-paths.ts";
import type { Answers } from "#src/forms/definition.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { describeFields } from "./form-fields.ts";
import { addFormRoute } from "./form-route.ts";

/** Registration of alumni. */
export async function alumniApi(app: FastifyInstance, { context, now }: { context: RegisterContext; now: () => Date }) {
	addFormRoute(app, apiPaths.alumniAdd, {
		tag: "Forms",
		summary: "Register an alumnus or alumna",
		description:
			"Adds a graduate to the school’s list of alumni, and sends a confirmation to `email`. Numbers may be strings. " +
			"`null` means no answer.",
		body: describeFields(alumniForm(context.graduates)),
		takesKey: true,
		answers: {
			200: "Already registered: a retry with the same key or answers",
			201: "Registered",
			409: "Already registered under the same key, with different answers",
		},
		school: () => context.school,
		take: async (sentAnswers, idempotencyKey) => {
			const result = await registerAlumnus(context, { fields: toTexts(sentAnswers), idempotencyKey, now: now() });
			const messages = messagesIn(submissionMessages, context.school.schoolMessages);
			if (result.ok) return { code: result.created ? 201 : 200, message: messages.graduateRegistered };
			if (result.reason === "key-conflict") return { code: 409, message: messages.graduateAlreadyRegistered };
			return { ...result, code: 422 };
		},
	});
}

/** The form takes numbers as texts, and null as no answer. */
function toTexts(sentAnswers: Answers): Answers {
	const plain = (value: unknown) => (typeof value === "number" || typeof value === "boolean" ? String(value) : value);
	const answers = Object.entries(sentAnswers).filter(([, value]) => value !== null);
	return Object.fromEntries(
		answers.map(([name, value]) => [name, Array.isArray(value) ? value.map(plain) : plain(value)]),
	);
}
