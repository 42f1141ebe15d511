import { useLocation } from "react-router";
import { translateText } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import { MobileMenu } from "#src/site/navigation/mobile-menu.tsx";
import { apply } from "#src/site/navigation/navigation.ts";
import { WideNav } from "#src/site/navigation/wide-nav.tsx";
import { Logo } from "#src/site/school/logo.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./header.module.css";
import { SidePanel } from "./side-panel.tsx";
import { TopBar } from "./top-bar.tsx";

/** Static without code; with `enhance/returning-header.ts` it comes back where the visitor scrolls up. */
export function Header() {
	const { pathname } = useLocation();
	return (
		<header data-header className={styles.header}>
			<TopBar />
			<PageGrid plain className={styles.row}>
				<a href={paths.home} className={styles.home}>
					<Logo />
				</a>
				<WideNav />
				<ButtonLink
					href={apply.to}
					tone="action"
					aria-current={pathname === apply.to ? "page" : undefined}
					className={styles.apply}
				>
					{translateText(apply.label)}
				</ButtonLink>
				<SidePanel />
				<MobileMenu />
			</PageGrid>
		</header>
	);
}
