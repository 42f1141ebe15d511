import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import * as paths from "#src/paths.ts";
import { Approvals } from "#src/site/approvals/approvals.tsx";
import { FloatingLayer } from "#src/site/floating/floating-layer.tsx";
import { Footer } from "#src/site/footer/footer.tsx";
import { isApplying } from "#src/site/page-table.ts";
import { useScrollbarRoom } from "#src/ui/feedback/use-scrollbar-room.ts";
import { Header } from "./header.tsx";
import { Pending, usePending } from "./pending.tsx";
import { SkipLink } from "./skip-link.tsx";

/** Header, main part, footer and floating layer of every page for visitors. */
export function Shell({ children }: { children: ReactNode }) {
	const { pathname, hash } = useLocation();
	useScrollbarRoom();
	useEffect(() => {
		navigator.serviceWorker?.register(paths.offlineWorker).catch(() => {});
	}, []);
	const pending = usePending();
	const main = useRef<HTMLElement>(null);
	const shownPath = useRef(pathname);
	useEffect(() => {
		if (shownPath.current === pathname) return;
		shownPath.current = pathname;
		// As after a full page load, focus moves to the beginning of the page.
		if (hash || !main.current) return;
		main.current.ariaLabel = document.title;
		main.current.focus({ preventScroll: true });
	}, [pathname, hash]);
	return (
		<Approvals>
			<SkipLink />
			<Header />
			<main ref={main} id="main" tabIndex={-1} inert={pending.covered} aria-busy={pending.loading || undefined}>
				{children}
			</main>
			<Pending {...pending} />
			<Footer inert={pending.covered} />
			<FloatingLayer withApply={!isApplying(pathname)} />
		</Approvals>
	);
}
