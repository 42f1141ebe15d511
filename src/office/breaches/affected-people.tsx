import { thousands } from "#src/formatting/thousands.ts";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { affectedKindNames, affectedKinds } from "#src/privacy/breaches/breach.ts";
import type { PartProps } from "./breach-page.tsx";
import styles from "./breaches.module.css";

/** Who is affected, and the three ways to find them. */
export function AffectedPeople({ page, outcome }: PartProps) {
	const { breach, selections, counts, first, members, manages } = page;
	const isOpen = breach.state === "open" && manages;
	const given = outcome?.section === "people" ? outcome.given : {};
	return (
		<SettingsSection title="Who is affected" section="people" outcome={outcome}>
			<p>{counts.all === 1 ? "1 person." : `${thousands(counts.all)} people.`} Everybody counts once.</p>
			{selections.length > 0 && (
				<ul className={settings.list}>
					{selections.map(({ id, words, people, told, member_name }) => (
						<li key={id}>
							<p>
								{words}{" "}
								<span className={controls.note}>
									{thousands(people)}, by {member_name}
								</span>
							</p>
							{isOpen && told === 0 && (
								<form method="post">
									<input type="hidden" name="selection" value={id} />
									<button className={controls.button} data-quiet="" type="submit" name="act" value="remove">
										Take out
									</button>
								</form>
							)}
						</li>
					))}
				</ul>
			)}
			{first.length > 0 && (
				<details>
					<summary className={controls.button} data-quiet="">
						{counts.all > first.length ? `The first ${first.length}` : "Their names"}
					</summary>
					<ul className={styles.people}>
						{first.map(({ id, name, email }) => (
							<li key={id}>{[name, email].filter(Boolean).join(", ")}</li>
						))}
					</ul>
				</details>
			)}
			{counts.all > 0 && <ExportLink list={`breach/${breach.id}`} words="Export the list" />}
			{isOpen && (
				<>
					<form method="post" className={styles.form} aria-label="By kind and time">
						<input type="hidden" name="by" value="kind" />
						<fieldset className={styles.kinds}>
							<legend className={controls.label}>By kind of record</legend>
							{affectedKindNames.map((kind) => (
								<label key={kind} className={styles.kind}>
									<input type="checkbox" name="kind" value={kind} /> {affectedKinds[kind]}
								</label>
							))}
						</fieldset>
						<Span given={given} what="that came" />
						<AddButton />
					</form>
					<form method="post" className={styles.form} aria-label="By what was read">
						<input type="hidden" name="by" value="reads" />
						<label>
							<span className={controls.label}>By what a member’s account has read</span>
							<select className={controls.field} name="member" defaultValue="">
								<option value="">Choose whose</option>
								{members.map(({ id, name }) => (
									<option key={id} value={id}>
										{name}
									</option>
								))}
							</select>
						</label>
						<Span given={given} what="read" />
						<AddButton />
					</form>
					<form method="post" className={styles.form} aria-label="By a list">
						<input type="hidden" name="by" value="list" />
						<label>
							<span className={controls.label}>By a list of references or e-mail addresses</span>
							<textarea className={controls.field} name="list" rows={3} required defaultValue={given.list} />
						</label>
						<AddButton />
					</form>
				</>
			)}
		</SettingsSection>
	);
}

function Span({ given, what }: { given: Readonly<Record<string, string>>; what: string }) {
	return (
		<div className={styles.pair}>
			<label>
				<span className={controls.label}>{what}, from</span>
				<input className={controls.field} type="date" name="from" defaultValue={given.from} />
			</label>
			<label>
				<span className={controls.label}>until</span>
				<input className={controls.field} type="date" name="to" defaultValue={given.to} />
			</label>
		</div>
	);
}

function AddButton() {
	return (
		<button className={controls.button} type="submit" name="act" value="add">
			Add them
		</button>
	);
}
