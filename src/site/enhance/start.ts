import { reportFailures } from "#src/health/failures/report-failures.ts";
import { readyEvent } from "#src/react-router-patches/page-code-contract.ts";
import { followApplyChoice, hideBesideOwnActs } from "./apply-choice.ts";
import { openApprovals } from "./approvals.ts";
import { askForConsent } from "./consent-question.ts";
import { followDropdowns } from "./dropdowns.ts";
import { fetchAheadOfForms } from "./fetch-ahead.ts";
import { forgetParameters } from "./forget-parameters.ts";
import { installOfflineWorker } from "./install-offline-worker.ts";
import { wakeIslands } from "./islands.ts";
import { allowLikelyPage } from "./likely-page.ts";
import { offerPrinting } from "./offer-printing.ts";
import { countAlumni } from "./pages/alumni-counts.ts";
import { announceWhenIdle } from "./pages/announce-when-idle.ts";
import { moveCarousels } from "./pages/carousels.ts";
import { countUp } from "./pages/counters.ts";
import { offerFilms } from "./pages/films.ts";
import { findQuestion } from "./pages/find-question.ts";
import { openGallery } from "./pages/gallery-links.ts";
import { playHeroFilm } from "./pages/hero-film.ts";
import { offerLiveMap } from "./pages/live-map.ts";
import { markMissingPictures } from "./pages/missing-pictures.ts";
import { playOwnFilms } from "./pages/own-films.ts";
import { offerPageActions } from "./pages/page-actions.ts";
import { showMoreInPlace } from "./pages/show-more.ts";
import { closePanels } from "./panels.ts";
import { returnHeader } from "./returning-header.ts";
import { followScrolling } from "./scrolling.ts";
import { stayInLanguage } from "./stay-in-language.ts";
import { showWaiting } from "./waiting.ts";

/**
 * The code of every page for visitors: small enhancements of markup that works without them. Each finds its elements
 * by a data attribute.
 */
const enhancements = [
	reportFailures,
	stayInLanguage,
	followDropdowns,
	closePanels,
	followApplyChoice,
	hideBesideOwnActs,
	fetchAheadOfForms,
	followScrolling,
	returnHeader,
	askForConsent,
	openApprovals,
	showMoreInPlace,
	openGallery,
	findQuestion,
	offerLiveMap,
	countAlumni,
	// Takes clicks that no other enhancement has taken.
	showWaiting,
	wakeIslands,
	forgetParameters,
	offerPrinting,
	offerPageActions,
	allowLikelyPage,
	installOfflineWorker,
	markMissingPictures,
	countUp,
	moveCarousels,
	offerFilms,
	playOwnFilms,
	announceWhenIdle,
	// The film comes last, because it weighs most.
	playHeroFilm,
];

for (const enhance of enhancements) enhance();
dispatchEvent(new Event(readyEvent));
