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

export function Hero({ draftCounts }: { draftCounts: DraftedApplications }) {
	const messages = useMessages(homeMessages);
	const { identity, home, site } = useSchool();
	return (
		<section data-surface="shola" className={styles.hero} aria-labelledby="hero-title">
			<PageGrid plain className={styles.sheet}>
				<h1 id="hero-title" className={styles.title}>
					{identity.tagline}
				</h1>
				{!site.placeholders.has("home") && <p className={styles.lead}>{home.lead}</p>}
				<WelcomeBack {...draftCounts} />
				<div className={`not-printed ${styles.actions}`}>
					<ButtonLink href={paths.academic} tone="action" className={styles.apply}>
						{messages.applyNow}
					</ButtonLink>
					{!useHiddenPages().has(paths.programmes) && (
						<ButtonLink href={paths.programmes} tone="onDark">
							{messages.seeProgrammes}
						</ButtonLink>
					)}
				</div>
				<PlaceLine className={styles.place} />
			</PageGrid>
			{home.film && <HeroFilm film={home.film} />}
		</section>
	);
}
