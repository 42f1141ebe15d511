import familjen from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import { type ReactNode, ViewTransition } from "react";
import { Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import * as paths from "./paths.ts";
import "./ui/styles/tokens.css";
import "./ui/styles/fonts.css";
import "./ui/styles/base.css";
import "./site/shell/page-change.css";
import type { Route } from "./+types/root.ts";
import { PageStyles } from "./react-router-patches/inline-styles.tsx";
import { loadCheckoutPages } from "./site/application/checkout-document.ts";
import { FailureScreen } from "./site/errors/failure-screen.tsx";
import { Shell } from "./site/shell/shell.tsx";
import { Splash } from "./site/shell/splash.tsx";

/** The server hands requests over with the public address of the site in them. */
export function loader({ request }: Route.LoaderArgs) {
	return { siteUrl: new URL(request.url).origin };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadCheckoutPages];

export function Layout({ children }: { children: ReactNode }) {
	return (
		<html lang="en-IN">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" content="#173a2e" />
				<link rel="icon" href="/icon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
				<link rel="manifest" href={paths.manifest} />
				<Meta />
				{/* The face of the headings; the one of the text is found in the styles, which come with the page. */}
				<link rel="preload" href={familjen} as="font" type="font/woff2" crossOrigin="anonymous" />
				<PageStyles />
			</head>
			<body>
				<Shell>{children}</Shell>
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

/** One page fades into the next where the browser can; see page-change.css. */
export default function Root() {
	const { pathname } = useLocation();
	return (
		<ViewTransition key={pathname} default="none" enter="page" exit="page">
			<div>
				<Outlet />
			</div>
		</ViewTransition>
	);
}

export function HydrateFallback() {
	return <Splash />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <FailureScreen error={error} />;
}
