import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { eyesOf, may } from "#src/accounts/may.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatShort } from "#src/calendar/format.ts";
import { dialledNumber } from "#src/formatting/dialled-number.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import controls from "#src/office/parts/controls.module.css";
import { LastChanges } from "#src/office/parts/last-changes.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { readChanges } from "#src/office/settings/read-changes.server.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { offeredVisits } from "#src/school/fees-and-visits.ts";
import { type BookedTour, type Guest, listBookedTours } from "#src/visits/list-visits.server.ts";
import { visitSubjectKind } from "#src/visits/office-acts.server.ts";
import { describeTour } from "#src/visits/tours.ts";
import { firstListedDay } from "./first-listed-day.ts";
import { visitActs } from "./visit-acts.server.ts";
import styles from "./visits-page.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "visit.read");
	const { db, texts, now: clock } = context.get(officeServices);
	const now = clock();
	const today = dayAtSchool(now);
	const tours = await listBookedTours(db, firstListedDay(now), eyesOf(member));
	const isMasked = !eyesOf(member).unmasked;
	const all = tours.flatMap(({ guests, cancelled }) => [...guests, ...cancelled]);
	const names = new Map(all.map(({ id, name }) => [id, name]));
	const showTour = ({ key, people, guests, cancelled }: BookedTour) => ({
		key,
		people,
		guests: guests.map((guest) => shownGuest(guest, isMasked)),
		cancelled: cancelled.map(({ name, people: of }) => `${name} (${of})`).join(", "),
	});
	return {
		toCome: tours.filter(({ key }) => key >= today).map(showTour),
		past: tours.filter(({ key }) => key < today).map(showTour),
		places: texts.visits.places,
		isOffered: offeredVisits(texts.visits) !== undefined,
		acts: permissionsOn(visitActs, null, member),
		mayEdit: may(member, "season.draft"),
		mayExport: may(member, "export.persons"),
		...(await readChanges(db, {
			kind: visitSubjectKind,
			memberId: member.id,
			request,
			names: ({ subject }) => ({ guest: names.get(subject.id) }),
		})),
	};
}

export const action = handleActs(visitActs);

function shownGuest({ bookedAt, cancelledAt: _cancelledAt, ...guest }: Guest, isMasked: boolean) {
	return { ...guest, isMasked, bookedOn: formatShort(dayAtSchool(new Date(bookedAt))) };
}

/** Shows who comes on tours of the campus. */
export default function VisitsPage() {
	const { toCome, past, places, isOffered, mayEdit, mayExport, changes, done } = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	const people = toCome.reduce((sum, tour) => sum + tour.people, 0);
	return (
		<Screen
			title="Campus tours"
			subtitle={people === 0 ? "No tours booked" : `${describePeople(people)} coming`}
			actions={
				<>
					{mayExport && toCome.length + past.length > 0 && <ExportLink list="visits" />}
					{isOffered && (
						<a className={controls.button} href={paths.visit}>
							Book for someone
						</a>
					)}
				</>
			}
			footer={
				<span>
					Set tour days and places in Website text, under{" "}
					{mayEdit ? <a href={officePaths.siteText("visits")}>Campus tours</a> : "Campus tours"}.
				</span>
			}
		>
			{done && <ActToast message={done.message} actId={done.id} />}
			<div className={settings.page}>
				<SettingsSection title="Upcoming" section="to-come" outcome={answer}>
					<Tours tours={toCome} places={places} canCancel />
				</SettingsSection>
				{past.length > 0 && (
					<SettingsSection title="Last two weeks" section="past" outcome={undefined}>
						<Tours tours={past} places={places} />
					</SettingsSection>
				)}
				<LastChanges changes={changes} />
			</div>
		</Screen>
	);
}

const describePeople = (count: number) => (count === 1 ? "1 person" : `${count} people`);

type Tour = Awaited<ReturnType<typeof loader>>["toCome"][number];

type ToursProps = { tours: readonly Tour[]; places: number; canCancel?: boolean };

function Tours({ tours, places, canCancel = false }: ToursProps) {
	if (tours.length === 0) return <p>No tours booked.</p>;
	return tours.map(({ key, people, guests, cancelled }) => (
		<section key={key} className={styles.tour}>
			<h3>
				<time dateTime={key}>{describeTour(key)}</time>
			</h3>
			<p className={controls.note}>
				{people} of {places} places booked
			</p>
			<ul>
				{guests.map((guest) => (
					<GuestRow key={guest.id} guest={guest} canCancel={canCancel} />
				))}
			</ul>
			{cancelled && <p className={controls.note}>Cancelled: {cancelled}</p>}
		</section>
	));
}

type GuestRowProps = { guest: Tour["guests"][number]; canCancel: boolean };

function GuestRow({ guest, canCancel }: GuestRowProps) {
	const { id, name, people, email, phone, question, bookedOn, isMasked } = guest;
	return (
		<li className={styles.guest}>
			<p>
				<b>{name}</b> {describePeople(people)}
			</p>
			<p className={styles.contact}>
				{isMasked ? <span>{phone}</span> : <a href={`tel:${dialledNumber(phone)}`}>{phone}</a>}
				{isMasked ? <span>{email}</span> : <a href={`mailto:${email}`}>{email}</a>}
				<span className={controls.note}>booked {bookedOn}</span>
			</p>
			{question !== null && <p className={styles.question}>{question}</p>}
			{canCancel && (
				<ActForm act="cancel" fields={{ visit: id }} quiet>
					<button className={controls.button} data-quiet="" type="submit" aria-label={`Cancel the booking of ${name}`}>
						Cancel
					</button>
				</ActForm>
			)}
		</li>
	);
}
