import { ActButton, useActAnswer, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import styles from "./editor.module.css";
import type { EditorPage } from "./read-editor.server.ts";

type Item = NonNullable<EditorPage["item"]>;

/** Publishes and takes down, now or at a time. Its buttons send the form, so that what is written is saved first. */
export function PublishPanel({ page }: { page: EditorPage }) {
	const { item, mayPublish } = page;
	if (item?.state === "trashed") {
		return (
			<section className={styles.publish}>
				<h2>In the trash</h2>
				<p>Visitors can’t see this. You can restore it for 30 days after it was deleted.</p>
				<Act act="take-out">Restore from the trash</Act>
			</section>
		);
	}
	return (
		<>
			<section className={styles.publish} aria-labelledby="publish">
				<h2 id="publish">Publish</h2>
				{item && <Schedule item={item} ok={mayPublish.ok} />}
				{mayPublish.ok ? (
					<Now page={page} />
				) : (
					<>
						<p className={controls.note}>{mayPublish.why}</p>
						<span className={`${controls.button} ${styles.wide}`} aria-disabled="true">
							Publish now
						</span>
					</>
				)}
			</section>
			<section className={`${layout.row} ${styles.more}`} aria-label="More actions" data-live="more">
				{item && <More item={item} page={page} />}
			</section>
		</>
	);
}

/** Shows what is planned already. */
function Schedule({ item: { scheduled, takeDown }, ok }: { item: Item; ok: boolean }) {
	return (
		<>
			{scheduled && (
				<div className={`${layout.card} ${styles.planned}`}>
					<p>
						Version {scheduled.number} will be published on <strong>{scheduled.label}</strong>.
						{!scheduled.isLatest && " Later changes stay a draft."}
					</p>
					{ok && <Act act="unschedule">Cancel schedule</Act>}
				</div>
			)}
			{takeDown && (
				<div className={`${layout.card} ${styles.planned}`}>
					<p>
						It will be unpublished on <strong>{takeDown}</strong>.
					</p>
					{ok && <Act act="unschedule-end">Keep it published</Act>}
				</div>
			)}
		</>
	);
}

function untilThen(item: Item | null): string {
	return item?.state === "published"
		? "Visitors see the current version until you publish."
		: "Visitors can’t see it until you publish.";
}

function Now({ page: { item, letter } }: { page: EditorPage }) {
	const answer = useActAnswer();
	const nothingNew = item?.state === "published" && item.draftNumber === null;
	return (
		<div className={styles.now} data-publish-at="" data-nothing-new={nothingNew ? "" : undefined}>
			<label>
				<span className={controls.label}>Date and time (IST)</span>
				<input
					className={controls.field}
					type="datetime-local"
					name="publish_at"
					form="record"
					defaultValue={answer?.values?.publish_at}
				/>
			</label>
			<ActButton
				className={`${controls.button} ${styles.wide}`}
				data-act={nothingNew ? undefined : ""}
				data-now=""
				form="record"
				act="publish"
			>
				Publish now <KeyCaps keys="Ctrl Enter" />
			</ActButton>
			<ActButton className={`${controls.button} ${styles.wide}`} data-then="Publish on" form="record" act="schedule">
				Publish at that time
			</ActButton>
			{nothingNew && (
				<p className={controls.note} data-nothing-note="">
					No changes since it was published.
				</p>
			)}
			<p className={controls.note}>{letter ? "Emails use the current text until you publish." : untilThen(item)}</p>
		</div>
	);
}

type MoreProps = { item: Item; page: EditorPage };

/** A text of which there is one stays where it is. */
function More({ item, page }: MoreProps) {
	const { single, mayPublish } = page;
	const refusal = useRefusal("schedule-end");
	const published = item.state === "published";
	return (
		<>
			{mayPublish.ok && !single && (published || item.scheduled) && (
				<details open={refusal !== undefined}>
					<summary className={controls.button}>Unpublish</summary>
					<div className={styles.now} data-publish-at="">
						<label>
							<span className={controls.label}>Date and time (IST)</span>
							<input
								className={controls.field}
								type="datetime-local"
								name="take_down_at"
								form="record"
								defaultValue={refusal?.values?.take_down_at ?? item.takeDownClock}
							/>
						</label>
						<ActButton
							className={`${controls.button} ${styles.wide}`}
							data-then="Unpublish on"
							form="record"
							act="schedule-end"
						>
							{item.takeDown ? `Unpublish on ${item.takeDown}` : "Unpublish at that time"}
						</ActButton>
						{published && <Act act="take-down">Unpublish now</Act>}
						<p className={controls.note}>Visitors will see that the page was removed.</p>
					</div>
				</details>
			)}
			<Act act="original">Restore original text</Act>
			{item.draftNumber !== null && item.wasPublished && <Act act="discard">Discard draft</Act>}
			{(mayPublish.ok || !(published || item.scheduled)) && <Act act="trash">Move to the trash</Act>}
		</>
	);
}

function Act({ act, children }: { act: string; children: string }) {
	return (
		<ActButton className={controls.button} form="record" act={act}>
			{children}
		</ActButton>
	);
}
