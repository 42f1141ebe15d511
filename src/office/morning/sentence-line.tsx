import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import type { Sentence } from "./morning-facts.ts";
import styles from "./morning-page.module.css";

/** A number that hangs, the sentence that goes on from it, and the act that ends it; the first one's is red. */
export function SentenceLine({
	sentence: { count, text, detail, act },
	first,
}: {
	sentence: Sentence;
	first: boolean;
}) {
	return (
		<li className={styles.line} data-row="">
			<b>{count.toLocaleString("en-IN")}</b>
			<div>
				<p>{text}</p>
				<p>
					{detail.map(({ text, href }) =>
						href ? (
							<a key={text} href={href}>
								{text}
							</a>
						) : (
							text
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
		</li>
	);
}
