import { type LoaderFunctionArgs, useLoaderData, useRouteLoaderData } from "react-router";
import { wantsMorningMail } from "#src/accounts/members/morning-mail.server.ts";
import { clockAtSchool, dayAtSchool } from "#src/calendar/day.ts";
import { formatWeekdayDay } from "#src/calendar/format.ts";
import type { FrameData } from "#src/office/frame/frame-data.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import { morningActs } from "./morning-acts.server.ts";
import { checkedIn, sections } from "./morning-facts.ts";
import styles from "./morning-page.module.css";
import { NothingWaiting } from "./nothing-waiting.tsx";
import { readMorning } from "./read-morning.server.ts";
import { SentenceLine } from "./sentence-line.tsx";
import { sentencesOf } from "./sentences.ts";

export async function loader({ context }: LoaderFunctionArgs) {
	const { member } = context.get(memberSession);
	const { db, admissions, now } = context.get(officeServices);
	const moment = now();
	const day = dayAtSchool(moment);
	const facts = await readMorning(db, member, { admissions, now: moment });
	return {
		acts: permissionsOn(morningActs, null, member),
		sentences: sentencesOf(facts),
		checked: checkedIn(facts),
		mailed: await wantsMorningMail(db, member.id),
		day,
		time: clockAtSchool(moment).slice(11, 16),
	};
}

export const action = handleActs(morningActs);

const keys = [
	{ keys: "Enter", label: "main action" },
	{ keys: "J K", label: "down, up" },
];

/** Shows what waits for the office, as sentences ordered by harm. */
export default function MorningPage() {
	const { sentences, checked, mailed, day, time } = useLoaderData<typeof loader>();
	const empty = sentences.length === 0;
	return (
		<Screen
			title={formatWeekdayDay(day)}
			subtitle={empty ? undefined : <p className={layout.wide}>{describeCount(sentences.length)}, most urgent first</p>}
			actions={<HeadEnd time={time} />}
			keys={empty ? [] : keys}
			footer={<MailSwitch mailed={mailed} />}
		>
			{empty ? (
				<NothingWaiting checked={checked} />
			) : (
				<div className={styles.morning}>
					{sections.map((section) => {
						const own = sentences.filter((sentence) => sentence.section === section);
						return (
							own.length > 0 && (
								<section key={section} aria-labelledby={idOf(section)}>
									<h2 id={idOf(section)}>{section}</h2>
									<ol>
										{own.map((sentence) => (
											<SentenceLine
												key={sentence.text + sentence.act.href}
												sentence={sentence}
												first={sentence === sentences[0]}
											/>
										))}
									</ol>
								</section>
							)
						);
					})}
				</div>
			)}
		</Screen>
	);
}

/** Shows when the sentences were counted, and the way to find anyone. */
function HeadEnd({ time }: { time: string }) {
	const navItems = useRouteLoaderData<FrameData>("frame")?.navItems ?? [];
	return (
		<>
			<span className={controls.note}>As of {time}</span>
			{navItems.some(({ path }) => path === officePaths.find) && (
				<span className={layout.wide}>
					<a className={controls.button} href={officePaths.find}>
						<OfficeIcon name="search" /> Search <KeyCaps keys="Ctrl K" />
					</a>
				</span>
			)}
		</>
	);
}

const idOf = (section: string) => section.toLowerCase().replaceAll(" ", "-");

const describeCount = (count: number) => (count === 1 ? "One thing to do" : `${count} things to do`);

/** Tells whether this page comes by mail, and the other way. */
function MailSwitch({ mailed }: { mailed: boolean }) {
	return (
		<ActForm
			act="mail"
			fields={{ mail: mailed ? "off" : "on" }}
			action={`${officePaths.home}?index`}
			className={`${layout.row} ${styles.switch}`}
		>
			<span>{mailed ? "You get the Daily summary at 08:00 IST." : "The Daily summary email is off."}</span>
			<button type="submit">{mailed ? "Turn it off" : "Email it to me at 08:00"}</button>
		</ActForm>
	);
}
