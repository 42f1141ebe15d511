import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import {
	type RequestQuery,
	type RequestState,
	requestParameters,
	requestStates,
} from "#src/admissions/requests/request-query.ts";
import { FilterBar, FilterChoice, FilterForm } from "#src/office/lists/filter-bar.tsx";
import { StateTabs } from "#src/office/lists/state-tabs.tsx";
import * as officePaths from "#src/office-paths.ts";
import { documentChoices, formTitle } from "./document-choices.ts";
import { channelWords, stateWords } from "./document-request-words.ts";
import { requestsAddress } from "./request-address.ts";

type Props = { query: RequestQuery; counts: Record<RequestState, number> };

/** The states with their numbers, words to search for, and what else narrows the list. */
export function RequestFilter({ query, counts }: Props) {
	const kept = requestParameters(query);
	const chip = (name: keyof RequestQuery, words: string) => ({
		name,
		words,
		without: requestsAddress(query, { [name]: undefined }),
	});
	const chips = [
		query.channel && chip("channel", channelWords[query.channel]),
		query.document && chip("document", titleOfDocument(query.document)),
		query.type && chip("type", formTitle(query.type)),
	].filter((each) => typeof each === "object");
	return (
		<>
			<StateTabs
				tabs={requestStates.map((state) => ({
					words: stateWords[state],
					address: requestsAddress(query, { state }),
					here: state === query.state,
					count: counts[state],
				}))}
			/>
			<FilterBar
				of="requests"
				address={officePaths.requests()}
				words={query.words}
				hint="name, phone or reference"
				rest={kept.filter(([name]) => name !== "q" && name !== "page")}
				chips={chips}
			>
				<MoreConditions query={query} />
			</FilterBar>
		</>
	);
}

const titleOfDocument = (field: string) => documentChoices.find((each) => each.field === field)?.label ?? field;

function MoreConditions({ query }: { query: RequestQuery }) {
	const rest = requestParameters(query).filter(([name]) => name === "state" || name === "q");
	return (
		<FilterForm address={officePaths.requests()} rest={rest} submit="Show these requests">
			<FilterChoice
				name="document"
				label="Document"
				value={query.document ?? ""}
				options={documentChoices.map(({ field, label }) => [field, label] as const)}
			/>
			<FilterChoice
				name="type"
				label="Programme"
				value={query.type ?? ""}
				options={Object.keys(applicationForms).map((type) => [type, formTitle(type)] as const)}
			/>
			<FilterChoice name="channel" label="How" value={query.channel ?? ""} options={Object.entries(channelWords)} />
		</FilterForm>
	);
}
