import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { OfficeIcon, type OfficeIconName } from "#src/office/parts/office-icon.tsx";
import styles from "./markdown-toolbar.module.css";

type Tool = { does: string; label: string; icon: OfficeIconName | "H" | "B" | "I"; keys?: string };

const tools: readonly Tool[] = [
	{ does: "heading", label: "Heading", icon: "H" },
	{ does: "bold", label: "Bold", icon: "B", keys: "Control+B" },
	{ does: "italic", label: "Italic", icon: "I", keys: "Control+I" },
	{ does: "link", label: "Link", icon: "link", keys: "Control+K" },
	{ does: "list", label: "List", icon: "list" },
	{ does: "numbered", label: "Numbered list", icon: "numbers" },
	{ does: "quote", label: "Quotation", icon: "quote" },
	{ does: "picture", label: "Photo", icon: "media" },
	{ does: "table", label: "Table", icon: "table" },
];

/** Buttons that write Markdown; code shows them. */
export function MarkdownToolbar({ label, controlId }: { label: string; controlId: string }) {
	return (
		<div role="toolbar" className={styles.tools} aria-label={`${label}: format`} aria-controls={controlId} hidden>
			{tools.map(({ does, label, icon, keys }) => (
				<button
					key={does}
					type="button"
					className={controls.button}
					data-quiet=""
					data-does={does}
					aria-label={label}
					title={label}
					aria-keyshortcuts={keys}
				>
					{icon.length === 1 ? <Letter letter={icon} /> : <OfficeIcon name={icon as OfficeIconName} />}
				</button>
			))}
			<span className={styles.end}>
				Markdown · <KeyCaps keys="Ctrl K" /> link
			</span>
		</div>
	);
}

function Letter({ letter }: { letter: string }) {
	return (
		<b className={styles.letter} data-slant={letter === "I" ? "" : undefined} aria-hidden="true">
			{letter}
		</b>
	);
}
