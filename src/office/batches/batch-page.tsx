import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { may } from "#src/accounts/may.ts";
import { listMembers } from "#src/accounts/members/read-members.server.ts";
import type { Round } from "#src/admissions/rounds/read-round.server.ts";
import { readRoundView } from "#src/admissions/rounds/read-round.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { BatchView } from "#src/cases/batches/read-batch.server.ts";
import { pageNumber } from "#src/db/page-number.ts";
import { caseAddress } from "#src/office/desk/case-address.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActButton, ActForm, UnplacedRefusal } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { WatchRegion } from "#src/office/parts/watch-region.tsx";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { describeBatch, listOf, offersPlaces } from "./batch-labels.ts";
import { BatchMails } from "./batch-mails.tsx";
import styles from "./batch-page.module.css";
import { batchActs, findBatch } from "./batch-page-acts.server.ts";
import { type PlannedMails, readPlannedMails } from "./read-batch-mails.server.ts";
import { RoundList } from "./round/round-list.tsx";

export async function loader(args: LoaderFunctionArgs) {
	const batch = await findBatch(args);
	const services = args.context.get(officeServices);
	const { member } = args.context.get(memberSession);
	// Asked for here, so that the press that sends the offers is not lost.
	if (batch.state === "planned" && offersPlaces(batch) && may(member, "offer.send")) requireProof(args);
	const members = await listMembers(services.db);
	const mailId = new URL(args.request.url).searchParams.get("mail");
	const page = pageOf(args);
	const { db, now } = services;
	return {
		batch,
		description: describeBatch(batch, members),
		mails: await readPlannedMails(services, batch, mailId),
		round: offersPlaces(batch) ? await readRoundView(db, batch, page, now()) : undefined,
		acts: permissionsOn(batchActs, batch, member),
		mayExport: may(member, "export.persons"),
		today: dayAtSchool(now()),
	};
}

/** Returns the page of a round's applicants. */
function pageOf({ request }: LoaderFunctionArgs): number {
	return pageNumber(new URL(request.url).searchParams) ?? 1;
}

export const action = handleActs(batchActs);

export default function BatchPage() {
	const { batch, description, mails, round, mayExport, today } = useLoaderData<typeof loader>();
	const title = `${description.title} (${batch.count.toLocaleString("en-IN")})`;
	return (
		<Screen
			title={title}
			subtitle={<p className={layout.clip}>Selected: {batch.filter}</p>}
			back={{ href: listOf(batch.act), label: "Back to the list" }}
			actions={round && mayExport && <ExportLink list={`round/${batch.id}`} />}
			keys={keysOf(batch, mails)}
		>
			<div className={styles.batch}>
				<UnplacedRefusal />
				<State batch={batch} title={description.title} round={round?.round} />
				{batch.state === "planned" && !mails && <p className={controls.soft}>No emails will be sent.</p>}
				{round && <RoundList batchId={batch.id} view={round} held={batch.state === "planned"} today={today} />}
				{mails && <BatchMails batchId={batch.id} mails={mails} />}
				{batch.sample.length > 0 && <Cases batch={batch} listed={round !== undefined} />}
			</div>
		</Screen>
	);
}

function keysOf({ state }: BatchView, mails: PlannedMails | undefined) {
	if (state !== "planned") return [];
	return [{ keys: "Enter", label: "apply" }, ...(mails && mails.count > 1 ? [{ keys: "J K", label: "emails" }] : [])];
}

type StateProps = { batch: BatchView; title: string; round: Round | undefined };

function State({ batch, title, round }: StateProps) {
	const { state, count, tried, outcomes } = batch;
	const formatNumber = (number: number) => number.toLocaleString("en-IN");
	if (state === "planned") {
		// A round leaves out those to whom the school can make no offer.
		const applied = round?.offers ?? count;
		return (
			<>
				<h2>
					{title}: {formatNumber(count)} {count === 1 ? "case" : "cases"}.
				</h2>
				<p>
					This applies to exactly these cases, as they are now. New cases aren’t added. You can undo it all afterwards.
				</p>
				{round && round.incomplete > 0 && (
					<p className={controls.problem}>
						{round.incomplete === 1
							? "1 application isn’t complete."
							: `${formatNumber(round.incomplete)} applications aren’t complete.`}{" "}
						{round.incomplete === 1 ? "It’s" : "They’re"} marked below, and will get an offer all the same.
					</p>
				)}
				<ActForm<typeof batchActs> act={["start", "drop"]} action={officePaths.batch(batch.id)} className={layout.row}>
					<ActButton<typeof batchActs> act="start" className={controls.button} data-act="" data-key="Enter">
						Apply to {formatNumber(applied)} {applied === 1 ? "case" : "cases"} <KeyCaps keys="Enter" />
					</ActButton>
					<ActButton<typeof batchActs> act="drop" className={controls.button}>
						{" "}
						Discard
					</ActButton>
				</ActForm>
			</>
		);
	}
	if (state === "running" || state === "undoing") {
		return (
			<WatchRegion className={layout.stack}>
				<h2 role="status">{`${formatNumber(tried)} of ${formatNumber(count)}`}</h2>
				<progress value={tried} max={count} aria-label={title} />
				<p>You can leave this page. The work continues.</p>
			</WatchRegion>
		);
	}
	const rest = outcomes.skipped + outcomes.refused;
	const batchState = state === "done" ? "done" : state === "undone" ? "undone" : "discarded";
	return (
		<>
			<h2>
				{formatNumber(outcomes.done)} of {formatNumber(count)} {batchState}.
			</h2>
			<p>
				{outcomes.unchanged > 0 && `${formatNumber(outcomes.unchanged)} didn’t need a change. `}
				{rest > 0 && `${formatNumber(rest)} ${rest === 1 ? "was" : "were"} skipped. The reasons are below.`}
			</p>
			<div className={layout.row}>
				{state === "done" && outcomes.done > 0 && (
					<ActForm<typeof batchActs> act="undo">
						<button className={controls.button} type="submit" data-key="z">
							Undo all {formatNumber(outcomes.done)} <KeyCaps keys="Z" />
						</button>
					</ActForm>
				)}
				<a className={controls.button} data-quiet="" href={listOf(batch.act)}>
					Back to the list
				</a>
			</div>
		</>
	);
}

/** @param listed all of them stand on the page already, so that only those that were left out are named */
function Cases({ batch: { sample, state, count, outcomes }, listed }: { batch: BatchView; listed: boolean }) {
	if (listed && state === "planned") return null;
	if (state === "planned") return <CaseLinks title={`The first ${Math.min(sample.length, count)}`} cases={sample} />;
	const isLeftOut = ({ outcome }: (typeof sample)[number]) => outcome === "skipped" || outcome === "refused";
	const [leftOut, others] = [sample.filter(isLeftOut), sample.filter((each) => !isLeftOut(each))];
	const what = state === "undone" || state === "undoing" ? "Undone" : "Done";
	const all = others.length === outcomes.done + outcomes.unchanged;
	const title = all ? what : `${what}, the first ${others.length}`;
	return (
		<>
			{leftOut.length > 0 && <CaseLinks title="Skipped" cases={leftOut} />}
			{others.length > 0 && !listed && <CaseLinks title={title} cases={others} />}
		</>
	);
}

function CaseLinks({ title, cases }: { title: string; cases: BatchView["sample"] }) {
	return (
		<section>
			<h2 className={layout.titled}>{title}</h2>
			<ul>
				{cases.map((each) => (
					<li key={each.id}>
						<a href={caseAddress(each)}>{each.name}</a> <span className={controls.soft}>{each.reference}</span>
						{each.message && <p className={controls.soft}>{each.message}</p>}
					</li>
				))}
			</ul>
		</section>
	);
}
