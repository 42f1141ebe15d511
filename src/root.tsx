import type { ReactNode } from "react";
import { Meta, Outlet } from "react-router";
import { schoolAdmissionMessages } from "./admissions/season/season-messages.ts";
import { english, languageNow } from "./languages/language.ts";
import * as paths from "./paths.ts";
import "./ui/styles/tokens.css";
import "./ui/styles/fonts.css";
import "./ui/styles/base.css";
import "./ui/styles/utilities.css";
import type { Route } from "./+types/root.ts";
import { PageStyles } from "./react-router-patches/inline-styles.tsx";
import { iconAddress } from "./school/icons.ts";
import type { RootData } from "./site/admissions/use-admissions.ts";
import { siteServices } from "./site/context.server.ts";
import { FailureScreen } from "./site/errors/failure-screen.tsx";
import { LanguageAlternates } from "./site/language/language-alternates.tsx";
import { LanguageStyles } from "./site/language/language-styles.tsx";
import { PageCode } from "./site/page-code/page-code.tsx";
import { withSchool } from "./site/school/school-in.ts";
import { SchoolStyles } from "./site/school/school-styles.tsx";
import { fontOf } from "./site/school/school-typeface.ts";
import { useSchool } from "./site/school/use-school.ts";
import { Shell } from "./site/shell/shell.tsx";

/** Requests come with the public address of the site. */
export function loader({ request, context }: Route.LoaderArgs): RootData {
	const { admissions, now, school } = context.get(siteServices);
	const season = schoolAdmissionMessages(admissions, now());
	return withSchool(school, { siteUrl: new URL(request.url).origin, admissions: season });
}

/** The document, for every audience. */
export function Layout({ children }: { children: ReactNode }) {
	const { identity } = useSchool();
	const font = fontOf(identity.typeface);
	const { tag, dates, ones } = languageNow();
	return (
		<html
			lang={tag === english ? "en-IN" : tag}
			data-dates={dates && JSON.stringify(dates)}
			data-ones={ones?.join(" ")}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" content={identity.colours.shola} />
				<link rel="icon" href={iconAddress(identity, "icon.svg")} type="image/svg+xml" />
				<link rel="apple-touch-icon" href={iconAddress(identity, "apple-touch-icon.png")} />
				<link rel="manifest" href={paths.manifest} />
				<Meta />
				<LanguageAlternates />
				{/* The headings' font; the text's is found in the inline styles. */}
				{font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
				<PageStyles />
				<SchoolStyles />
				<LanguageStyles />
			</head>
			<body>
				{children}
				<PageCode />
			</body>
		</html>
	);
}

export default function Root() {
	return <Outlet />;
}

/** Shows the site's own shell for addresses without a route, and for failures outside of any layout. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<Shell>
			<FailureScreen error={error} />
		</Shell>
	);
}
