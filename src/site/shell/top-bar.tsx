import { useLocation } from "react-router";
import { LanguageLinks } from "#src/site/language/language-links.tsx";
import { MenuLink } from "#src/site/navigation/menu-link.tsx";
import { SocialLinks } from "#src/site/school/social-links.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./top-bar.module.css";

export function TopBar() {
	const { identity, navigation } = useSchool();
	const { pathname } = useLocation();
	return (
		<div data-surface="shola" className={`not-printed ${styles.bar}`}>
			<PageGrid plain className={styles.row}>
				<SocialLinks />
				<ul className={styles.links}>
					{navigation.topBar.map((item) => (
						<li key={item.label} className={styles.page}>
							<MenuLink item={item} pathname={pathname} className={styles.link} />
						</li>
					))}
					<LanguageLinks className={styles.link} />
					<li>
						<a href={`tel:${identity.phone.replaceAll(" ", "")}`} className={styles.link}>
							{identity.phone}
						</a>
					</li>
				</ul>
			</PageGrid>
		</div>
	);
}
