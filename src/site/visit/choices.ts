import { translateText } from "#src/languages/language.ts";
import type { Visits } from "#src/school/visits.ts";
import type { VisitChoices } from "#src/visits/forms/visit-config.ts";
import type { FreeTour } from "#src/visits/places.server.ts";
import { describeTour } from "#src/visits/tours.ts";

/** Returns what the form offers: the tours that are not full, and how many people may come with one booking. */
export function choicesOf({ mostPeople }: Visits, tours: readonly FreeTour[]): VisitChoices {
	const free = tours.filter(({ placesLeft }) => placesLeft > 0);
	return {
		tours: free.map(({ key, placesLeft }) => ({
			value: key,
			label: `${describeTour(key)} (${describePlaces(placesLeft)})`,
		})),
		people: Array.from({ length: mostPeople }, (_, index) => ({
			value: String(index + 1),
			label: index === 0 ? translateText("Just me") : countIn("{count} people", index + 1),
		})),
	};
}

/** "3 places left" */
export function describePlaces(places: number): string {
	if (places === 0) return translateText("full");
	return places === 1 ? translateText("one place left") : countIn("{count} places left", places);
}

const countIn = (text: string, count: number) => translateText(text).replace("{count}", String(count));
