import { pageMeta } from "#src/site/head/meta.ts";
import { ResultFrame } from "#src/site/results/result-frame.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { buttonClassName } from "#src/ui/button.tsx";
import type { Route } from "./+types/offline.ts";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "No network",
		description: "The page that was asked for could not be fetched.",
		unlisted: true,
	});

/** Shown by the service worker for a page that could not be fetched. It works without scripts, and at any address. */
export default function Offline() {
	const { identity } = useSchool();
	return (
		<ResultFrame
			title="No network"
			label="This page could not be fetched"
			lead={
				<>
					<p>
						Your device has no connection at the moment, or the connection does not reach us. What you have entered in
						an application is kept on this device.
					</p>
					<p>
						The admissions office can be rung on{" "}
						<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>.
					</p>
					{/* The service worker puts what is saved on the device in place of this element. */}
					<div data-saved-pages />
				</>
			}
			actions={
				// biome-ignore lint/a11y/useValidAnchor: the address that was asked for, whichever it is
				<a href="" className={buttonClassName({ tone: "action" })}>
					Try again
				</a>
			}
		/>
	);
}
