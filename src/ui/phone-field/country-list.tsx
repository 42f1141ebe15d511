import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { fieldsMessages } from "#src/school/messages/sets/forms/field-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import type { Country } from "./countries.ts";
import styles from "./country-list.module.css";
import { findCountries } from "./find-countries.ts";
import type { DialCountry } from "./number.ts";

/** Pause in typing after which the search runs. */
const searchDelayMs = 250;

type ListProps = { id: string; chosenCountry: DialCountry; onChoose: (country: Country) => void };

/** A search field over the list of countries. The focus stays in the field: arrows move in the list, Enter chooses. */
export function CountryList({ id, chosenCountry, onChoose }: ListProps) {
	const messages = useMessages(fieldsMessages);
	const [typed, setTyped] = useState("");
	const [search, setSearch] = useState("");
	const countries = findCountries(search);
	const [active, setActive] = useState(() => countries.findIndex(({ iso2 }) => iso2 === chosenCountry.iso2));
	const field = useRef<HTMLInputElement>(null);
	const list = useRef<HTMLDivElement>(null);
	const optionId = ({ iso2 }: Country) => `${id}-${iso2}`;
	const current = countries[active];

	useEffect(() => {
		field.current?.focus({ preventScroll: true });
		const [shown, option] = [list.current, list.current?.querySelector<HTMLElement>("[data-active]")];
		if (shown && option) shown.scrollTop = option.offsetTop - (shown.clientHeight - option.offsetHeight) / 2;
		shown?.parentElement?.scrollIntoView({ block: "nearest" });
	}, []);
	useEffect(() => {
		if (typed === search) return;
		const timer = setTimeout(() => {
			setSearch(typed);
			setActive(0);
		}, searchDelayMs);
		return () => clearTimeout(timer);
	}, [typed, search]);
	useEffect(() => {
		const shownList = list.current;
		const option = shownList?.children[active];
		if (shownList && option instanceof HTMLElement) bringIntoView(shownList, option);
	}, [active]);

	const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };
	const press = (event: KeyboardEvent) => {
		const step = steps[event.key];
		if (step !== undefined && countries.length > 0) {
			event.preventDefault();
			const next = active + step;
			// Single steps wrap around at the ends; pages stop there.
			setActive(
				Math.abs(step) === 1
					? (next + countries.length) % countries.length
					: Math.min(Math.max(0, next), countries.length - 1),
			);
		}
		if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
		event.preventDefault();
		const match = typed === search ? current : findCountries(typed)[0];
		if (match) onChoose(match);
	};

	return (
		<>
			<label htmlFor={`${id}-search`} className="below-1 small strong block">
				{messages.countrySearch}
			</label>
			<input
				ref={field}
				id={`${id}-search`}
				type="text"
				role="combobox"
				aria-expanded="true"
				aria-autocomplete="list"
				aria-controls={`${id}-list`}
				aria-activedescendant={current && optionId(current)}
				autoComplete="off"
				spellCheck={false}
				enterKeyHint="done"
				className={styles.search}
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={press}
			/>
			<div ref={list} id={`${id}-list`} role="listbox" aria-label={messages.countries} className={styles.list}>
				{countries.map((country, index) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the search field
					<div
						key={country.iso2}
						id={optionId(country)}
						role="option"
						tabIndex={-1}
						aria-selected={country.iso2 === chosenCountry.iso2}
						data-active={index === active || undefined}
						className={styles.option}
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => onChoose(country)}
					>
						<span className={styles.iso} aria-hidden="true">
							{country.iso2.toUpperCase()}
						</span>
						<span>{country.name}</span>
						<span className={styles.code}>{`+${country.dialCode}`}</span>
					</div>
				))}
			</div>
			{countries.length === 0 && <p className={styles.none}>{messages.noCountry}</p>}
			<VisuallyHidden>
				<span role="status">{search === "" ? "" : messages.matchCount({ length: countries.length })}</span>
			</VisuallyHidden>
		</>
	);
}

/** Scrolls the list, not the page. */
function bringIntoView(list: HTMLElement, option: HTMLElement) {
	const top = option.offsetTop;
	const bottom = top + option.offsetHeight;
	if (top < list.scrollTop) list.scrollTop = top;
	else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
