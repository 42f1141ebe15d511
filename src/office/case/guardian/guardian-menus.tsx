import type { OfficeGuardian } from "#src/admissions/guardian-consent/office-guardian.server.ts";
import { type CheckWay, checkWays, entryWays, relations } from "#src/admissions/guardians/guardian.ts";
import { limits } from "#src/forms/limits.ts";
import { ActMenu } from "#src/office/case/acts/act-menu.tsx";
import type { CasePage } from "#src/office/case/read-case.server.ts";
import type { SubmittedValues } from "#src/office/kit/acts/act-answer.ts";
import controls from "#src/office/parts/controls.module.css";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import { checkWayLabels, relationLabels } from "./relation-labels.ts";

/** Notes how the office has checked who gave consent. */
export function CheckMenu({ guardian }: { guardian: OfficeGuardian }) {
	const { id, way } = guardian;
	return (
		<ActMenu act="guardian-check" label="Record your check" submit="Save result">
			{(values) => (
				<>
					<input type="hidden" name="guardian" value={values.guardian ?? id} />
					<OfficeField
						label="Result"
						name="outcome"
						defaultValue={values.outcome ?? "confirmed"}
						options={[
							["confirmed", "Confirmed"],
							["refused", "Can’t be confirmed"],
						]}
					/>
					<WayField ways={checkWays} chosenWay={values.way ?? way ?? "call"} />
					<NoteField
						note={values.note}
						hint="What you compared, saw or heard. If you can’t confirm it, the applicant and guardian see this."
					/>
					{guardian.copy && <p className={controls.hint}>We’ll delete the copy one hour after you save.</p>}
				</>
			)}
		</ActMenu>
	);
}

/** Enters the consent of a guardian who has no link, such as by telephone. */
export function EnterMenu({ page }: { page: CasePage }) {
	const shownLines = page.groups.flatMap(({ lines }) => lines);
	const answer = (values: SubmittedValues, name: string) =>
		values[name.replace("guardian_", "")] ?? shownLines.find((line) => line.name === name)?.answer;
	return (
		<ActMenu act="guardian-enter" label="Record consent" submit="Record consent">
			{(values) => (
				<>
					<OfficeField
						label="Parent’s or guardian’s name"
						name="name"
						required
						maxLength={limits.name}
						autoComplete="off"
						defaultValue={answer(values, "guardian_name")}
					/>
					<OfficeField
						label="Relation to the applicant"
						name="relation"
						defaultValue={values.relation}
						options={relations.map((each) => [each, relationLabels[each]] as const)}
					/>
					<OfficeField
						label="Phone"
						name="phone"
						type="tel"
						maxLength={limits.phone}
						autoComplete="off"
						defaultValue={answer(values, "guardian_phone")}
					/>
					<WayField ways={entryWays} chosenWay={values.way ?? "call"} />
					<NoteField note={values.note} hint="What you read out and what they said, or where the signed form is." />
				</>
			)}
		</ActMenu>
	);
}

function WayField({ ways, chosenWay }: { ways: readonly CheckWay[]; chosenWay: string }) {
	return (
		<OfficeField
			label="How you checked"
			name="way"
			defaultValue={chosenWay}
			options={ways.map((each) => [each, checkWayLabels[each]] as const)}
		/>
	);
}

function NoteField({ hint, note }: { hint: string; note?: string | undefined }) {
	return (
		<>
			<OfficeField label="Note" name="note" rows={3} required maxLength={2000} defaultValue={note} />
			<p className={controls.hint}>{hint}</p>
		</>
	);
}
