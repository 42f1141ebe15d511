import { formatLong } from "#src/calendar/format.ts";
import { type Given, givenTo } from "#src/office/given.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection, type TypedOutcome } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import type { ErasurePlan } from "#src/privacy/erasure/plan-erasure.server.ts";
import type { Hold } from "#src/privacy/erasure/read-holds.server.ts";
import type { OrderState } from "#src/privacy/privacy.table.ts";
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
	mayErase: boolean;
	proved: boolean;
	today: string;
	heldUntil: string;
};

type Props = { page: Page; outcome: TypedOutcome | undefined };

/** What erasing would do, who asks and confirms it, what holds it, and what is restricted. */
export function ErasureParts({ page, outcome }: Props) {
	const { plan, orders, mayErase } = page;
	const asked = givenTo(outcome, { act: "ask-erasure" });
	return (
		<>
			<SettingsSection title="What an erasure does" section="plan" outcome={outcome}>
				<Plan plan={plan} />
			</SettingsSection>
			<SettingsSection title="Holds" section="holds" outcome={outcome}>
				<Holds page={page} given={givenTo(outcome, { act: "hold" })} />
			</SettingsSection>
			<SettingsSection title="Erasure" section="erasure" outcome={outcome}>
				{orders.map((order) => (
					<OrderLine key={order.id} order={order} page={page} />
				))}
				{(asked || (!orders.some(({ state }) => state === "asked") && plan.records.length > 0)) && (
					<AskForm given={asked} />
				)}
			</SettingsSection>
			{plan.restricted.length > 0 && (
				<SettingsSection title="Restricted" section="restricted" outcome={outcome}>
					<p className={controls.note}>
						Nobody works with these: they are in no list, search or export, and no mail is sent about them.
					</p>
					<ul className={styles.plan}>
						{plan.restricted.map(({ id, title, eraseOn }) => (
							<li key={id}>
								<b>{title}</b>
								<span className={controls.note}>Erased on {formatLong(eraseOn)}.</span>
								{mayErase && (
									<GiveBack id={id} title={title} page={page} given={givenTo(outcome, { act: "free", record: id })} />
								)}
							</li>
						))}
					</ul>
				</SettingsSection>
			)}
		</>
	);
}

type GiveBackProps = { id: number; title: string; page: Page; given: Given | undefined };

/** The proof comes before anything is typed. */
function GiveBack({ id, title, page: { request, proved }, given }: GiveBackProps) {
	const proof = officePaths.proof(officePaths.privacyRequest(request.id));
	if (!proved && !given) return <a href={proof}>Prove that it is you, to give it back</a>;
	return (
		<details className={styles.more} open={given !== undefined}>
			<summary>Give it back</summary>
			{!proved && <ProveAgain address={proof} />}
			<form method="post" className={styles.form} aria-label={`Give back ${title}`}>
				<input type="hidden" name="act" value="free" />
				<input type="hidden" name="record" value={id} />
				<label>
					<span className={controls.label}>Why</span>
					<input className={controls.field} name="reason" maxLength={500} defaultValue={given?.reason} required />
				</label>
				<button className={controls.button} type="submit">
					Give it back to the office
				</button>
			</form>
		</details>
	);
}

function Plan({ plan: { records, mails, holds } }: { plan: ErasurePlan }) {
	if (records.length === 0) return <p>Nothing of this address is stored that could be erased.</p>;
	return (
		<>
			<ul className={styles.plan}>
				{records.map(({ kind, id, title, rows, files, eraseOn, stays }) => (
					<li key={`${kind} ${id}`}>
						<b>{title}</b>
						<span>
							{eraseOn === null ? "Erased at once" : `Restricted at once, and erased on ${formatLong(eraseOn)}`}: {rows}
							{files > 0 && `; ${files === 1 ? "1 file" : `${files} files`} of the storage`}.
						</span>
						{stays && <span className={controls.note}>{stays}</span>}
					</li>
				))}
			</ul>
			<p className={controls.note}>
				{mails === 1 ? "1 mail" : `${mails} mails`} to the address {mails === 1 ? "goes" : "go"}, too. Backups have
				older copies for up to a year; a restored backup is erased again before it is used.
			</p>
			{holds.map((hold) => (
				<p key={hold} className={controls.late}>
					{hold}
				</p>
			))}
		</>
	);
}

type HoldsProps = { page: Page; given: Given | undefined };

function Holds({ page: { holds, today, heldUntil }, given }: HoldsProps) {
	return (
		<>
			{holds.length === 0 && (
				<p className={controls.note}>Nobody holds these data. Unsettled money holds an application by itself.</p>
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
						<form method="post">
							<input type="hidden" name="hold" value={id} />
							<button className={controls.button} data-quiet="" type="submit" name="act" value="end-hold">
								End the hold
							</button>
						</form>
					</li>
				))}
			</ul>
			<details className={styles.more} open={given !== undefined}>
				<summary>Hold the data</summary>
				<form method="post" className={styles.form} aria-label="Hold the data">
					<input type="hidden" name="act" value="hold" />
					<label>
						<span className={controls.label}>Why nothing may be erased</span>
						<input className={controls.field} name="reason" maxLength={500} defaultValue={given?.reason} required />
					</label>
					<label>
						<span className={controls.label}>Until</span>
						<input
							className={controls.field}
							type="date"
							name="endsOn"
							min={today}
							defaultValue={given?.endsOn ?? heldUntil}
							required
						/>
					</label>
					<button className={controls.button} type="submit">
						Hold
					</button>
				</form>
			</details>
		</>
	);
}

const orderWords: Record<OrderState, string> = {
	asked: "waits for a second member",
	withdrawn: "taken back",
	restricted: "carried out; what is restricted waits for its day",
	freed: "given back",
	done: "done",
};

function OrderLine({ order, page }: { order: Order; page: Page }) {
	const { id, state, reason, askedBy, askedByName, confirmedByName, hash } = order;
	const mine = askedBy === page.memberId;
	return (
		<div>
			<p>
				<b>Erasure {id}</b>, {orderWords[state]}. {mine ? "You" : askedByName} asked: “{reason}”
				{confirmedByName && `. ${confirmedByName} confirmed`}.
			</p>
			{hash && (
				<p className={controls.note}>
					<a href={officePaths.erasureCertificate(id)}>Certificate</a>, SHA-256 {hash.slice(0, 16)}…
				</p>
			)}
			{state === "asked" && (
				<form method="post" className={settings.row}>
					<input type="hidden" name="order" value={id} />
					<input type="hidden" name="digest" value={page.plan.digest} />
					{page.mayErase && !mine && (
						<button className={controls.button} type="submit" name="act" value="confirm-erasure">
							{page.proved ? "Confirm the erasure" : "Prove that it is you, then confirm"}
						</button>
					)}
					{mine && <span className={controls.note}>Another member, an owner, confirms it.</span>}
					<button className={controls.button} data-quiet="" type="submit" name="act" value="withdraw-erasure">
						Take it back
					</button>
				</form>
			)}
		</div>
	);
}

function AskForm({ given }: { given: Given | undefined }) {
	return (
		<form method="post" className={styles.form} aria-label="Ask for the erasure">
			<input type="hidden" name="act" value="ask-erasure" />
			<label>
				<span className={controls.label}>How you know that it is this person</span>
				<input className={controls.field} name="reason" maxLength={500} defaultValue={given?.reason} required />
			</label>
			<button className={controls.button} type="submit">
				Ask for the erasure
			</button>
			<p className={controls.note}>Another member, an owner, confirms it. Nothing goes before.</p>
		</form>
	);
}
