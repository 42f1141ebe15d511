import { type ReactNode, use } from "react";
import { Links, Meta, Outlet, useRouteError } from "react-router";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import * as paths from "#src/paths.ts";
import { FailurePage } from "./errors/failure-page.tsx";
import { PageScript } from "./frame/page-script.tsx";
import { IdentityContext } from "./frame/use-identity.ts";

/** The document of every page of the office. No style or script is inline, as its policy demands. */
export function Layout({ children }: { children: ReactNode }) {
	return (
		<html lang="en-IN" data-contours={use(IdentityContext)?.contours ? "" : undefined}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="robots" content="noindex" />
				<meta name="theme-color" content="#173a2e" />
				<link rel="icon" href={paths.icon} type="image/svg+xml" />
				<Meta />
				<Links />
				<PageScript />
			</head>
			<body>{children}</body>
		</html>
	);
}

export default function Root() {
	return <Outlet />;
}

export function ErrorBoundary() {
	return <FailurePage error={useRouteError()} />;
}
