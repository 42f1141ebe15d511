/**
 * Switches of the patches to React Router; see docs/decisions. With all of them off, the site works as React Router
 * ships it. A build with `VITE_REACT_ROUTER_PATCHES=off` has them off.
 */
export type Switches = {
	/** A page's styles come inside its HTML; see inline-styles.tsx. */
	inlineStyles: boolean;
	/** A page's code starts once the page has loaded; see deferred-start.ts. */
	deferredStart: boolean;
};

const on = import.meta.env.VITE_REACT_ROUTER_PATCHES !== "off";

export const switches: Switches = { inlineStyles: on, deferredStart: on };
