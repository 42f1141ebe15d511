import { formatWeekdayDay } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { homeMessages } from "#src/school/messages/sets/home-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { PlaceLine } from "#src/site/footer/place-line.tsx";
import type { DraftedApplications } from "#src/site/home/welcome-back/drafted-applications.server.ts";
import { WelcomeBack } from "#src/site/home/welcome-back/welcome-back.tsx";
import { useHiddenPages } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./hero.module.css";
import { HeroFilm } from "./hero-film.tsx";
import { HillScene } from "./hill-scene.tsx";
import type { Light } from "./light.ts";

type HeroProps = {
	draftCounts: DraftedApplications;
	/** Light on the hill, for a school that draws it. */
	light: Light | undefined;
};

/** The head of the home page: on the hill in its light, with the film in the ground, or on the film. */
export function Hero({ draftCounts, light }: HeroProps) {
	const messages = useMessages(homeMessages);
	const { identity, home, site } = useSchool();
	const isDark = light === undefined || light.light === "night";
	const hidden = useHiddenPages();
	const actions = (
		<div className={`not-printed ${styles.actions}`}>
			<ButtonLink href={paths.academic} tone="action" className={styles.apply}>
				{messages.applyNow}
			</ButtonLink>
			{!hidden.has(paths.programmes) && (
				<ButtonLink href={paths.programmes} tone="onDark">
					{messages.seeProgrammes}
				</ButtonLink>
			)}
		</div>
	);
	return (
		<section
			data-surface={isDark ? "shola" : undefined}
			data-light={light?.light}
			className={styles.hero}
			aria-labelledby="hero-title"
		>
			<PageGrid plain className={styles.sheet}>
				<h1 id="hero-title" className={styles.title}>
					{identity.tagline}
				</h1>
				{!site.placeholders.has("home") && <p className={styles.lead}>{home.lead}</p>}
				{light && <LightNow light={light} />}
				<WelcomeBack {...draftCounts} />
				{!light && actions}
				<div data-surface="shola" className={styles.ground}>
					{light && <HillScene />}
					{light && actions}
					{light && home.film && <HeroFilm film={home.film} />}
					<PlaceLine className={styles.place} />
				</div>
			</PageGrid>
			{!light && home.film && <HeroFilm film={home.film} />}
		</section>
	);
}

/** The day, when the light changes, and what the school has measured in this month. */
function LightNow({ light: { day, next, time, month } }: { light: Light }) {
	const messages = useMessages(homeMessages);
	const { home } = useSchool();
	const measured = home.weather?.find((each) => each.month === month);
	return (
		<p className={`small ${styles.now}`}>
			<strong>{`${formatWeekdayDay(day)}. ${messages[next]({ time })}`}</strong>
			{measured && <span>{measured.text}</span>}
		</p>
	);
}
