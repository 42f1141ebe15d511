import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import {
	type RequestQuery,
	type RequestState,
	requestParameters,
	requestStates,
} from "#src/admissions/requests/request-query.ts";
import filter from "#src/office/desk/filter/filter-bar.module.css";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import { SearchButton } from "#src/office/parts/search-button.tsx";
import * as officePaths from "#src/office-paths.ts";
import { documentChoices, formTitle } from "./document-choices.ts";
import { requestsAddress } from "./request-address.ts";
import styles from "./request-table.module.css";
import { channelWords, stateWords } from "./request-words.ts";

type Props = { query: RequestQuery; counts: Record<RequestState, number> };

/** The states with their numbers, words to search for, and what else narrows the list. */
export function RequestFilter({ query, counts }: Props) {
	const kept = requestParameters(query);
	const chips = [
		query.channel && { name: "channel", words: channelWords[query.channel], href: { channel: undefined } },
		query.document && { name: "document", words: titleOfDocument(query.document), href: { document: undefined } },
		query.type && { name: "type", words: formTitle(query.type), href: { type: undefined } },
	].filter((chip) => typeof chip === "object");
	return (
		<>
			<nav className={styles.states} aria-label="States">
				{requestStates.map((state) => (
					<a
						key={state}
						href={requestsAddress(query, { state })}
						aria-current={state === query.state ? "page" : undefined}
					>
						{stateWords[state]} <span>{counts[state].toLocaleString("en-IN")}</span>
					</a>
				))}
			</nav>
			<div className={filter.bar}>
				<form method="get" action={officePaths.requests()} className={filter.words} aria-label="Find requests">
					<SearchButton />
					{kept
						.filter(([name]) => name !== "q" && name !== "page")
						.map(([name, value]) => (
							<input key={name} type="hidden" name={name} value={value} />
						))}
					{chips.length > 0 && (
						<ul className={filter.chips}>
							{chips.map(({ name, words, href }) => (
								<li key={name} className={controls.chip}>
									<span>{name}</span>
									<b>{words}</b>
									<a href={requestsAddress(query, href)} aria-label={`Remove ${name}: ${words}`}>
										<OfficeIcon name="close" />
									</a>
								</li>
							))}
						</ul>
					)}
					<input
						type="search"
						name="q"
						defaultValue={query.words}
						placeholder="name, phone or reference"
						aria-label="Name, phone or reference"
						data-key="/"
						enterKeyHint="search"
						autoComplete="off"
						spellCheck={false}
					/>
				</form>
				<details className={controls.menu} data-menu="" data-side="end">
					<summary className={controls.button} data-key="f">
						<OfficeIcon name="plus" /> Filter <KeyCaps keys="F" />
					</summary>
					<div>
						<FilterForm query={query} />
					</div>
				</details>
			</div>
		</>
	);
}

const titleOfDocument = (field: string) => documentChoices.find((each) => each.field === field)?.label ?? field;

function FilterForm({ query }: { query: RequestQuery }) {
	const choices = [
		{
			name: "document",
			label: "Document",
			value: query.document,
			options: documentChoices.map(({ field, label }) => [field, label] as const),
		},
		{
			name: "type",
			label: "Programme",
			value: query.type,
			options: Object.keys(applicationForms).map((type) => [type, formTitle(type)] as const),
		},
		{ name: "channel", label: "How", value: query.channel, options: Object.entries(channelWords) },
	];
	const kept = requestParameters(query).filter(([name]) => name === "state" || name === "q");
	return (
		<form method="get" action={officePaths.requests()} className={filter.form}>
			{kept.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{choices.map(({ name, label, value, options }) => (
				<label key={name}>
					<span>{label}</span>
					<select className={controls.field} name={name} defaultValue={value ?? ""}>
						<option value="">Any</option>
						{options.map(([each, words]) => (
							<option key={each} value={each}>
								{words}
							</option>
						))}
					</select>
				</label>
			))}
			<button className={controls.button} type="submit">
				Show these requests
			</button>
		</form>
	);
}
