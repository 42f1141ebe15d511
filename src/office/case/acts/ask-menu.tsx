import { useSearchParams } from "react-router";
import { isOver } from "#src/admissions/applications/stage.ts";
import type { CasePage } from "#src/office/case/read-case.server.ts";
import { shownDocument } from "#src/office/case/viewer/shown-document.ts";
import { refusalOf } from "#src/office/kit/acts/act-answer.ts";
import { useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import { ActMenu } from "./act-menu.tsx";

/**
 * Asks the applicant for one document, by a link that works for this document alone. Asked for the one that is shown,
 * the applicant sees it with the marked place.
 */
export function AskMenu({ page }: { page: CasePage }) {
	const lines =
		page.application?.checklist.filter(({ field, state }) => field !== null && state !== "not-needed") ?? [];
	const [search] = useSearchParams();
	const caseDocument = shownDocument(page, search);
	const first = lines.find(({ state }) => state === "missing" || state === "wrong") ?? lines[0];
	const isRefused = refusalOf(useActAnswer(), "ask") !== undefined;
	if ((lines.length === 0 || !page.application || isOver(page.application.standing.stage)) && !isRefused) return null;
	return (
		<ActMenu
			act="ask"
			keyName="d"
			label={
				<>
					Request a document <KeyCaps keys="D" />
				</>
			}
			submit="Send request"
		>
			{(values) => (
				<>
					<input type="hidden" name="shown" value={caseDocument?.replacedAt === null ? caseDocument.key : ""} />
					<input type="hidden" name="box" data-box="" defaultValue={values.box} />
					<OfficeField
						label="Document"
						name="field"
						defaultValue={values.field ?? first?.field ?? ""}
						options={lines.map(({ label, field }) => [field ?? "", label] as const)}
					/>
					<OfficeField
						label="Message to the applicant (optional)"
						name="reason"
						maxLength={500}
						autoComplete="off"
						enterKeyHint="send"
						defaultValue={values.reason}
					/>
					<OfficeField
						label="Send it by"
						name="channel"
						defaultValue={values.channel}
						options={[
							["mail", "Email, with a reminder"],
							["link", "A link I share myself"],
						]}
					/>
				</>
			)}
		</ActMenu>
	);
}
