import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { may } from "#src/accounts/may.ts";
import { currentCategories } from "#src/admissions/forms/application-forms.ts";
import { listOfferRounds } from "#src/admissions/rounds/list-offer-rounds.server.ts";
import { readSeatFees } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import { type FormSeats, readSeats } from "#src/admissions/seats/read-seats.server.ts";
import type { SeatNumber } from "#src/admissions/seats/seats.server.ts";
import { listWaitlist } from "#src/admissions/seats/waitlist.server.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import type { SubmittedValues } from "#src/office/kit/acts/act-answer.ts";
import { ActForm, useActAnswer, usePermitted, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { enrolledQuery } from "./enrolled-query.ts";
import { offerActs } from "./offer-acts.server.ts";
import styles from "./offers-page.module.css";
import { categoryLabel, nameOfProgramme, programmeOf } from "./programme-of.ts";
import { Rounds } from "./rounds.tsx";
import { SeatFee } from "./seat-fee.tsx";
import { seatField } from "./seat-field.ts";
import { Waitlist } from "./waitlist.tsx";

/** Days for an answer that the form begins with. */
const answerDays = 10;

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "case.read");
	const { db, admissions, now } = context.get(officeServices);
	const today = dayAtSchool(now());
	return {
		programmes: await readSeats(db, now()),
		seatFees: await readSeatFees(db),
		rounds: await listOfferRounds(db, now()),
		waiting: await listWaitlist(db),
		acts: permissionsOn(offerActs, null, member),
		mayExport: may(member, "export.persons"),
		enrolled: enrolledQuery(admissions.seasons, now()),
		today,
		answerBy: addDays(today, answerDays),
	};
}

export const action = handleActs(offerActs);

const describeWaiting = (count: number) =>
	count === 0 ? "no one on the waiting list" : `${count} on the waiting list`;

/** Shows how many places there are, offered and accepted, and who waits for one. */
export default function OffersPage() {
	const page = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	const { programmes, rounds, waiting, mayExport, enrolled, today } = page;
	return (
		<Screen
			title="Offers"
			subtitle={describeWaiting(waiting.length)}
			footer="Make offers to many applicants in All cases, or to the waiting list here."
			actions={mayExport && <ExportLink list="cases" query={enrolled} label="Enrolment list" />}
		>
			<div className={settings.page}>
				{programmes.map((programme) => (
					<SettingsSection
						key={programme.type}
						title={`Seats: ${programmeOf(programme.type)}`}
						section={`seats-${programme.type}`}
						outcome={answer}
					>
						<Seats programme={programme} />
						{programme.setBy && <SetBy setBy={programme.setBy} type={programme.type} />}
						<SeatForm programme={programme} today={today} />
						<SeatFee type={programme.type} page={page} />
					</SettingsSection>
				))}
				<SettingsSection title="Rounds of offers" section="rounds" outcome={answer}>
					<Rounds rounds={rounds} page={page} />
					{rounds.length > 0 && <ExportLink list="rounds" label="Export the rounds" />}
				</SettingsSection>
				<SettingsSection title="Waiting list" section="waitlist" outcome={answer}>
					{waiting.length === 0 ? (
						<p className={controls.note}>The waiting list is empty.</p>
					) : (
						[...Map.groupBy(waiting, nameOfProgramme)].map(([title, list]) => (
							<Waitlist key={title} title={title} list={list} page={page} />
						))
					)}
					{mayExport && waiting.length > 0 && <ExportLink list="waitlist" label="Export the waiting list" />}
				</SettingsSection>
			</div>
		</Screen>
	);
}

/** Describes what a line of the seats counts: "M.Arch Urban Design, All others". */
function describeLine({ programmes }: FormSeats, { programme, category }: SeatNumber): string {
	if (programmes.length === 0) return categoryLabel(category);
	return `${nameOfSeats(programme)}, ${categoryLabel(category)}`;
}

/** @param programme empty for those without seats of their own */
function nameOfSeats(programme: string): string {
	return programme === "" ? "Shared" : nameOfProgramme({ type: "", programme });
}

function SetBy({ setBy: { actId, name, at }, type }: { setBy: NonNullable<FormSeats["setBy"]>; type: string }) {
	return (
		<ActForm act="undo-seats" fields={{ type, of: actId }} quiet className={`${layout.row} ${styles.setBy}`}>
			<p className={controls.note}>
				Last set by {name}, {formatLong(dayAtSchool(new Date(at)))}.
			</p>
			<button
				className={controls.button}
				data-quiet=""
				type="submit"
				aria-label={`Undo the last seat change: ${programmeOf(type)}`}
			>
				Undo
			</button>
		</ActForm>
	);
}

function Seats({ programme }: { programme: FormSeats }) {
	const { lines, since } = programme;
	if (since === null || lines.length === 0)
		return <p className={controls.note}>No number is set, so everyone with an offer can accept.</p>;
	return (
		<>
			<table className={settings.table}>
				<thead>
					<tr>
						<th scope="col">
							{programme.programmes.length > 0 ? "Programme and reservation category" : "Reservation category"}
						</th>
						<th scope="col">Seats</th>
						<th scope="col">Accepted</th>
						<th scope="col">Offered</th>
						<th scope="col">Expired</th>
						<th scope="col">Free</th>
					</tr>
				</thead>
				<tbody>
					{lines.map(({ seats, accepted, offered, lapsed, ...line }) => (
						<tr key={seatField(line)}>
							<th scope="row">{describeLine(programme, { ...line, seats })}</th>
							{[
								[seats, seats === 1 ? "seat" : "seats"],
								[accepted, "accepted"],
								[offered, "offered"],
								[lapsed, "expired"],
							].map(([number, unit]) => (
								<td key={unit}>
									{number}
									<span className={styles.unit}> {unit}</span>
								</td>
							))}
							<td>
								{seats - accepted}
								<span className={styles.unit}> free</span>
								{offered > seats - accepted && (
									<span className={controls.late}>, over-offered by {offered - (seats - accepted)}</span>
								)}
								{offered < seats - accepted && `, ${seats - accepted - offered} not yet offered`}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className={controls.note}>Counts applications received from {formatLong(since)}.</p>
		</>
	);
}

function SeatForm({ programme, today }: { programme: FormSeats; today: string }) {
	const { type, programmes, lines, since } = programme;
	const mayManage = usePermitted()("seats");
	const values = useRefusal("seats", { type })?.values;
	if (!mayManage) return null;
	return (
		<details className={styles.change} open={values !== undefined}>
			<summary>Set seats</summary>
			<ActForm
				act="seats"
				fields={{ type }}
				quiet
				className={`${settings.fields} ${styles.fields}`}
				aria-label={`Seats: ${programmeOf(type)}`}
			>
				<OfficeField
					label="Count applications received from"
					type="date"
					name="since"
					defaultValue={values?.since ?? since ?? `${today.slice(0, 4)}-01-01`}
					required
				/>
				{programmes.length === 0 ? (
					<SeatFields programme="" lines={lines} values={values} />
				) : (
					[...programmes, ""].map((key) => (
						<fieldset key={key} className={`${settings.fields} ${styles.fields}`}>
							<legend>{key ? nameOfSeats(key) : "Shared by programmes without their own numbers"}</legend>
							<SeatFields programme={key} lines={lines} values={values} />
						</fieldset>
					))
				)}
				<button className={controls.button} type="submit">
					{" "}
					Set seats{" "}
				</button>
			</ActForm>
			<p className={controls.note}>
				Categories without a number share the general pool. Leave the general pool blank for no limit.
				{programmes.length > 0 && " Programmes without their own numbers share one pool."}
			</p>
		</details>
	);
}

type SeatFieldsProps = { programme: string; lines: FormSeats["lines"]; values: SubmittedValues | undefined };

function SeatFields({ programme, lines, values }: SeatFieldsProps) {
	return ["", ...currentCategories().map(({ value }) => value)].map((category) => {
		const name = seatField({ programme, category });
		const set = lines.find((line) => line.programme === programme && line.category === category);
		return (
			<label key={category}>
				<span className={controls.label}>{categoryLabel(category)}</span>
				<input
					className={controls.field}
					inputMode="numeric"
					name={name}
					defaultValue={values?.[name] ?? set?.seats ?? ""}
				/>
			</label>
		);
	});
}
