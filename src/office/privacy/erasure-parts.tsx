import { formatLong } from "#src/calendar/format.ts";
import { ActButton, ActForm, useActAnswer, usePermitted, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { FoldedForm, SettingsForm } from "#src/office/settings/parts/settings-form.tsx";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import type { OrderState } from "#src/privacy/erasure/order-state.ts";
import type { ErasurePlan } from "#src/privacy/erasure/plan-erasure.server.ts";
import type { Hold } from "#src/privacy/erasure/read-holds.server.ts";
import styles from "./privacy.module.css";
import { ProveAgain } from "./prove-again.tsx";

type Order = {
	id: number;
	state: OrderState;
	reason: string;
	requestId: number;
	askedBy: number | null;
	askedByName: string;
	confirmedByName: string | null;
	hash: string | null;
};

type Page = {
	request: { id: number };
	plan: ErasurePlan;
	holds: readonly Hold[];
	orders: readonly Order[];
	memberId: number;
	hasProof: boolean;
	today: string;
	heldUntil: string;
};

/** Shows what erasing would do, who asks for it and confirms it, what blocks it, and what is restricted. */
export function ErasureParts({ page }: { page: Page }) {
	const { plan, orders } = page;
	const answer = useActAnswer();
	const mayErase = usePermitted()("free");
	const isAskRefused = useRefusal("ask-erasure") !== undefined;
	return (
		<>
			<SettingsSection title="Data to erase" section="plan" outcome={answer}>
				<Plan plan={plan} />
			</SettingsSection>
			<SettingsSection title="Holds" section="holds" outcome={answer}>
				<Holds page={page} />
			</SettingsSection>
			<SettingsSection title="Erasure" section="erasure" outcome={answer}>
				{orders.map((order) => (
					<OrderLine key={order.id} order={order} page={page} />
				))}
				{(isAskRefused || (!orders.some(({ state }) => state === "asked") && plan.records.length > 0)) && <AskForm />}
			</SettingsSection>
			{plan.restricted.length > 0 && (
				<SettingsSection title="Restricted" section="restricted" outcome={answer}>
					<p className={controls.note}>
						No one can use this data. It isn’t in lists, searches or exports, and no emails are sent about it.
					</p>
					<ul className={`${layout.lines} ${styles.plan}`}>
						{plan.restricted.map(({ id, title, eraseOn }) => (
							<li key={id}>
								<b>{title}</b>
								<span className={controls.note}>Erased on {formatLong(eraseOn)}.</span>
								{mayErase && <GiveBack id={id} title={title} page={page} />}
							</li>
						))}
					</ul>
				</SettingsSection>
			)}
		</>
	);
}

type GiveBackProps = { id: number; title: string; page: Page };

/** The proof comes before anything is typed. */
function GiveBack({ id, title, page: { request, hasProof } }: GiveBackProps) {
	const fields = { record: id };
	const isRefused = useRefusal("free", fields) !== undefined;
	const proof = officePaths.proof(officePaths.privacyRequest(request.id));
	if (!hasProof && !isRefused) return <a href={proof}>Confirm it’s you to restore this</a>;
	return (
		<FoldedForm
			act="free"
			fields={fields}
			inputs={[{ label: "Reason", name: "reason", maxLength: 500, required: true }]}
			summary="Restore"
			submit="Restore to the office"
			note={!hasProof && <ProveAgain address={proof} />}
			foldClassName={styles.more}
			className={styles.form}
			aria-label={`Restore ${title}`}
		/>
	);
}

function Plan({ plan: { records, mails, holds } }: { plan: ErasurePlan }) {
	if (records.length === 0) return <p>We hold no data for this email address that could be erased.</p>;
	return (
		<>
			<ul className={`${layout.lines} ${styles.plan}`}>
				{records.map(({ kind, id, title, rows, files, eraseOn, stays }) => (
					<li key={`${kind} ${id}`}>
						<b>{title}</b>
						<span>
							{eraseOn === null ? "Erased at once" : `Restricted at once, and erased on ${formatLong(eraseOn)}`}: {rows}
							{files > 0 && `, ${files === 1 ? "1 file" : `${files} files`}`}.
						</span>
						{stays && <span className={controls.note}>{stays}</span>}
					</li>
				))}
			</ul>
			<p className={controls.note}>
				{mails === 1 ? "1 email" : `${mails} emails`} to this address will be erased as well. Backups hold older copies
				for up to a year. If one is restored, this data is erased again before use.
			</p>
			{holds.map((hold) => (
				<p key={hold} className={controls.late}>
					{hold}
				</p>
			))}
		</>
	);
}

function Holds({ page: { holds, today, heldUntil } }: { page: Page }) {
	const until = { label: "Until", name: "endsOn", type: "date", min: today, defaultValue: heldUntil, required: true };
	return (
		<>
			{holds.length === 0 && (
				<p className={controls.note}>There are no holds. Unsettled payments hold an application automatically.</p>
			)}
			<ul className={settings.list}>
				{holds.map(({ id, reason, endsOn, memberName }) => (
					<li key={id}>
						<p>
							{reason}{" "}
							<span className={controls.note}>
								{memberName}, until {formatLong(endsOn)}
							</span>
						</p>
						<SettingsForm act="end-hold" fields={{ hold: id }} submit="End hold" look="quiet" />
					</li>
				))}
			</ul>
			<FoldedForm
				act="hold"
				inputs={[{ label: "Reason not to erase", name: "reason", maxLength: 500, required: true }, until]}
				summary="Hold this data"
				submit="Hold"
				foldClassName={styles.more}
				className={styles.form}
				aria-label="Hold this data"
			/>
		</>
	);
}

const orderLabels: Record<OrderState, string> = {
	asked: "waiting for another owner to confirm",
	withdrawn: "cancelled",
	restricted: "carried out, restricted data will be erased later",
	freed: "restored",
	done: "done",
};

function OrderLine({ order, page }: { order: Order; page: Page }) {
	const { id, state, reason, askedBy, askedByName, confirmedByName, hash } = order;
	const mine = askedBy === page.memberId;
	return (
		<div>
			<p>
				<b>Erasure {id}</b>, {orderLabels[state]}. {mine ? "You" : askedByName} asked: “{reason}”
				{confirmedByName && `. ${confirmedByName} confirmed`}.
			</p>
			{hash && (
				<p className={controls.note}>
					<a href={officePaths.erasureCertificate(id)}>Certificate</a>, SHA-256 {hash.slice(0, 16)}…
				</p>
			)}
			{state === "asked" && (
				<ActForm
					act={["confirm-erasure", "withdraw-erasure"]}
					fields={{ order: id, digest: page.plan.digest }}
					quiet
					className={settings.row}
				>
					{!mine && (
						<ActButton className={controls.button} act="confirm-erasure">
							{page.hasProof ? "Confirm erasure" : "Confirm it’s you, then confirm the erasure"}
						</ActButton>
					)}
					{mine && <span className={controls.note}>Another owner must confirm this.</span>}
					<ActButton className={controls.button} data-quiet="" act="withdraw-erasure">
						Cancel request
					</ActButton>
				</ActForm>
			)}
		</div>
	);
}

function AskForm() {
	return (
		<>
			<SettingsForm
				act="ask-erasure"
				inputs={[{ label: "How you verified who this is", name: "reason", maxLength: 500, required: true }]}
				submit="Request erasure"
				className={styles.form}
				aria-label="Request erasure"
			/>
			<p className={controls.note}>Another owner must confirm it. Nothing is erased until then.</p>
		</>
	);
}
