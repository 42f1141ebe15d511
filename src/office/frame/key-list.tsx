import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import styles from "./key-list.module.css";

/** All keys, by where they work. */
const groups = [
	{
		name: "Everywhere",
		keys: [
			["Ctrl K", "find a person or a page"],
			["G T", "Today"],
			["G D", "All cases"],
			["G J", "Document review"],
			["G R", "Document requests"],
			["G V", "Interviews"],
			["G O", "Offers and seats"],
			["G A", "Campus tours"],
			["G C", "Content"],
			["G S", "Saved replies"],
			["G W", "Stage messages"],
			["[", "collapse or expand the sidebar"],
			["Z", "undo your last action"],
			["Esc", "go back, or close"],
			["?", "this list"],
		],
	},
	{
		name: "Today",
		keys: [
			["Enter", "main action"],
			["J K", "down, up"],
		],
	},
	{
		name: "In a list",
		keys: [
			["J K", "next row, previous row"],
			["Enter", "open"],
			["X", "select"],
			["Shift J", "extend the selection"],
			["A", "assign"],
			["S", "status"],
			["T", "tag"],
			["D", "request a document"],
			["C", "change the stage"],
			["R E W", "in Document requests: remind, change the due date, cancel"],
			["F", "filter"],
			["N", "new, in content lists"],
			["/", "search"],
		],
	},
	{
		name: "In a case",
		keys: [
			["1 – 9", "document"],
			["+ −", "zoom in, zoom out"],
			["T", "rotate"],
			["B", "mark an area: arrow keys move it, Shift and arrow keys resize it"],
			["A", "verify the document, or take the next step"],
			["I U O", "incorrect, unreadable, outdated"],
			["D", "request a document"],
			["M", "assign the case"],
			["J K", "next case, previous case"],
			["S", "status"],
			["W", "email the sender"],
			["N", "note"],
		],
	},
	{
		name: "In a text",
		keys: [
			["Ctrl B", "bold"],
			["Ctrl I", "italic"],
			["Ctrl K", "link to a page"],
			["Enter", "next list item, or end the list"],
			["Ctrl Enter", "publish"],
			["Esc", "back to the list"],
		],
	},
] as const;

/** Opens the list of keys. Single keys rest in fields and can be switched off in the profile. */
export function KeyList() {
	return (
		<>
			<button type="button" className={styles.open} popoverTarget="all-keys" data-key="?">
				<KeyCaps keys="?" /> all keys
			</button>
			<section id="all-keys" popover="auto" className={`${layout.titled} ${styles.list}`} aria-label="Keys">
				{groups.map(({ name, keys }) => (
					<div key={name}>
						<h2>{name}</h2>
						<dl className={layout.facts}>
							{keys.map(([caps, label]) => (
								<div key={label}>
									<dt>
										<span className={controls.hidden}>{caps}</span>
										<KeyCaps keys={caps} />
									</dt>
									<dd>{label}</dd>
								</div>
							))}
						</dl>
					</div>
				))}
				<p>
					Single keys don’t work while you type. <a href={officePaths.me}>Turn off single keys</a>
				</p>
			</section>
		</>
	);
}
