import { ViewTransition } from "react";
import { Outlet, useLocation } from "react-router";
import "./shell/page-change.css";
import type { Route } from "./+types/layout.ts";
import { loadCheckoutPages } from "./application/checkout-document.ts";
import { FailureScreen } from "./errors/failure-screen.tsx";
import { Shell } from "./shell/shell.tsx";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadCheckoutPages];

/** The layout of all pages for visitors. One page fades into the next where the browser can; see page-change.css. */
export default function SiteLayout() {
	const { pathname } = useLocation();
	return (
		<Shell>
			<ViewTransition key={pathname} default="none" enter="page" exit="page">
				<div>
					<Outlet />
				</div>
			</ViewTransition>
		</Shell>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<Shell>
			<FailureScreen error={error} />
		</Shell>
	);
}
