import { interviewOutcomes } from "#src/admissions/interviews/interview-outcome.ts";
import type { CasePage } from "#src/office/case/read-case.server.ts";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import { ActMenu } from "./act-menu.tsx";

/** Notes the outcome of the interview of an applicant who was invited to one. */
export function InterviewMenu({ page: { interview } }: { page: CasePage }) {
	if (!interview) return null;
	const { outcome, marks, remark } = interview;
	return (
		<ActMenu act="interview-outcome" label="Interview" submit="Save outcome">
			{(values) => (
				<>
					<OfficeField
						label="Outcome"
						name="outcome"
						defaultValue={values.outcome ?? outcome ?? ""}
						options={[
							["", "Not recorded"],
							...interviewOutcomes.map((each) => [each, each[0]?.toUpperCase() + each.slice(1)] as const),
						]}
					/>
					<OfficeField
						label="Marks, for example 17 of 20"
						name="marks"
						maxLength={40}
						autoComplete="off"
						enterKeyHint="done"
						defaultValue={values.marks ?? marks ?? ""}
					/>
					<OfficeField
						label="Remark, only for the office"
						name="remark"
						rows={3}
						maxLength={2000}
						defaultValue={values.remark ?? remark ?? ""}
					/>
				</>
			)}
		</ActMenu>
	);
}
