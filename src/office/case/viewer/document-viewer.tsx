import { useSearchParams } from "react-router";
import { guardianCopyField } from "#src/admissions/guardian-consent/copy-field.ts";
import type { OfficeDocument } from "#src/admissions/tracking/office-application.server.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import type { caseActs } from "#src/office/case/acts/case-page-acts.server.ts";
import { VerdictForms } from "#src/office/case/acts/verdict-forms.tsx";
import type { CaseDocument, CasePage } from "#src/office/case/read-case.server.ts";
import { Paper } from "#src/office/documents/paper.tsx";
import { PaperMark } from "#src/office/documents/paper-meter.tsx";
import { MarkButton } from "#src/office/documents/sheet.tsx";
import { usePermitted } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./document-viewer.module.css";
import { lineOf, shownDocument } from "./shown-document.ts";

const letters = { accepted: "a", "not-needed": "n", unjudged: "u", asked: "k", missing: "m", wrong: "w" } as const;

/** The address of a document's bytes. */
const fileOf = (document: CaseDocument) => officePaths.documentFile(document.address);

type Props = { documents: readonly CaseDocument[]; page: CasePage };

/** The documents of a case, one at a time, beside the answers. */
export function Viewer({ documents, page }: Props) {
	const [search] = useSearchParams();
	const isPermitted = usePermitted<typeof caseActs>();
	const current = documents.filter(({ replacedAt }) => replacedAt === null);
	const caseDocument = shownDocument(page, search);
	if (!caseDocument) return null;
	const address = (document: CaseDocument) => {
		const query = new URLSearchParams(search);
		query.delete("done");
		query.set("document", document.address);
		return `?${query}`;
	};
	// A marked place goes along with what is asked of the applicant.
	const canMark =
		caseDocument.mediaType.startsWith("image/") &&
		caseDocument.replacedAt === null &&
		(isPermitted("judge") || isPermitted("ask")) &&
		page.application !== null;
	const earlier = documents.filter(({ field, replacedAt }) => field === caseDocument.field && replacedAt !== null);
	return (
		<section className={styles.viewer} id="documents" aria-label="Documents" data-viewer="">
			<header>
				<nav className={`${layout.tabs} ${styles.tabs}`} aria-label="Documents">
					{current.map((document, index) => (
						<a
							key={document.address}
							href={address(document)}
							aria-current={document === caseDocument ? "true" : undefined}
							data-key={index < 9 ? String(index + 1) : undefined}
						>
							{page.application && <PaperMark letter={letterOf(document, page)} />} {titleOf(document, page)}
						</a>
					))}
				</nav>
				<p className={styles.facts}>
					{caseDocument.replacedAt && <strong>Replaced {formatDateTime(new Date(caseDocument.replacedAt))} · </strong>}
					{kindOf(caseDocument)} {fileSize(caseDocument.size)}
					{earlier.map((document) => (
						<a key={document.id} href={address(document)} aria-current={document === caseDocument ? "true" : undefined}>
							Earlier version
						</a>
					))}
				</p>
			</header>
			<Paper
				className={styles.paper}
				label={titleOf(caseDocument, page)}
				name={caseDocument.name}
				mediaType={caseDocument.mediaType}
				source={fileOf(caseDocument)}
				textSource={officePaths.documentText(caseDocument.address)}
			/>
			<footer>
				{isPermitted("judge") && lineOf(caseDocument, page) && <VerdictForms document={caseDocument} page={page} />}
				<a className={controls.button} data-quiet="" href={`${fileOf(caseDocument)}?download`}>
					Download
				</a>
				{canMark && (
					<span className={styles.marker} data-marker="" hidden>
						<MarkButton quiet />
					</span>
				)}
				<span className={styles.tools} data-viewer-tools="" hidden>
					<button
						className={controls.button}
						data-quiet=""
						type="button"
						data-size="+"
						data-key="+"
						aria-label="Zoom in"
					>
						<OfficeIcon name="zoom" /> <KeyCaps keys="+ −" />
					</button>
					<button
						className={controls.button}
						data-quiet=""
						type="button"
						data-size="-"
						data-key="-"
						aria-label="Zoom out"
					>
						<OfficeIcon name="smaller" />
					</button>
					<button className={controls.button} data-quiet="" type="button" data-turn="" data-key="t" aria-label="Rotate">
						<OfficeIcon name="turn" /> <KeyCaps keys="T" />
					</button>
				</span>
			</footer>
		</section>
	);
}

/** Returns the title that the checklist uses. */
function titleOf(document: OfficeDocument, page: CasePage): string {
	return lineOf(document, page)?.label ?? document.label;
}

function letterOf(document: OfficeDocument, page: CasePage): string {
	const lines = page.application?.checklist ?? [];
	const line =
		document.field === guardianCopyField ? lines.find(({ key }) => key === "guardian") : lineOf(document, page);
	return line ? letters[line.state] : "n";
}

const kinds: Record<string, string> = { "application/pdf": "PDF", "image/jpeg": "JPEG", "image/png": "PNG" };

function kindOf({ mediaType, name }: OfficeDocument): string {
	return kinds[mediaType] ?? (name.split(".").pop() ?? "").toUpperCase();
}
