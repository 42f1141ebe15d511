import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
	useRouteLoaderData,
	useSearchParams,
} from "react-router";
import { dialledNumber } from "#src/formatting/dialled-number.ts";
import { caseAddress } from "#src/office/desk/case-address.ts";
import type { FrameData } from "#src/office/frame/frame.tsx";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import { PassedLink } from "#src/office/parts/passed-link.tsx";
import { ReadsHere } from "#src/office/presence/people-here.tsx";
import * as officePaths from "#src/office-paths.ts";
import { actWords } from "./acts/act-words.ts";
import { NextStep, PrimaryAct } from "./acts/next-step.tsx";
import { NoteForm } from "./acts/note-form.tsx";
import { type Passed, type Refusal, takeCaseAct } from "./acts/take-case-act.server.ts";
import { Answers } from "./answers.tsx";
import styles from "./case-page.module.css";
import { Checklist } from "./checklist-lines.tsx";
import { GuardianSection } from "./guardian/guardian-section.tsx";
import { type Around, readAround } from "./read-around.server.ts";
import { type CasePage, readCasePage } from "./read-case.server.ts";
import { Timeline } from "./timeline/timeline.tsx";
import { eventsOf } from "./timeline/timeline-events.ts";
import { Viewer } from "./viewer/document-viewer.tsx";

export async function loader(args: LoaderFunctionArgs) {
	const page = await readCasePage(args);
	return { ...page, around: await readAround(args, page.case.id) };
}

export const action = (args: ActionFunctionArgs) => takeCaseAct(args);

const documentKeys = [
	{ keys: "A", words: "accept" },
	{ keys: "B", words: "mark a place" },
	{ keys: "1 – 9", words: "document" },
];
const keys = [
	{ keys: "J K", words: "next case" },
	{ keys: "M", words: "assign" },
	{ keys: "S", words: "status" },
	{ keys: "W", words: "write" },
	{ keys: "N", words: "note" },
	{ keys: "Z", words: "undo" },
];

export default function CaseScreen() {
	const page = useLoaderData<typeof loader>();
	const answer = useActionData<Refusal | Passed>();
	const { case: found, around, title, application, documents } = page;
	const others = useRouteLoaderData<FrameData>("frame")?.others ?? [];
	const refusal = answer && "message" in answer ? answer : undefined;
	return (
		<Screen
			rail
			title={found.name}
			sub={
				<>
					<p>{[found.reference, title, found.town].filter(Boolean).join(" · ")}</p>
					<ReadsHere others={others} path={caseAddress(found)} />
				</>
			}
			back={{ href: around.list, label: "Back to the list" }}
			actions={<Neighbours around={around} />}
			keys={application && documents.length > 0 ? [...documentKeys, ...keys] : keys}
			phoneBar={<PhoneBar page={page} />}
		>
			<Done page={page} />
			<div className={styles.case} data-documents={documents.length > 0 ? "" : undefined}>
				<Answers page={page} />
				<Tabs page={page} />
				{documents.length > 0 && <Viewer documents={documents} page={page} refusal={refusal} />}
				<aside className={styles.aside} aria-label="Work">
					<NextStep page={page} refusal={refusal} />
					{answer && "link" in answer && <PassedLink link={answer.link} phone={found.phone} />}
					{application && application.checklist.length > 0 && <Checklist page={page} />}
					<GuardianSection page={page} refusal={refusal} />
					<Timeline page={page} />
					{page.may.write && <NoteForm refusal={refusal} />}
				</aside>
			</div>
		</Screen>
	);
}

/** The parts of a case on a phone, where only one is shown at a time. */
function Tabs({ page }: { page: CasePage }) {
	if (page.documents.length === 0) return null;
	return (
		<nav className={styles.tabs} aria-label="Parts of the case">
			<a href="#documents">Papers</a>
			<a href="#answers">Answers</a>
			<a href="#timeline">
				Timeline <span>{eventsOf(page).length}</span>
			</a>
		</nav>
	);
}

/** What the member has just done, as the address says. */
function Done({ page }: { page: CasePage }) {
	const [search] = useSearchParams();
	const act = page.acts.find(({ id, memberId }) => String(id) === search.get("done") && memberId === page.me.id);
	if (!act) return null;
	const { text, undoable } = actWords(act, page.members);
	return <ActToast words={`You ${text}`} actId={undoable && act.undoes === null ? act.id : null} />;
}

function Neighbours({ around: { place, before, next } }: { around: Around }) {
	if (!place) return null;
	return (
		<>
			<span className={controls.note}>{place}</span>
			{before && (
				<a className={controls.button} data-quiet="" href={before} data-key="k" aria-label="Case before">
					<OfficeIcon name="up" /> <KeyCaps keys="K" />
				</a>
			)}
			{next && (
				<a className={controls.button} data-quiet="" href={next} data-key="j" aria-label="Next case">
					<OfficeIcon name="down" /> <KeyCaps keys="J" />
				</a>
			)}
		</>
	);
}

/** Within the thumb's reach: the act that comes next, to call, and to write. */
function PhoneBar({ page }: { page: CasePage }) {
	const { phone, email } = page.unmasked ? page.case : { phone: "", email: "" };
	return (
		<nav className={styles.phoneBar} aria-label="This case">
			<div>{page.may.write ? <PrimaryAct page={page} /> : null}</div>
			{phone && (
				<a className={controls.button} href={`tel:${dialledNumber(phone)}`} aria-label="Call">
					<OfficeIcon name="phone" />
					<span className={styles.word}>Call</span>
				</a>
			)}
			{email && (
				<a
					className={controls.button}
					href={page.may.write ? officePaths.write(page.case.kind, page.case.recordId) : `mailto:${email}`}
					aria-label="Write"
				>
					<OfficeIcon name="mails" />
				</a>
			)}
			{page.may.write && (
				<a className={controls.button} href="#acts" aria-label="More acts">
					<OfficeIcon name="more" />
				</a>
			)}
		</nav>
	);
}
