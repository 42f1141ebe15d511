import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import styles from "./key-list.module.css";
import type { Place } from "./places.ts";

const everywhere = [
	["Ctrl K", "find a person or a page"],
	["Z", "undo your last action"],
	["Esc", "go back, or close"],
	["?", "this list"],
] as const;

/**
 * Opens the list of keys that work on every page; those of a page are at its foot and on its buttons. Single keys rest
 * in fields and can be switched off in the profile.
 */
export function KeyList({ places }: { places: readonly Place[] }) {
	return (
		<>
			<button type="button" className={styles.open} popoverTarget="all-keys" data-key="?">
				<KeyCaps keys="?" /> all keys
			</button>
			<section id="all-keys" popover="auto" className={`${layout.titled} ${styles.list}`} aria-label="Keys">
				<KeyGroup
					name="Places"
					keys={places.filter(({ key }) => key.startsWith("g ")).map(({ key, name }) => [key.toUpperCase(), name])}
				/>
				<KeyGroup name="Everywhere" keys={everywhere} />
				<p>
					Other keys are on their buttons, and at the foot of each page. Single keys don’t work while you type.{" "}
					<a href={officePaths.me}>Turn off single keys</a>
				</p>
			</section>
		</>
	);
}

function KeyGroup({ name, keys }: { name: string; keys: readonly (readonly [caps: string, words: string])[] }) {
	return (
		<div>
			<h2>{name}</h2>
			<dl className={layout.facts}>
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
