import { Link } from "react-router";
import { ButtonLink } from "#src/ui/button.tsx";
import { Logo } from "#src/ui/logo.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
import { nameLines } from "./name-lines.ts";
import { apply } from "./navigation.ts";
import { SidePanel } from "./side-panel.tsx";
import { TopBar } from "./top-bar.tsx";
import { WideNav } from "./wide-nav.tsx";

export function Header() {
	return (
		<header className={styles.header}>
			<TopBar />
			<Sheet plain className={styles.row}>
				<Link to="/" prefetch="intent" className={styles.home}>
					<Logo lines={nameLines} />
				</Link>
				<WideNav />
				<ButtonLink to={apply.to} tone="action" className={styles.apply}>
					{apply.words}
				</ButtonLink>
				<SidePanel />
				<MobileMenu />
			</Sheet>
		</header>
	);
}
