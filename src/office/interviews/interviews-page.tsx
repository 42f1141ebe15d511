import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { may } from "#src/accounts/may.ts";
import {
	countWaiting,
	type ListedSlot,
	listSlots,
	listWaiting,
	type Waiting,
} from "#src/admissions/interviews/list-slots.server.ts";
import { writtenSlot } from "#src/admissions/interviews/slots.server.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { formatWeekdayDay } from "#src/calendar/format.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm, useActAnswer, usePermitted, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { AddSlots } from "./add-slots.tsx";
import { firstListedSlot } from "./first-listed-slot.ts";
import styles from "./interviews-page.module.css";
import { slotActs } from "./slot-acts.server.ts";
import { SlotFields } from "./slot-fields.tsx";
import { changesIn } from "./slot-form.ts";

const shownAtOnce = 500;

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "case.read");
	const { db, now } = context.get(officeServices);
	const at = now();
	const slots = await listSlots(db, { from: firstListedSlot(at), now: at });
	const upcoming = slots.filter(({ startsAt }) => startsAt > at.toISOString());
	const past = slots.filter(({ startsAt }) => startsAt <= at.toISOString());
	return {
		upcoming: upcoming.slice(0, shownAtOnce).map((slot) => shownSlot(slot, at)),
		past: past.slice(-shownAtOnce).map((slot) => shownSlot(slot, at)),
		waiting: await listWaiting(db, shownAtOnce),
		counts: { upcoming: upcoming.length, past: past.length, waiting: await countWaiting(db) },
		free: upcoming
			.filter(({ closesAt }) => closesAt > at.toISOString())
			.reduce((sum, { capacity, booked }) => sum + Math.max(0, capacity - booked.length), 0),
		acts: permissionsOn(slotActs, null, member),
		mayExport: may(member, "export.persons"),
		firstDay: addDays(dayAtSchool(at), 2),
	};
}

export const action = handleActs(slotActs);

/** Marks and remarks stay in the case. */
function shownSlot({ booked, ...slot }: ListedSlot, now: Date) {
	return {
		...slot,
		closed: slot.startsAt > now.toISOString() && slot.closesAt <= now.toISOString(),
		written: writtenSlot(slot),
		booked: booked.map(({ marks: _marks, remark: _remark, ...each }) => each),
	};
}

/** The times of interviews, who has taken them, and who has taken none. */
export default function InterviewsPage() {
	const { upcoming, past, waiting, counts, free, mayExport, firstDay } = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	const mayManage = usePermitted()("add");
	const isEmpty = upcoming.length + past.length + waiting.length === 0;
	return (
		<Screen
			title="Interviews"
			subtitle={
				`${thousands(free)} open ${free === 1 ? "slot" : "slots"}, ` +
				`${thousands(counts.waiting)} invited and not booked`
			}
			actions={
				<>
					{mayExport && !isEmpty && <ExportLink list="interviews" />}
					{upcoming.length > longList && <Below mayManage={mayManage} />}
				</>
			}
			footer="Invite applicants in All cases. They choose a time with the link in their email."
		>
			<div className={settings.page}>
				<SettingsSection title="Upcoming" section="slots" outcome={answer}>
					{upcoming.length === 0 ? (
						<p>{mayManage ? "No slots yet. Add some below." : "No slots yet."}</p>
					) : (
						<Days slots={upcoming} mayManage={mayManage} />
					)}
					<Rest shown={upcoming.length} count={counts.upcoming} mayExport={mayExport} />
				</SettingsSection>
				{mayManage && (
					<SettingsSection title="Add slots" section="add" outcome={answer}>
						<AddSlots id={belowIds.add} firstDay={firstDay} />
					</SettingsSection>
				)}
				<SettingsSection title="Invited, not booked" section="waiting" outcome={undefined}>
					<div id={belowIds.waiting} className={styles.target}>
						<People people={waiting} />
					</div>
					<Rest shown={waiting.length} count={counts.waiting} mayExport={mayExport} />
				</SettingsSection>
				{past.length > 0 && (
					<SettingsSection title="Last two weeks" section="past" outcome={undefined}>
						<Days slots={past} mayManage={false} />
						<Rest which="last" shown={past.length} count={counts.past} mayExport={mayExport} />
					</SettingsSection>
				)}
			</div>
		</Screen>
	);
}

/** Times that fill more than a screen: what stands below them is led to. */
const longList = 20;

const belowIds = { add: "add-times", waiting: "without-a-time" };

/** Links to what a long list of times stands before. */
function Below({ mayManage }: { mayManage: boolean }) {
	return (
		<>
			{mayManage && (
				<a className={controls.button} href={`#${belowIds.add}`}>
					Add slots
				</a>
			)}
			<a className={controls.button} data-quiet="" href={`#${belowIds.waiting}`}>
				Invited, not booked
			</a>
		</>
	);
}

type RestProps = { which?: "first" | "last"; shown: number; count: number; mayExport: boolean };

/** Says that a list goes on. */
function Rest({ which = "first", shown, count, mayExport }: RestProps) {
	if (count <= shown) return null;
	return (
		<p className={controls.note}>
			Showing the {which} {thousands(shown)} of {thousands(count)}.{mayExport && " The export has all of them."}
		</p>
	);
}

type SlotView = ReturnType<typeof shownSlot>;

type DaysProps = { slots: readonly SlotView[]; mayManage: boolean };

function Days({ slots, mayManage }: DaysProps) {
	const days = Map.groupBy(slots, ({ startsAt }) => dayAtSchool(new Date(startsAt)));
	return [...days].map(([day, ofDay]) => (
		<section key={day} className={styles.day}>
			<h3>
				<time dateTime={day}>{formatWeekdayDay(day)}</time>
			</h3>
			<ul>
				{ofDay.map((slot) => (
					<Slot key={slot.id} slot={slot} mayManage={mayManage} />
				))}
			</ul>
		</section>
	));
}

type SlotProps = { slot: SlotView; mayManage: boolean };

function Slot({ slot, mayManage }: SlotProps) {
	const refusal = useRefusal("change", { slot: slot.id });
	const { id, type, written, booked, closed } = slot;
	const { start, minutes, place, capacity } = written;
	return (
		<li className={styles.slot}>
			<p>
				<b>{start.slice(11)}</b> {programmeOf(type)}, {minutes} minutes, {place}
			</p>
			<p className={controls.note}>
				{booked.length} of {capacity} booked
				{closed && booked.length < capacity && ", booking closed"}
			</p>
			{booked.length > 0 && <People people={booked} />}
			{mayManage && (
				<details className={styles.change} open={refusal !== undefined}>
					<summary>Change or cancel</summary>
					{booked.length > 0 && (
						<p className={controls.note}>
							If you change the time, length or place, we’ll email the{" "}
							{booked.length === 1 ? "applicant" : "applicants"}.
						</p>
					)}
					<ActForm
						act="change"
						fields={{ slot: id }}
						className={`${settings.fields} ${styles.fields}`}
						aria-label={`Change ${start.slice(11)}`}
					>
						<input type="hidden" name="seen" value={JSON.stringify(written)} />
						<SlotFields slot={{ ...written, ...changesIn(refusal?.values ?? {}) }} />
						<button className={controls.button} type="submit">
							Save changes
						</button>
					</ActForm>
					<ActForm act="cancel" fields={{ slot: id }} quiet>
						<button className={controls.button} data-quiet="" type="submit">
							Cancel slot
							{booked.length > 0 && ` and email the ${booked.length === 1 ? "applicant" : "applicants"}`}
						</button>
					</ActForm>
				</details>
			)}
		</li>
	);
}

function People({ people }: { people: readonly (Omit<Waiting, "type"> & { outcome?: string | null })[] }) {
	if (people.length === 0) return <p className={controls.note}>No one</p>;
	return (
		<ul className={styles.people}>
			{people.map(({ applicationId, reference, name, outcome }) => (
				<li key={applicationId}>
					<a href={officePaths.caseOf("application", applicationId)}>{name}</a>{" "}
					<span className={controls.note}>{[reference, outcome].filter(Boolean).join(", ")}</span>
				</li>
			))}
		</ul>
	);
}
