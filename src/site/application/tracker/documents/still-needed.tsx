import { use } from "react";
import type { Stage } from "#src/admissions/applications/stage.ts";
import type { AwaitedResult, Outstanding } from "#src/admissions/completion/outstanding.ts";
import type { AskedDocument } from "#src/admissions/completion/read-open-requests.server.ts";
import { describeSeat } from "#src/admissions/completion/seat-needs.ts";
import { formatMonth } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { documentsMessages } from "#src/school/messages/sets/documents-messages.ts";
import { MessagesContext, useMessages } from "#src/school/messages/use-messages.ts";
import { Icon } from "#src/ui/icon.tsx";
import { AskedDocuments } from "./asked-documents.tsx";
import { DocumentLine, LineText } from "./needed-line.tsx";
import styles from "./still-needed.module.css";

type StillNeededProps = {
	outstanding: Outstanding;
	/** Documents that the office has asked for. */
	requests: readonly AskedDocument[];
	/** `accepted` where a seat depends on it. */
	stage: Stage;
	/** Day by which that seat needs it; null for a day that isn't known. */
	neededBy: string | null;
	/** Token of the application. */
	token: string;
};

/**
 * Checklist of what the application still needs, one act per line: what the office has asked for, what is missing, and
 * what may be sent too.
 */
export function StillNeeded({ outstanding: { results, ...rest }, requests, stage, neededBy, token }: StillNeededProps) {
	const messages = useMessages(documentsMessages);
	const schoolMessages = use(MessagesContext);
	const isAsked = (name: string) => requests.some(({ field }) => field.name === name);
	const documents = rest.documents.filter(({ name }) => !isAsked(name));
	const offeredFiles = rest.offered.filter(({ name }) => !isAsked(name));
	return (
		<div className="stack-5">
			{requests.length > 0 && <AskedDocuments requests={requests} token={token} />}
			{rest.complete && requests.length === 0 && (
				<p className={styles.complete}>
					<Icon name="check" />
					{messages.nothingMissing}
				</p>
			)}
			{results.length + documents.length > 0 && (
				<>
					<p>{stage === "accepted" ? describeSeat(schoolMessages, neededBy) : messages.missingNote}</p>
					<ul className="rule-above">
						{results.map((result) => (
							<li className="line-below unbroken" key={result.key}>
								<ResultLine result={result} token={token} />
							</li>
						))}
						{documents.map((field) => (
							<li className="line-below unbroken" key={field.name}>
								<DocumentLine field={field} token={token} />
							</li>
						))}
					</ul>
				</>
			)}
			{offeredFiles.length > 0 && (
				<div>
					<h3 className="below-2 size-4">{messages.optionalTitle}</h3>
					<ul className="rule-above">
						{offeredFiles.map((field) => (
							<li className="line-below unbroken" key={field.name}>
								<DocumentLine field={field} token={token} offered />
							</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
}

function ResultLine({ result: { key, label, expected }, token }: { result: AwaitedResult; token: string }) {
	const messages = useMessages(documentsMessages);
	return (
		<a className={styles.line} href={paths.applicationResult(token, key)}>
			<LineText
				label={label}
				note={expected ? messages.resultExpected({ expected: formatMonth(expected) }) : messages.resultPending}
			>
				{messages.enterResult}
			</LineText>
		</a>
	);
}
