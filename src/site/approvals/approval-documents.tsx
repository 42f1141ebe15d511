import { useEffect, useState } from "react";
import { requestJson } from "#src/api-client/call-api.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { Button } from "#src/ui/button.tsx";
import cardLink from "#src/ui/card-link.module.css";
import { classNames } from "#src/ui/class-names.ts";
import { Dialog } from "#src/ui/feedback/dialog.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./approval-documents.module.css";

export const documentsAddress = apiUrl(apiPaths.approvalDocuments);

type Document = { title: string; url: string };
type Loaded = { state: "loading" } | { state: "failed" } | { state: "loaded"; documents: Document[] };

export function ApprovalDocuments({ open, onClose }: { open: boolean; onClose: () => void }) {
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title="Approval documents"
			wide
			redCross
			closeOnBackdrop
			closeLabel="Close the approval documents"
			className={styles.dialog}
		>
			<List />
		</Dialog>
	);
}

/** Remounted each time it opens, so that the first document is selected again. */
function List() {
	const [attempt, setAttempt] = useState(1);
	const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
	const [chosen, setChosen] = useState(0);
	useEffect(() => {
		const leaving = new AbortController();
		setLoaded({ state: "loading" });
		load(leaving.signal, attempt).then(
			(documents) => setLoaded({ state: "loaded", documents }),
			() => !leaving.signal.aborted && setLoaded({ state: "failed" }),
		);
		return () => leaving.abort();
	}, [attempt]);

	if (loaded.state === "failed")
		return (
			<Notice
				tone="alert"
				title="The documents could not be loaded."
				live="assertive"
				actions={<Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>}
			>
				<p>The list did not reach your device. Please check your connection and try again.</p>
			</Notice>
		);
	if (loaded.state === "loading") return <p role="status">Loading the documents…</p>;
	if (loaded.documents.length === 0) return <p>There are no documents to show at present.</p>;
	return (
		<>
			<p className={styles.hint}>Click on any tab to view the document</p>
			<ol className={styles.list}>
				{loaded.documents.map(({ title, url }, index) => (
					<li
						key={url}
						aria-current={index === chosen || undefined}
						className={classNames(styles.row, index === chosen && styles.chosen)}
					>
						<h3 className={styles.title}>{title}</h3>
						<a
							href={url}
							target="_blank"
							rel="noopener"
							className={classNames(cardLink.link, styles.view)}
							onClick={() => setChosen(index)}
						>
							<Icon name="file" />
							View PDF
							<VisuallyHidden> of {title}, in a new tab</VisuallyHidden>
						</a>
					</li>
				))}
			</ol>
		</>
	);
}

async function load(signal: AbortSignal, attempt: number): Promise<Document[]> {
	const { status, body } = await requestJson(documentsAddress, {
		signal,
		cache: attempt > 1 ? "reload" : "default",
	});
	if (status !== 200 || !Array.isArray(body)) throw new Error(`No list of documents: status ${status}`);
	return body;
}
