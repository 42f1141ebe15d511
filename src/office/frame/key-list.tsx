import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./key-list.module.css";

/** All keys, by where they work. */
const groups = [
	{
		name: "Everywhere",
		keys: [
			["Ctrl K", "find a person or a place"],
			["G T", "today"],
			["G D", "the desk"],
			["G J", "triage"],
			["G R", "requests"],
			["G V", "interviews"],
			["G O", "offers and seats"],
			["G A", "who comes to see the campus"],
			["G C", "content"],
			["G S", "snippets"],
			["G W", "the words of stages"],
			["[", "the side as a rail, or open"],
			["Z", "undo what you did last"],
			["Esc", "back, or close"],
			["?", "this list"],
		],
	},
	{
		name: "Today",
		keys: [
			["Enter", "do the red one"],
			["J K", "down, up"],
			["H", "hide a sentence until tomorrow"],
		],
	},
	{
		name: "In a list",
		keys: [
			["J K", "next row, row before"],
			["Enter", "open"],
			["X", "pick"],
			["Shift J", "pick on"],
			["A", "assign"],
			["S", "state"],
			["T", "tag"],
			["D", "ask for a document"],
			["C", "change the stage"],
			["R E W", "in Requests: remind, another day, withdraw"],
			["F", "filter"],
			["N", "new, in lists of content"],
			["/", "words"],
		],
	},
	{
		name: "In a case",
		keys: [
			["1 – 9", "document"],
			["+ −", "larger, smaller"],
			["T", "turn"],
			["B", "mark a place: arrows move it, with Shift they size it"],
			["A", "accept the document, or the act that is next"],
			["I U O", "incorrect, unreadable, outdated"],
			["D", "ask for a document"],
			["M", "give the case to somebody"],
			["J K", "next case, case before"],
			["S", "state"],
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
			["Enter", "next item of a list, or its end"],
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
			<section id="all-keys" popover="auto" className={styles.list} aria-label="Keys">
				{groups.map(({ name, keys }) => (
					<div key={name}>
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
				))}
				<p>
					Keys rest while you type in a field. <a href={officePaths.me}>Switch single keys off</a>
				</p>
			</section>
		</>
	);
}
