import { announceWhenIdle } from "./announce-when-idle.ts";
import { followApplyChoice } from "./apply-choice.ts";
import { moveCarousels } from "./carousels.ts";
import { askForConsent } from "./consent-question.ts";
import { countUp } from "./counters.ts";
import { followDropdowns } from "./dropdowns.ts";
import { fetchAheadOfForms } from "./fetch-ahead.ts";
import { offerFilms } from "./films.ts";
import { forgetParameters } from "./forget-parameters.ts";
import { playHeroFilm } from "./hero-film.ts";
import { wakeIslands } from "./islands.ts";
import { installOfflineWorker } from "./offline-worker.ts";
import { readyEvent } from "./page-code-contract.ts";
import { closePanels } from "./panels.ts";
import { followScrolling } from "./scrolling.ts";
import { showWaiting } from "./waiting.ts";

/**
 * The code of every page for visitors: small enhancements of markup that works without them. Each finds its elements
 * by a data attribute. Where React takes the page over, they run first, on elements that React never renders again.
 */
const enhancements = [
	followDropdowns,
	closePanels,
	followApplyChoice,
	fetchAheadOfForms,
	followScrolling,
	askForConsent,
	showWaiting,
	wakeIslands,
	forgetParameters,
	installOfflineWorker,
	countUp,
	moveCarousels,
	offerFilms,
	announceWhenIdle,
	// It comes last, since it weighs most.
	playHeroFilm,
];

for (const enhance of enhancements) enhance();
// Where React takes the page over, it is ready later.
if (!("__reactRouterContext" in window)) dispatchEvent(new Event(readyEvent));
