import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { dialledNumber } from "#src/formatting/dialled-number.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { useActAnswer, usePermitted } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { LinkToShare } from "#src/office/parts/link-to-share.tsx";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import { caseActs } from "./acts/case-page-acts.server.ts";
import { NextStep, PrimaryAct } from "./acts/next-step.tsx";
import { NoteForm } from "./acts/note-form.tsx";
import { Answers } from "./answers.tsx";
import styles from "./case-page.module.css";
import { Checklist } from "./checklist-lines.tsx";
import { GuardianSection } from "./guardian/guardian-section.tsx";
import { type CasePage, readCasePage } from "./read-case.server.ts";
import { type CaseNeighbours, readNeighbours } from "./read-neighbours.server.ts";
import { Timeline } from "./timeline/timeline.tsx";
import { Viewer } from "./viewer/document-viewer.tsx";

export async function loader(args: LoaderFunctionArgs) {
	const page = await readCasePage(args);
	const { kind, recordId, id: caseId } = page.case;
	const { member } = args.context.get(memberSession);
	const acts = permissionsOn(caseActs, { kind, recordId, caseId }, member);
	return { ...page, acts, around: await readNeighbours(args, page.case.id) };
}

export const action = handleActs(caseActs);

type CaseAct = keyof (typeof caseActs)["acts"];

/** Keys of the page, with the act that a member needs for each. */
const documentKeys: { keys: string; label: string; act?: CaseAct }[] = [
	{ keys: "A", label: "verify", act: "judge" },
	{ keys: "B", label: "mark an area", act: "judge" },
	{ keys: "1 – 9", label: "document" },
];
const keys: typeof documentKeys = [
	{ keys: "J K", label: "next case" },
	{ keys: "M", label: "assign", act: "assign" },
	{ keys: "S", label: "status", act: "status" },
	{ keys: "C", label: "offer", act: "offer" },
	{ keys: "W", label: "email", act: "note" },
	{ keys: "N", label: "note", act: "note" },
	{ keys: "Z", label: "undo", act: "undo" },
];

export default function CaseScreen() {
	const page = useLoaderData<typeof loader>();
	const link = useActAnswer<{ link: string }>()?.shownValues?.link;
	const { case: found, around, title, application, documents } = page;
	const isPermitted = usePermitted<typeof caseActs>();
	const pageKeys = application
		? [...(documents.length > 0 ? documentKeys : []), ...keys]
		: keys.filter(({ act }) => act !== "offer");
	return (
		<Screen
			rail
			title={found.name}
			subtitle={<p>{[found.reference, title, found.town].filter(Boolean).join(" · ")}</p>}
			back={{ href: around.list, label: "Back to the list" }}
			actions={<Neighbours around={around} />}
			keys={pageKeys.filter(({ act }) => act === undefined || isPermitted(act))}
			phoneBar={<PhoneBar page={page} />}
		>
			{page.done && <ActToast message={page.done.label} actId={page.done.actId} />}
			<div className={`${layout.panes} ${styles.case}`} data-documents={documents.length > 0 ? "" : undefined}>
				<Answers page={page} />
				<Tabs page={page} />
				{documents.length > 0 && <Viewer documents={documents} page={page} />}
				<aside className={`${layout.titled} ${styles.aside}`} aria-label="Work">
					<NextStep page={page} />
					{link !== undefined && <LinkToShare link={link} phone={found.phone} />}
					{application && application.checklist.length > 0 && <Checklist page={page} />}
					<GuardianSection page={page} />
					<Timeline page={page} />
					<NoteForm />
				</aside>
			</div>
		</Screen>
	);
}

/** The parts of a case on a phone, where only one is shown at a time. */
function Tabs({ page }: { page: CasePage }) {
	if (page.documents.length === 0) return null;
	return (
		<nav className={`${layout.tabs} ${layout.parts} ${styles.tabs}`} aria-label="Parts of the case">
			<a href="#documents">Documents</a>
			<a href="#answers">Answers</a>
			<a href="#timeline">
				History <span>{page.events.length}</span>
			</a>
		</nav>
	);
}

function Neighbours({ around: { place, before, next } }: { around: CaseNeighbours }) {
	if (!place) return null;
	return (
		<>
			<span className={controls.note}>{place}</span>
			{before && (
				<a className={controls.button} data-quiet="" href={before} data-key="k" aria-label="Previous case">
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

/** Bar within the thumb's reach: the act that comes next, calling, and writing. */
function PhoneBar({ page }: { page: CasePage }) {
	const mayWrite = usePermitted<typeof caseActs>()("status");
	const { phone, email } = page.unmasked ? page.case : { phone: "", email: "" };
	return (
		<nav className={styles.phoneBar} aria-label="This case">
			<div>{mayWrite ? <PrimaryAct page={page} quiet /> : null}</div>
			{phone && (
				<a className={controls.button} href={`tel:${dialledNumber(phone)}`} aria-label="Call">
					<OfficeIcon name="phone" />
					<span className={styles.word}>Call</span>
				</a>
			)}
			{email && (
				<a
					className={controls.button}
					href={mayWrite ? officePaths.write(page.case.kind, page.case.recordId) : `mailto:${email}`}
					aria-label="Email"
				>
					<OfficeIcon name="mails" />
				</a>
			)}
			{mayWrite && (
				<a className={controls.button} href="#acts" aria-label="More actions">
					<OfficeIcon name="more" />
				</a>
			)}
		</nav>
	);
}
