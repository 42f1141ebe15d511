import { useLocation } from "react-router";
import { identity } from "#school/identity.ts";
import { ApprovalButton } from "#src/site/approvals/approval-button.tsx";
import { SocialLinks } from "#src/site/footer/social-links.tsx";
import { careers, studentStory } from "#src/site/navigation/navigation.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./top-bar.module.css";

export function TopBar() {
	const { pathname } = useLocation();
	return (
		<div data-surface="shola" className={styles.bar}>
			<PageGrid plain className={styles.row}>
				<SocialLinks />
				<ul className={styles.links}>
					{[careers, studentStory].map(({ label, to }) => (
						<li key={to} className={styles.page}>
							<a href={to} aria-current={pathname === to ? "page" : undefined} className={styles.link}>
								{label}
							</a>
						</li>
					))}
					<li className={styles.page}>
						<ApprovalButton className={styles.link}>Approval</ApprovalButton>
					</li>
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
