import type { Verdict } from "#src/admissions/checklist/check.table.ts";
import type { OfficeDocument } from "#src/admissions/tracking/office-application.server.ts";
import type { CasePage } from "#src/office/case/read-case.server.ts";
import { givenTo } from "#src/office/given.ts";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { RefusedLine } from "#src/office/refused-line.tsx";
import type { Refusal } from "./take-case-act.server.ts";

type Props = { document: OfficeDocument; page: CasePage; refusal: Refusal | undefined };

const quick = [
	{ verdict: "unreadable", words: "Unreadable", key: "u" },
	{ verdict: "outdated", words: "Outdated", key: "o" },
] as const;

/** The answers about a document that ask for another one; accepting it is the screen's one red act. */
export function VerdictForms({ document, page, refusal }: Props) {
	const typed = givenTo(refusal, { act: "judge", verdict: "incorrect" });
	const given = typed?.subject === document.key ? typed : undefined;
	const seen = page.application?.verdicts[document.key] ?? null;
	return (
		<>
			{typed && !given && <p className={controls.note}>You wrote of another document: “{typed.reason}”</p>}
			<details className={controls.menu} data-menu="" data-side="up" open={given !== undefined}>
				<summary className={controls.button} data-key="i">
					Incorrect <KeyCaps keys="I" />
				</summary>
				<div>
					{refusal && given && <RefusedLine message={refusal.message} />}
					<form method="post" data-stack="">
						<Hidden document={document} seen={seen} box={given?.box} />
						<label>
							<span className={controls.label}>What is wrong with it, for the applicant</span>
							<input
								className={controls.field}
								name="reason"
								maxLength={500}
								required
								autoComplete="off"
								enterKeyHint="send"
								defaultValue={given?.reason}
							/>
						</label>
						<button className={controls.button} type="submit" name="verdict" value="incorrect">
							Ask for another one
						</button>
					</form>
				</div>
			</details>
			{quick.map(({ verdict, words, key }) => (
				<form key={verdict} method="post">
					<Hidden document={document} seen={seen} />
					<button className={controls.button} type="submit" name="verdict" value={verdict} data-key={key}>
						{words} <KeyCaps keys={key.toUpperCase()} />
					</button>
				</form>
			))}
		</>
	);
}

type HiddenProps = { document: OfficeDocument; seen: Verdict | null; box?: string | undefined };

function Hidden({ document, seen, box }: HiddenProps) {
	return (
		<>
			<input type="hidden" name="act" value="judge" />
			<input type="hidden" name="subject" value={document.key} />
			<input type="hidden" name="seen" value={seen ?? ""} />
			<input type="hidden" name="box" data-box="" defaultValue={box} />
		</>
	);
}
