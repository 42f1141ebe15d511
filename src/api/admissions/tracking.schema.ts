import { z } from "zod";
import { type Standing, stages } from "#src/admissions/applications/stage.ts";
import { reference } from "#src/api/envelope.ts";
import { feeStatus } from "#src/api/payment/payment.schema.ts";

const moment = z.string().describe("ISO 8601 in UTC");

/** The stage of an application. */
export const stage = z
	.enum(stages)
	.describe(
		"`received`: not reviewed yet. `reading`: under review. `interview`: shortlisted for an interview. `offered`: offer made. " +
			"`waitlisted`: on the waiting list. `accepted`: the applicant accepted the offer. `declined`: not selected, or the " +
			"applicant declined the offer. `withdrawn`: withdrawn by the applicant",
	);

/** Fields about the stage of an application. */
export const stageFields = {
	stage,
	details: z
		.object({
			interview_at: moment.optional().describe("Time of the interview, ISO 8601 in UTC"),
			interview_place: z.string().optional().describe("Place of the interview"),
			answer_by: z.string().optional().describe("Last day to accept the offer, YYYY-MM-DD in IST"),
			declined_by: z
				.enum(["applicant", "school"])
				.optional()
				.describe("`school`: not selected. `applicant`: declined the offer. Only at stage `declined`"),
		})
		.describe("Details of this stage, such as the time of an interview. Empty if there are none"),
};

export const applicationStatus = z.object({
	reference,
	...stageFields,
	since: moment.describe("Time at which it reached this stage, ISO 8601 in UTC"),
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
	email: z.string().describe("The applicant’s email address"),
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
