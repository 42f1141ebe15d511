import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { dialledNumber } from "#src/formatting/dialled-number.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { ActForm, useActAnswer, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { affectedKindNames, affectedKinds, wayWords } from "#src/privacy/breaches/breach.ts";
import styles from "./breaches.module.css";
import type { PartProps } from "./read-breach-page.server.ts";

/** Who is affected, how they were found, and how each is told. */
export function AffectedPeople({ page: { breach, selections, counts, people, members } }: PartProps) {
	const isOpen = breach.state === "open";
	const kinds = useRefusal("add")?.lists?.kind ?? [];
	return (
		<SettingsSection title="People affected" section="people" outcome={useActAnswer()}>
			<p>{counts.all === 1 ? "1 person." : `${thousands(counts.all)} people.`} Each person is counted once.</p>
			{counts.all > 0 && <ExportLink list={`breach/${breach.id}`} words="Export list" />}
			<ul className={settings.list}>
				{selections.map(({ id, words, people, told, member_name }) => (
					<li key={id}>
						<p>
							{words} <span className={controls.note}>{`${thousands(people)}, by ${member_name}`}</span>
						</p>
						{isOpen && told === 0 && (
							<ActForm act="remove" fields={{ selection: id }} quiet>
								<button className={controls.button} data-quiet="" type="submit">
									Remove
								</button>
							</ActForm>
						)}
					</li>
				))}
			</ul>
			{people.length > 0 && (
				<details open={counts.toCall > 0 || counts.failed > 0}>
					<summary className={controls.button} data-quiet="">
						{counts.all > people.length ? `The first ${people.length}` : "Names"}
					</summary>
					<ul className={settings.list}>
						{people.map((person) => (
							<li key={person.id}>
								<Person {...person} isOpen={isOpen} />
							</li>
						))}
					</ul>
				</details>
			)}
			{isOpen && (
				<ActForm act="add" quiet className={`${settings.form} ${styles.form}`} aria-label="Add people">
					{({ from, to, list, member }) => (
						<>
							<fieldset>
								<legend className={controls.label}>By type of record</legend>
								{affectedKindNames.map((kind) => (
									<label key={kind} className={settings.choice}>
										<input type="checkbox" name="kind" value={kind} defaultChecked={kinds.includes(kind)} />{" "}
										{affectedKinds[kind]}
									</label>
								))}
							</fieldset>
							<label>
								<span className={controls.label}>Or by what a team member’s account has read</span>
								<select className={controls.field} name="member" defaultValue={member ?? ""}>
									<option value="">Choose a team member</option>
									{members.map(({ id, name }) => (
										<option key={id} value={id}>
											{name}
										</option>
									))}
								</select>
							</label>
							<div className={settings.row}>
								<SettingsField label="Received or read from" name="from" type="date" defaultValue={from} />
								<SettingsField label="to" name="to" type="date" defaultValue={to} />
							</div>
							<SettingsField
								label="Or by a list of application numbers or email addresses"
								name="list"
								rows={3}
								defaultValue={list}
							/>
							<button className={controls.button} type="submit">
								Add
							</button>
						</>
					)}
				</ActForm>
			)}
		</SettingsSection>
	);
}

/** How someone is told; a person without an address is called, with a note. */
function Person({ isOpen, ...person }: PartProps["page"]["people"][number] & { isOpen: boolean }) {
	const { id, name, email, phone, way, told_at, told_how, told_by, problem } = person;
	const isCalled = way === "called";
	const called = isCalled && told_at && `by ${told_by}, ${formatDateTime(new Date(told_at))}: ${told_how}`;
	return (
		<>
			<p>
				{name} {email ?? <a href={`tel:${dialledNumber(phone)}`}>{phone}</a>}{" "}
				<span className={way === "failed" ? controls.late : controls.note}>
					{[wayWords[way], called || problem].filter(Boolean).join(", ")}
				</span>
			</p>
			{isOpen && (isCalled || way === "toCall") && (
				<ActForm act="call" fields={{ person: id, ...(isCalled && { note: "" }) }} quiet className={settings.row}>
					{!isCalled && (
						<SettingsField label={`What you told ${name}`} name="note" required maxLength={500} autoComplete="off" />
					)}
					<button className={controls.button} data-quiet="" type="submit">
						{isCalled ? "Mark as not called" : "Mark as called"}
					</button>
				</ActForm>
			)}
		</>
	);
}
