import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { may } from "#src/accounts/may.ts";
import { countUnchecked } from "#src/admissions/guardian-consent/list-guardians.server.ts";
import { documentStacks } from "#src/admissions/judging/document-stacks.ts";
import { countWaiting, releaseAll } from "#src/admissions/judging/next-document.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./triage.module.css";

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "document.judge");
	const { db, now } = context.get(officeServices);
	// Releases the member's documents, because this page no longer shows any.
	await releaseAll(db, member);
	const counts = await countWaiting(
		db,
		documentStacks.flatMap(({ fields }) => fields),
		now(),
	);
	const stacks = documentStacks.map(({ key, title, fields }) => ({
		key,
		title,
		count: fields.reduce((sum, field) => sum + (counts.get(field) ?? 0), 0),
	}));
	const guardians = may(member, "guardian.check") ? await countUnchecked(db) : 0;
	return { stacks: stacks.filter(({ count }) => count > 0), guardians };
}

/** The documents that wait to be judged, by their kind. */
export default function StacksPage() {
	const { stacks, guardians } = useLoaderData<typeof loader>();
	const all = stacks.reduce((sum, { count }) => sum + count, 0);
	return (
		<Screen title="Document review" subtitle={all === 1 ? "1 document to review" : `${all} documents to review`}>
			{guardians > 0 && (
				<ul className={styles.stacks}>
					<li>
						<b>{guardians}</b>
						<a className={controls.button} href={officePaths.guardians}>
							Guardians’ consent
						</a>
					</li>
				</ul>
			)}
			{stacks.length === 0 ? (
				<div className={styles.empty}>
					<h2>Nothing to review.</h2>
					<p>You’ve reviewed every document. New ones appear here when we receive them.</p>
				</div>
			) : (
				<ul className={styles.stacks}>
					{stacks.map(({ key, title, count }, index) => (
						<li key={key}>
							<b>{count}</b>
							<a
								className={controls.button}
								data-act={index === 0 ? "" : undefined}
								data-key={index < 9 ? String(index + 1) : undefined}
								href={officePaths.stack(key)}
							>
								{title} <KeyCaps keys={String(index + 1)} />
							</a>
						</li>
					))}
				</ul>
			)}
		</Screen>
	);
}
