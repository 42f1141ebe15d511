import { isDecision, stages } from "#src/admissions/applications/stage.ts";
import { isSettled } from "#src/admissions/checklist/checklist.ts";
import { mayMove } from "#src/admissions/tracking/stage-moves.ts";
import type { CasePage } from "#src/office/case/read-case.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import { ActMenu } from "./act-menu.tsx";
import { stageActs, stageName } from "./stage-acts.ts";

/** Plans an offer: its email, its letter and the seats are seen before it goes. Red where it is what comes next. */
export function OfferMenu({ page: { application, mayDecide, case: found } }: { page: CasePage }) {
	if (!application || !mayDecide || !mayMove(application.standing.stage, "offered", "school")) return null;
	const openLines = application.checklist.filter((line) => !isSettled(line));
	const isOffered = application.standing.stage === "offered";
	return (
		<ActMenu
			act="offer"
			main={found.status === "complete"}
			keyName="c"
			label={
				<>
					{isOffered ? "Change the offer" : "Make an offer"} <KeyCaps keys="C" />
				</>
			}
			submit="Continue"
		>
			{(values) => (
				<>
					{openLines.length > 0 && (
						<p className={controls.problem}>
							This application isn’t complete. Still open: {openLines.map(({ label }) => label).join(", ")}.
						</p>
					)}
					<OfficeField label="Last day to accept" type="date" name="answerBy" defaultValue={values.answerBy} />
					<p className={controls.hint}>You’ll see the email, the letter and the seats before it’s sent.</p>
				</>
			)}
		</ActMenu>
	);
}

/** Moves an application to another stage, of which its applicant is told. */
export function StageMenu({ page }: { page: CasePage }) {
	const { application, mayDecide } = page;
	if (!application) return null;
	const from = application.standing.stage;
	const next = stages.filter((to) => to !== "offered" && mayMove(from, to, "school") && (mayDecide || !isDecision(to)));
	if (next.length === 0) return null;
	return (
		<ActMenu
			act="stage"
			label={`Stage: ${stageName(application.standing)}`}
			submit="Change the stage and email the applicant"
		>
			{(values) => (
				<>
					<OfficeField
						label="New stage"
						name="stage"
						defaultValue={values.stage ?? next[0]}
						options={next.map((stage) => [stage, stageActs[stage]] as const)}
					/>
					{next.includes("interview") && (
						<fieldset data-stack="">
							<legend className={controls.label}>For an interview</legend>
							<label>
								Date and time (IST)
								<input className={controls.field} type="datetime-local" name="at" defaultValue={values.at} />
							</label>
							<label>
								Place
								<input
									className={controls.field}
									name="place"
									enterKeyHint="done"
									maxLength={200}
									defaultValue={values.place}
								/>
							</label>
						</fieldset>
					)}
					<p className={controls.hint}>The email is sent in one minute. Until then you can undo.</p>
				</>
			)}
		</ActMenu>
	);
}
