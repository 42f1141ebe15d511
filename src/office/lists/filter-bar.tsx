import type { ReactNode } from "react";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import styles from "./filter-bar.module.css";
import { SearchButton } from "./search-button.tsx";

type Parameters = readonly (readonly [name: string, value: string])[];

type Props = {
	/** What is found: "cases". */
	of: string;
	/** Of the list. */
	address: string;
	/** The query's words, without the conditions. */
	words: string;
	/** Which words are understood: "name, phone or reference". */
	hint: string;
	/** What stays as it is while words are searched for. */
	rest: Parameters;
	/** The conditions, each with the address of the list without it. */
	chips?: readonly { name: string; words: string; without: string }[];
	/** Further conditions to choose from. */
	children?: ReactNode;
};

/** The conditions of a list as words that can be taken out, a field for more, and a form for those who click. */
export function FilterBar({ of, address, words, hint, rest, chips = [], children }: Props) {
	return (
		<div className={styles.bar}>
			<form method="get" action={address} className={styles.words} aria-label={`Search ${of}`}>
				<HiddenFields fields={rest} />
				{chips.length > 0 && (
					<ul className={styles.chips}>
						{chips.map((chip) => (
							<li key={chip.name} className={controls.chip}>
								<span>{chip.name}</span>
								<b>{chip.words}</b>
								<a href={chip.without} aria-label={`Remove ${chip.name}: ${chip.words}`}>
									<OfficeIcon name="close" />
								</a>
							</li>
						))}
					</ul>
				)}
				<SearchButton />
				<input
					type="search"
					name="q"
					defaultValue={words}
					placeholder={hint}
					aria-label={hint.charAt(0).toUpperCase() + hint.slice(1)}
					data-key="/"
					enterKeyHint="search"
					autoComplete="off"
					spellCheck={false}
				/>
			</form>
			{children && (
				<details className={controls.menu} data-menu="" data-side="end">
					<summary className={controls.button} data-key="f">
						<OfficeIcon name="plus" /> Filter <KeyCaps keys="F" />
					</summary>
					<div>{children}</div>
				</details>
			)}
		</div>
	);
}

type FormProps = { address: string; rest: Parameters; submit: string; children: ReactNode };

/** The form of further conditions. */
export function FilterForm({ address, rest, submit, children }: FormProps) {
	return (
		<form method="get" action={address} className={styles.form}>
			<HiddenFields fields={rest} />
			{children}
			<button className={controls.button} type="submit">
				{submit}
			</button>
		</form>
	);
}

type ChoiceProps = {
	name: string;
	label: string;
	value: string;
	options: Parameters;
};

/** One condition of that form. A value that is none of the options can be seen and left as it is. */
export function FilterChoice({ name, label, value, options }: ChoiceProps) {
	const known = value === "" || options.some(([each]) => each === value);
	return (
		<label>
			<span>{label}</span>
			<select className={controls.field} name={name} defaultValue={value}>
				<option value="">Any</option>
				{!known && <option value={value}>{value.replaceAll(",", " or ")}</option>}
				{options.map(([each, words]) => (
					<option key={each} value={each}>
						{words}
					</option>
				))}
			</select>
		</label>
	);
}

function HiddenFields({ fields }: { fields: Parameters }) {
	return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
