import { type ComponentType, createElement, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";

/** The components that React runs in the browser on pages that only inform. They use no router and no `useId`. */
const components = {
	"quick-enquiry": () => import("#src/enquiries/forms/quick-enquiry.tsx").then((module) => module.QuickEnquiry),
	contact: () => import("#src/enquiries/forms/contact-form.tsx").then((module) => module.ContactForm),
	"success-result": () => import("#src/site/results/success-result.tsx").then((module) => module.SuccessResult),
	"unpaid-result": () => import("#src/site/results/unpaid-result.tsx").then((module) => module.UnpaidResult),
	sidebar: () => import("#src/enquiries/forms/sidebar-form.tsx").then((module) => module.SidebarForm),
};

export type IslandName = keyof typeof components;
export type IslandProps<Name extends IslandName> =
	Awaited<ReturnType<(typeof components)[Name]>> extends ComponentType<infer Props> ? Props : never;

/**
 * Lets React take over an island's markup.
 * @returns once its code is at work
 */
export async function wakeIsland(element: Element, name: IslandName, props: object): Promise<void> {
	const Component = (await components[name]()) as ComponentType<object>;
	await new Promise<void>((resolve) => {
		function Island() {
			const [mounted, setMounted] = useState(false);
			useEffect(() => setMounted(true), []);
			// A component may change once it is mounted, such as a form that stops the browser from checking it.
			useEffect(() => {
				if (mounted) resolve();
			}, [mounted]);
			return createElement(Component, props);
		}
		hydrateRoot(element, createElement(Island));
	});
}
