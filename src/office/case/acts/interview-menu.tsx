import { interviewOutcomes } from "#src/admissions/interviews/interview-outcome.ts";
import type { CasePage } from "#src/office/case/read-case.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { ActMenu } from "./act-menu.tsx";

/** Notes what became of the interview of an applicant who was invited to one. */
export function InterviewMenu({ page: { interview } }: { page: CasePage }) {
	if (!interview) return null;
	const { outcome, marks, remark } = interview;
	return (
		<ActMenu act="interview-outcome" label="Interview" submit="Save outcome">
			{(values) => (
				<>
					<label>
						<span className={controls.label}>Outcome</span>
						<select className={controls.field} name="outcome" defaultValue={values.outcome ?? outcome ?? ""}>
							<option value="">Not recorded</option>
							{interviewOutcomes.map((each) => (
								<option key={each} value={each}>
									{each[0]?.toUpperCase() + each.slice(1)}
								</option>
							))}
						</select>
					</label>
					<label>
						<span className={controls.label}>Marks, for example 17 of 20</span>
						<input
							className={controls.field}
							name="marks"
							maxLength={40}
							autoComplete="off"
							enterKeyHint="done"
							defaultValue={values.marks ?? marks ?? ""}
						/>
					</label>
					<label>
						<span className={controls.label}>Remark, only for the office</span>
						<textarea
							className={controls.field}
							name="remark"
							rows={3}
							maxLength={2000}
							defaultValue={values.remark ?? remark ?? ""}
						/>
					</label>
				</>
			)}
		</ActMenu>
	);
}
