import { z } from "zod";
import { type Standing, stages } from "#src/admissions/applications/stage.ts";
import { reference } from "#src/api/envelope.ts";
import { feeStatus } from "#src/api/payment/payment.schema.ts";

const moment = z.string().describe("ISO 8601 in UTC");

/** Fields about the stage of an application. */
export const stageFields = {
	stage: z.enum(stages).describe("The application’s current stage"),
	details: z
		.object({
			interview_at: moment.optional().describe("When the interview is, ISO 8601 in UTC"),
			interview_place: z.string().optional().describe("Where the interview is"),
			answer_by: z.string().optional().describe("The last day to accept an offer, YYYY-MM-DD in IST"),
			declined_by: z
				.enum(["applicant", "school"])
				.optional()
				.describe("Who ended the application, at stage `declined`"),
		})
		.describe("What the applicant needs to know at this stage. Empty if there’s nothing"),
};

export const applicationStatus = z.object({
	reference,
	...stageFields,
	since: moment.describe("When it reached this stage, ISO 8601 in UTC"),
	fee: feeStatus.nullable().describe("The application fee. `null` if no fee applies"),
	seat_fee: feeStatus.nullable().describe("The seat acceptance fee. `null` if no fee applies"),
});

/** Status for the token of a payer link. */
export const payerStatus = z.object({
	reference,
	fee: feeStatus.nullable().describe("The fee to pay. `null` if no fee applies"),
});

export const changedStage = z.object({ reference, ...stageFields });

export const mailedAgain = z.object({
	email: z.string().describe("The applicant’s address"),
	count: z.int().describe("Number of emails"),
});

/** A stage as it travels. */
export function toStageFields({ stage, details: { at, place, answerBy, by } }: Standing) {
	const details = {
		...(at && { interview_at: at }),
		...(place && { interview_place: place }),
		...(answerBy && { answer_by: answerBy }),
		...(stage === "declined" && { declined_by: by ?? ("school" as const) }),
	};
	return { stage, details };
}
