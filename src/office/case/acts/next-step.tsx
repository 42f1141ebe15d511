import { useSearchParams } from "react-router";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong, formatWeekdayDay } from "#src/calendar/format.ts";
import { caseStatuses } from "#src/cases/case.ts";
import styles from "#src/office/case/case-page.module.css";
import type { CasePage } from "#src/office/case/read-case.server.ts";
import { lineOf, shownDocument } from "#src/office/case/viewer/shown-document.ts";
import { statusLabels } from "#src/office/desk/desk-labels.ts";
import { ActForm, UnplacedRefusal, usePermitted } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import { Initials } from "#src/office/parts/initials.tsx";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import { StateMark } from "#src/office/parts/state-mark.tsx";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import * as officePaths from "#src/office-paths.ts";
import { ActMenu } from "./act-menu.tsx";
import { AskMenu } from "./ask-menu.tsx";
import type { caseActs } from "./case-page-acts.server.ts";
import { InterviewMenu } from "./interview-menu.tsx";
import { OfferMenu, StageMenu } from "./stage-menu.tsx";

/** Shows the state of the case, what comes next, and the acts that change both. */
export function NextStep({ page }: { page: CasePage }) {
	const mayWrite = usePermitted<typeof caseActs>()("status");
	const { case: found, today } = page;
	return (
		<section className={styles.next} id="next">
			<p className={styles.state}>
				<span>
					<StateMark state={found.status} /> {statusLabels[found.status]} since{" "}
					<time dateTime={found.waitsSince}>{shortDay(dayAtSchool(new Date(found.waitsSince)), today)}</time>
				</span>
				{found.dueOn && <Due on={found.dueOn} late={found.overdue} today={today} />}
			</p>
			<h2>{sentenceOf(page)}</h2>
			{found.tags.length > 0 && <Tags tags={found.tags} />}
			<UnplacedRefusal className={`${layout.warning} ${styles.refusal}`} />
			{mayWrite ? <Acts page={page} /> : <Assignee page={page} />}
		</section>
	);
}

function Due({ on, late, today }: { on: string; late: boolean; today: string }) {
	const day = (
		<time dateTime={on} title={formatWeekdayDay(on)}>
			{shortDay(on, today)}
		</time>
	);
	return late ? (
		<span className={controls.late}>
			<StateMark state="late" />
			was due {day}
		</span>
	) : (
		<span>due {day}</span>
	);
}

function sentenceOf({ case: found, application }: CasePage): string {
	const lines = application?.checklist ?? [];
	const ours = lines.some(({ state }) => state === "unjudged" || state === "wrong");
	const names = lines
		.filter(({ state }) => state === "missing" || state === "asked")
		.map(({ short }) => short.replace(/^the /, ""));
	const waits = `${found.waitsFor}.`;
	if (found.final || names.length === 0) return waits;
	const missing = `Still missing: ${names.join(", ")}.`;
	return ours ? `${waits} ${missing}` : missing;
}

function Tags({ tags }: { tags: readonly string[] }) {
	return (
		<ul className={styles.tags}>
			<li className={controls.hidden}>Tags</li>
			{tags.map((tag) => (
				<li key={tag} className={controls.chip}>
					<b>{tag}</b>
					<ActForm<typeof caseActs> act="untag" fields={{ tag }}>
						<button type="submit" aria-label={`Remove the tag ${tag}`}>
							<OfficeIcon name="close" />
						</button>
					</ActForm>
				</li>
			))}
		</ul>
	);
}

function Assignee({ page: { case: found, members, me } }: { page: CasePage }) {
	const name = members.find(({ id }) => id === found.assigneeId)?.name ?? null;
	return (
		<p className={styles.acts}>
			<Initials name={name} me={found.assigneeId === me.id} /> {name ?? "Unassigned"}
		</p>
	);
}

function Acts({ page }: { page: CasePage }) {
	const { case: found, members, assignees, me } = page;
	const assignee = members.find(({ id }) => id === found.assigneeId);
	return (
		<div className={styles.acts} id="acts">
			<PrimaryAct page={page} />
			{found.status === "complete" && <OfferMenu page={page} />}
			<ActMenu
				act="assign"
				version={found.version}
				keyName="m"
				label={
					<>
						<Initials name={assignee?.name ?? null} me={assignee?.id === me.id} />
						{assignee ? (assignee.name.split(" ")[0] ?? "") : "Assign"} <KeyCaps keys="M" />
					</>
				}
				submit="Assign"
			>
				{(values) => (
					<OfficeField
						label="Assign to"
						name="assignee"
						defaultValue={values.assignee ?? found.assigneeId ?? ""}
						options={[
							[me.id, `${me.name}, you`],
							...assignees.filter(({ id }) => id !== me.id).map(({ id, name }) => [id, name] as const),
							["", "No one"],
						]}
					/>
				)}
			</ActMenu>
			<ActMenu
				act="status"
				version={found.version}
				keyName="s"
				label={
					<>
						Status <KeyCaps keys="S" />
					</>
				}
				submit="Set status"
			>
				{(values) =>
					found.final ? (
						<p>This application’s stage sets its status. Undo the stage first.</p>
					) : (
						<OfficeField
							label="New status, until we hear from the sender"
							name="status"
							defaultValue={values.status ?? found.statusSet ?? ""}
							options={[["", "Automatic"], ...caseStatuses.map((status) => [status, statusLabels[status]] as const)]}
						/>
					)
				}
			</ActMenu>
			<ActMenu act="due" version={found.version} label="Due date" submit="Set due date">
				{(values) => (
					<>
						<OfficeField label="New due date" type="date" name="due" defaultValue={values.due ?? found.dueSet ?? ""} />
						<p className={controls.hint}>
							{found.dueSet
								? "Leave blank to set it automatically."
								: `Automatic date: ${found.dueOn ? formatLong(found.dueOn) : "none"}.`}
						</p>
					</>
				)}
			</ActMenu>
			<ActMenu act="tag" keyName="#" label="Tag" submit="Add tag">
				{(values) => (
					<OfficeField
						label="Tag"
						name="tag"
						enterKeyHint="done"
						required
						maxLength={40}
						autoComplete="off"
						defaultValue={values.tag}
					/>
				)}
			</ActMenu>
			{found.email !== "" && (
				<a className={controls.button} data-quiet="" href={officePaths.write(found.kind, found.recordId)} data-key="w">
					Email <KeyCaps keys="W" />
				</a>
			)}
			{page.application && <AskMenu page={page} />}
			{page.application && <InterviewMenu page={page} />}
			{found.status !== "complete" && <OfferMenu page={page} />}
			<StageMenu page={page} />
		</div>
	);
}

/** The one act that comes next, where a single press does it. @param quiet where the page has it twice */
export function PrimaryAct({ page, quiet = false }: { page: CasePage; quiet?: boolean }) {
	const [search] = useSearchParams();
	const mayJudge = usePermitted<typeof caseActs>()("judge");
	const { case: found } = page;
	const document = shownDocument(page, search);
	const line = document && lineOf(document, page);
	// Nothing has to be done for an application that is decided; its documents can still be judged.
	const red = found.final ? undefined : "";
	if (document && line?.state === "unjudged" && mayJudge) {
		return (
			<ActForm<typeof caseActs>
				act="judge"
				fields={{ subject: document.key, seen: "", verdict: "accepted" }}
				quiet={quiet}
			>
				<button className={controls.button} data-act={red} type="submit" data-key="a">
					Verify {line.short} <KeyCaps keys="A" />
				</button>
			</ActForm>
		);
	}
	if (found.kind === "application" || found.status === "closed" || found.final) return null;
	const label = found.kind === "alumni" ? "Mark as read and close" : "Mark as answered and close";
	return (
		<ActForm<typeof caseActs> act="status" fields={{ version: found.version }} quiet>
			<button className={controls.button} data-act="" type="submit" name="status" value="closed" data-key="a">
				{label} <KeyCaps keys="A" />
			</button>
		</ActForm>
	);
}
