import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./key-list.module.css";
import type { Place } from "./places.ts";

/** All keys, by where they work. */
const groups = [
	{
		name: "Everywhere",
		keys: [
			["Ctrl K", "find a person or a page"],
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
			["H", "hide a line until tomorrow"],
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
			["R E W", "in Document requests: remind, set another day, withdraw"],
			["F", "filter"],
			["N", "new, in content lists"],
			["/", "search"],
		],
	},
	{
		name: "In a case",
		keys: [
			["1 – 9", "document"],
			["+ −", "larger, smaller"],
			["T", "turn"],
			["B", "draw a frame: arrow keys move it, Shift and arrow keys size it"],
			["A", "verify the document, or take the next step"],
			["I U O", "incorrect, unreadable, outdated"],
			["D", "request a document"],
			["M", "assign the case"],
			["J K", "next case, previous case"],
			["S", "status"],
			["W", "write to the sender"],
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
export function KeyList({ places }: { places: readonly Place[] }) {
	return (
		<>
			<button type="button" className={styles.open} popoverTarget="all-keys" data-key="?">
				<KeyCaps keys="?" /> all keys
			</button>
			<section id="all-keys" popover="auto" className={styles.list} aria-label="Keys">
				<KeyGroup
					name="Places"
					keys={places.filter(({ key }) => key.startsWith("g ")).map(({ key, name }) => [key.toUpperCase(), name])}
				/>
				{groups.map(({ name, keys }) => (
					<KeyGroup key={name} name={name} keys={keys} />
				))}
				<p>
					Single keys don’t work while you type. <a href={officePaths.me}>Turn off single keys</a>
				</p>
			</section>
		</>
	);
}

function KeyGroup({ name, keys }: { name: string; keys: readonly (readonly [caps: string, words: string])[] }) {
	return (
		<div>
			<h2>{name}</h2>
			<dl>
				{keys.map(([caps, words]) => (
					<div key={words}>
						<dt>
							<span className={controls.hidden}>{caps}</span>
							<KeyCaps keys={caps} />
						</dt>
						<dd>{words}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
