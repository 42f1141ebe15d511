import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { dialledNumber } from "#src/formatting/dialled-number.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { useActAnswer, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsForm } from "#src/office/settings/parts/settings-form.tsx";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { affectedKindNames, affectedKinds, wayLabels } from "#src/privacy/breaches/breach.ts";
import type { BreachPage } from "#src/privacy/breaches/read-breach.server.ts";
import styles from "./breaches.module.css";

/** Shows who is affected, and how each is told. */
export function AffectedPeople({ page: { breach, counts, all, people } }: { page: Omit<BreachPage, "acts"> }) {
	const { waiting, toCall, failed } = counts;
	return (
		<SettingsSection title="People affected" section="people" outcome={useActAnswer()}>
			<p>{all === 1 ? "1 person." : `${thousands(all)} people.`} Each person is counted once.</p>
			{all > 0 && <ExportLink list={`breach/${breach.id}`} label="Export list" />}
			{waiting + toCall > 0 && (
				<SettingsForm act="remove" submit={`Remove ${thousands(waiting + toCall)} not notified yet`} look="quiet" />
			)}
			{people.length > 0 && (
				<details open={toCall > 0 || failed > 0}>
					<summary className={controls.button} data-quiet="">
						{all > people.length ? `The first ${people.length}` : "Names"}
					</summary>
					<ul className={settings.list}>
						{people.map((person) => (
							<li key={person.id}>
								<Person {...person} />
							</li>
						))}
					</ul>
				</details>
			)}
			<AddPeople />
		</SettingsSection>
	);
}

function AddPeople() {
	const kinds = useRefusal("add")?.lists?.kind ?? [];
	return (
		<SettingsForm
			act="add"
			inputs={[
				{ label: "Application numbers or email addresses", name: "list", rows: 3 },
				{ label: "Or records received from", name: "from", type: "date" },
				{ label: "to", name: "to", type: "date" },
			]}
			submit="Add"
			className={styles.form}
			aria-label="Add people"
		>
			<fieldset>
				<legend className={controls.label}>of these types</legend>
				{affectedKindNames.map((kind) => (
					<label key={kind} className={settings.choice}>
						<input type="checkbox" name="kind" value={kind} defaultChecked={kinds.includes(kind)} />{" "}
						{affectedKinds[kind]}
					</label>
				))}
			</fieldset>
		</SettingsForm>
	);
}

/** Shows how someone is told; anyone whom no email reaches is called, with a note. */
function Person({ id, name, email, phone, way, told_at, told_how, told_by, problem }: BreachPage["people"][number]) {
	const notifiedText = told_how && told_at && `by ${told_by}, ${formatDateTime(new Date(told_at))}: ${told_how}`;
	const note = { label: `What you told ${name}`, name: "note", required: true, maxLength: 500, autoComplete: "off" };
	return (
		<>
			<p>
				{name} {email} <a href={`tel:${dialledNumber(phone)}`}>{phone}</a>{" "}
				<span className={way === "failed" ? controls.late : controls.note}>
					{[wayLabels[way], notifiedText || problem].filter(Boolean).join(", ")}
				</span>
			</p>
			{(way === "failed" || way === "toCall") && (
				<SettingsForm
					act="call"
					fields={{ person: id }}
					inputs={[note]}
					submit="Mark as called"
					look="quiet"
					className={settings.row}
				/>
			)}
		</>
	);
}
