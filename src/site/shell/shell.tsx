import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ApplyDock } from "./apply-dock.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SkipLink } from "./skip-link.tsx";

/** Where the visitor is already applying, nothing floats over the form. */
const applying = /^\/(academic|application\/.*|[a-z]+-application|success|failure|cancel)$/;

/** What every page stands in. */
export function Shell({ children }: { children: ReactNode }) {
	const { pathname } = useLocation();
	return (
		<>
			<SkipLink />
			<Header />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Footer />
			{!applying.test(pathname) && <ApplyDock />}
		</>
	);
}
