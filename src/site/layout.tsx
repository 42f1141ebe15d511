import { Outlet } from "react-router";
import "./offline/saved-copy.css";
import "./shell/page-change.css";
import type { Route } from "./+types/layout.ts";
import { FailureScreen } from "./errors/failure-screen.tsx";
import { LogoPattern } from "./school/logo-pattern.tsx";
import { Shell } from "./shell/shell.tsx";

/** The layout of all pages for visitors. */
export default function SiteLayout() {
	return (
		<Shell>
			<LogoPattern />
			<Outlet />
		</Shell>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<Shell failed>
			<LogoPattern />
			<FailureScreen error={error} />
		</Shell>
	);
}
