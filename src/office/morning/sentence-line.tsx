import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import type { Sentence } from "./morning-facts.ts";
import styles from "./morning-page.module.css";

/** A number that hangs, the sentence that goes on from it, and the act that ends it; the first one's is red. */
export function SentenceLine({
	sentence: { key, count, text, detail, act },
	first,
	hideKey,
}: {
	sentence: Sentence;
	first: boolean;
	/** The key hides this one until the focus is in another. */
	hideKey: boolean;
}) {
	return (
		<li className={styles.line} data-row="">
			<b>{count.toLocaleString("en-IN")}</b>
			<div>
				<p>{text}</p>
				<p>
					{detail.map(({ text: words, href }) =>
						href ? (
							<a key={words} href={href}>
								{words}
							</a>
						) : (
							words
						),
					)}
				</p>
			</div>
			<a
				className={controls.button}
				href={act.href}
				data-act={first ? "" : undefined}
				data-key={first ? "Enter" : undefined}
				data-does=""
			>
				<span>{act.label}</span>
				{first && <KeyCaps keys="Enter" />}
			</a>
			{key !== null && (
				<ActForm
					act="hide"
					action={`${officePaths.home}?index`}
					className={`${controls.note} ${layout.row} ${styles.hide}`}
				>
					<button
						type="submit"
						name="sentence"
						value={key}
						data-hide=""
						data-key={hideKey ? "h" : undefined}
						aria-label={`Hide until tomorrow: ${text}`}
					>
						Hide
					</button>
				</ActForm>
			)}
		</li>
	);
}
