import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { may } from "#src/accounts/may.ts";
import { categories } from "#src/admissions/forms/questions.ts";
import { readSeatFees } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import { listOfferRounds, type OfferRound } from "#src/admissions/seats/list-offer-rounds.server.ts";
import { type ProgrammeSeats, readSeats } from "#src/admissions/seats/read-seats.server.ts";
import { listWaitlist, type WaitingApplicant } from "#src/admissions/seats/waitlist.server.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./offers-page.module.css";
import { programmeOf } from "./programme-of.ts";
import { SeatFee } from "./seat-fee.tsx";
import { seatField } from "./seat-field.ts";
import { takeOfferAct } from "./take-offer-act.server.ts";

/** Days for an answer that the form begins with. */
const answerDays = 10;

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "case.read");
	const { db, now } = context.get(officeServices);
	const today = dayAtSchool(now());
	return {
		programmes: await readSeats(db, now()),
		seatFees: await readSeatFees(db),
		rounds: await listOfferRounds(db),
		waiting: await listWaitlist(db),
		mayManage: may(member, "seat.manage"),
		mayDecide: may(member, "case.decide"),
		mayExport: may(member, "export.persons"),
		today,
		answerBy: addDays(today, answerDays),
	};
}

export async function action(args: ActionFunctionArgs) {
	const outcome = await takeOfferAct(args);
	return data(outcome, outcome.ok ? 200 : 409);
}

/** How many places there are, offered and accepted, and who waits for one. */
export default function OffersPage() {
	const page = useLoaderData<typeof loader>();
	const outcome = useActionData<typeof action>();
	const { programmes, rounds, waiting, mayManage, mayExport, today } = page;
	return (
		<Screen
			title="Offers"
			sub={waiting.length === 1 ? "1 waits for a place" : `${waiting.length} wait for a place`}
			place="Offers are made on the desk, to many at once, or here to those who wait."
			actions={mayExport && <ExportLink list="cases" query="stage=accepted" words="Enrolment list" />}
		>
			<div className={settings.page}>
				{programmes.map((programme) => (
					<SettingsSection
						key={programme.type}
						title={`Seats, ${programmeOf(programme.type)}`}
						section={`seats-${programme.type}`}
						outcome={outcome}
					>
						<Seats programme={programme} />
						{mayManage && <SeatForm programme={programme} today={today} />}
						<SeatFee type={programme.type} page={page} outcome={outcome} />
					</SettingsSection>
				))}
				<SettingsSection title="Rounds of offers" section="rounds" outcome={outcome}>
					<Rounds rounds={rounds} />
				</SettingsSection>
				<SettingsSection title="Who waits" section="waitlist" outcome={outcome}>
					{waiting.length === 0 ? (
						<p className={controls.note}>Nobody waits for a place.</p>
					) : (
						[...Map.groupBy(waiting, ({ type }) => type)].map(([type, list]) => (
							<Waitlist key={type} type={type} list={list} page={page} />
						))
					)}
				</SettingsSection>
			</div>
		</Screen>
	);
}

const categoryWords = (category: string) => categories.find(({ value }) => value === category)?.label ?? "All others";

function Seats({ programme: { lines, since } }: { programme: ProgrammeSeats }) {
	if (since === null || lines.length === 0)
		return <p className={controls.note}>No number is set, so as many can accept a place as have an offer.</p>;
	return (
		<>
			<table className={settings.table}>
				<thead>
					<tr>
						<th scope="col">Category</th>
						<th scope="col">Seats</th>
						<th scope="col">Accepted</th>
						<th scope="col">Offered</th>
						<th scope="col">Free</th>
					</tr>
				</thead>
				<tbody>
					{lines.map(({ category, seats, accepted, offered }) => (
						<tr key={category}>
							<th scope="row">{categoryWords(category)}</th>
							<td>{seats} seats</td>
							<td>{accepted} accepted</td>
							<td>{offered} offered</td>
							<td>
								{seats - accepted} free
								{offered > seats - accepted && <span className={controls.late}>, more are offered</span>}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className={controls.note}>Of those who have applied since {formatLong(since)}.</p>
		</>
	);
}

function SeatForm({ programme: { type, lines, since }, today }: { programme: ProgrammeSeats; today: string }) {
	return (
		<details className={styles.change}>
			<summary>Set the seats</summary>
			<form method="post" className={styles.fields} aria-label={`Seats, ${programmeOf(type)}`}>
				<input type="hidden" name="act" value="seats" />
				<input type="hidden" name="type" value={type} />
				<label>
					<span className={controls.label}>Applied since</span>
					<input
						className={controls.field}
						type="date"
						name="since"
						defaultValue={since ?? `${today.slice(0, 4)}-01-01`}
						required
					/>
				</label>
				{["", ...categories.map(({ value }) => value)].map((category) => (
					<label key={category}>
						<span className={controls.label}>{categoryWords(category)}</span>
						<input
							className={controls.field}
							type="number"
							min={0}
							max={10_000}
							name={seatField(category)}
							defaultValue={lines.find((line) => line.category === category)?.seats ?? ""}
						/>
					</label>
				))}
				<button className={controls.button} type="submit">
					Set
				</button>
			</form>
			<p className={controls.note}>
				A category that is left empty counts among all others. If that is empty too, nothing limits them.
			</p>
		</details>
	);
}

function Rounds({ rounds }: { rounds: readonly OfferRound[] }) {
	if (rounds.length === 0)
		return <p className={controls.note}>None yet. Sort the desk by marks, pick applicants, and choose Stage.</p>;
	return (
		<ul className={settings.list}>
			{rounds.map(({ batchId, member, state, createdAt, answerBy, count, accepted, declined, open }) => (
				<li key={batchId}>
					<p>
						<a href={officePaths.batch(batchId)}>
							{count === 1 ? "1 offer" : `${count} offers`}, to be accepted by {formatLong(answerBy)}
						</a>{" "}
						<span className={controls.note}>
							{member}, {formatLong(dayAtSchool(new Date(createdAt)))}
						</span>
					</p>
					<span>
						{state === "planned"
							? "Held, not sent"
							: state === "running"
								? "Being sent"
								: `${accepted} accepted, ${declined} declined, ${open} open`}
					</span>
				</li>
			))}
		</ul>
	);
}

type WaitlistProps = {
	type: string;
	list: readonly WaitingApplicant[];
	page: { mayManage: boolean; mayDecide: boolean; today: string; answerBy: string };
};

function Waitlist({ type, list, page: { mayManage, mayDecide, today, answerBy } }: WaitlistProps) {
	return (
		<section className={styles.waitlist} aria-label={`Who waits, ${programmeOf(type)}`}>
			<h3>{programmeOf(type)}</h3>
			<ol>
				{list.map(({ applicationId, reference, name, category, marks, score }, index) => (
					<li key={applicationId}>
						<p>
							<a href={officePaths.caseOf("application", applicationId)}>{name}</a>{" "}
							<span className={controls.note}>
								{[
									reference,
									category && categoryWords(category),
									marks !== null && `${marks / 100} %`,
									score !== null && `score ${score / 100}`,
								]
									.filter(Boolean)
									.join(", ")}
							</span>
						</p>
						{mayManage && (
							<form method="post" className={settings.row}>
								<input type="hidden" name="application" value={applicationId} />
								<button
									className={controls.button}
									data-quiet=""
									type="submit"
									name="act"
									value="up"
									aria-label={`${name} one place up`}
									disabled={index === 0}
								>
									<OfficeIcon name="up" />
								</button>
								<button
									className={controls.button}
									data-quiet=""
									type="submit"
									name="act"
									value="down"
									aria-label={`${name} one place down`}
									disabled={index === list.length - 1}
								>
									<OfficeIcon name="lower" />
								</button>
							</form>
						)}
						{mayDecide && (
							<details className={styles.change}>
								<summary>Offer the place</summary>
								<form method="post" className={settings.row}>
									<input type="hidden" name="act" value="offer" />
									<input type="hidden" name="application" value={applicationId} />
									<label>
										<span className={controls.label}>Last day to accept it</span>
										<input
											className={controls.field}
											type="date"
											name="answerBy"
											min={today}
											defaultValue={answerBy}
											required
										/>
									</label>
									<button className={controls.button} type="submit">
										Offer
									</button>
								</form>
							</details>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}
