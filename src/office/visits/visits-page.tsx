import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { may } from "#src/accounts/may.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatShort } from "#src/calendar/format.ts";
import { dialledNumber } from "#src/formatting/dialled-number.ts";
import { maskContact } from "#src/office/case/mask.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
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
import { offeredVisits } from "#src/school/shown.ts";
import { type BookedTour, type Guest, listBookedTours } from "#src/visits/list-visits.server.ts";
import { visitSubjectKind } from "#src/visits/office-acts.server.ts";
import { tourInWords } from "#src/visits/tours.ts";
import { firstListedDay } from "./first-listed-day.ts";
import { takeVisitAct } from "./take-visit-act.server.ts";
import { visitActWords } from "./visit-act-words.ts";
import styles from "./visits-page.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "visit.read");
	const { db, texts, now: clock } = context.get(officeServices);
	const now = clock();
	const today = dayAtSchool(now);
	const tours = await listBookedTours(db, firstListedDay(now));
	const isMasked = !may(member, "case.unmask");
	const all = tours.flatMap(({ guests, cancelled }) => [...guests, ...cancelled]);
	const names = new Map(all.map(({ id, name }) => [id, name]));
	const shown = ({ key, people, guests, cancelled }: BookedTour) => ({
		key,
		people,
		guests: guests.map((guest) => shownGuest(guest, isMasked)),
		cancelled: cancelled.map(({ name, people: of }) => `${name} (${of})`).join(", "),
	});
	return {
		toCome: tours.filter(({ key }) => key >= today).map(shown),
		past: tours.filter(({ key }) => key < today).map(shown),
		places: texts.visits.places,
		isOffered: offeredVisits(texts.visits) !== undefined,
		mayCancel: may(member, "visit.cancel"),
		mayEdit: may(member, "season.draft"),
		mayExport: may(member, "export.persons"),
		...(await readChanges(db, {
			kind: visitSubjectKind,
			memberId: member.id,
			request,
			words: (act) => visitActWords(act, names.get(act.subject.id)),
		})),
	};
}

export const action = (args: ActionFunctionArgs) => takeVisitAct(args);

function shownGuest({ id, name, people, email, phone, question, bookedAt }: Guest, isMasked: boolean) {
	const mask = (text: string) => (isMasked ? maskContact(text) : text);
	return {
		id,
		name,
		people,
		email: mask(email),
		phone: mask(phone),
		question: question === null ? null : mask(question),
		bookedOn: formatShort(dayAtSchool(new Date(bookedAt))),
		isMasked,
	};
}

/** Who comes on tours of the campus. */
export default function VisitsPage() {
	const { toCome, past, places, isOffered, mayCancel, mayEdit, mayExport, changes, done } =
		useLoaderData<typeof loader>();
	const outcome = useActionData<typeof action>();
	const people = toCome.reduce((sum, tour) => sum + tour.people, 0);
	return (
		<Screen
			title="Visits"
			sub={people === 0 ? "Nobody has booked a tour" : `${peopleWords(people)} to come`}
			actions={
				<>
					{mayExport && toCome.length + past.length > 0 && <ExportLink list="visits" />}
					{isOffered && (
						<a className={controls.button} href={paths.visit}>
							Book for somebody
						</a>
					)}
				</>
			}
			place={
				<span>
					The days of tours and their places are the text{" "}
					{mayEdit ? <a href={officePaths.siteText("visits")}>Visits</a> : "Visits"} of Site.
				</span>
			}
		>
			{done && <ActToast words={done.words} actId={mayCancel ? done.id : null} />}
			<div className={settings.page}>
				<SettingsSection title="To come" section="to-come" outcome={outcome}>
					<Tours tours={toCome} places={places} mayCancel={mayCancel} />
				</SettingsSection>
				{past.length > 0 && (
					<SettingsSection title="The last two weeks" section="past" outcome={undefined}>
						<Tours tours={past} places={places} mayCancel={false} />
					</SettingsSection>
				)}
				{mayCancel && <LastChanges changes={changes} />}
			</div>
		</Screen>
	);
}

const peopleWords = (count: number) => (count === 1 ? "1 person" : `${count} people`);

type Tour = Awaited<ReturnType<typeof loader>>["toCome"][number];

type ToursProps = { tours: readonly Tour[]; places: number; mayCancel: boolean };

function Tours({ tours, places, mayCancel }: ToursProps) {
	if (tours.length === 0) return <p>No tour is booked.</p>;
	return tours.map(({ key, people, guests, cancelled }) => (
		<section key={key} className={styles.tour}>
			<h3>
				<time dateTime={key}>{tourInWords(key)}</time>
			</h3>
			<p className={controls.note}>
				{people} of {places} places taken
			</p>
			<ul>
				{guests.map((guest) => (
					<GuestRow key={guest.id} guest={guest} mayCancel={mayCancel} />
				))}
			</ul>
			{cancelled && <p className={controls.note}>Cancelled: {cancelled}</p>}
		</section>
	));
}

type GuestRowProps = { guest: Tour["guests"][number]; mayCancel: boolean };

function GuestRow({ guest, mayCancel }: GuestRowProps) {
	const { id, name, people, email, phone, question, bookedOn, isMasked } = guest;
	return (
		<li className={styles.guest}>
			<p>
				<b>{name}</b> {peopleWords(people)}
			</p>
			<p className={styles.contact}>
				{isMasked ? <span>{phone}</span> : <a href={`tel:${dialledNumber(phone)}`}>{phone}</a>}
				{isMasked ? <span>{email}</span> : <a href={`mailto:${email}`}>{email}</a>}
				<span className={controls.note}>booked {bookedOn}</span>
			</p>
			{question !== null && <p className={styles.question}>{question}</p>}
			{mayCancel && (
				<form method="post">
					<input type="hidden" name="act" value="cancel" />
					<button
						className={controls.button}
						data-quiet=""
						type="submit"
						name="visit"
						value={id}
						aria-label={`Cancel the visit of ${name}`}
					>
						Cancel
					</button>
				</form>
			)}
		</li>
	);
}
