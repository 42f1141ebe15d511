import { createContext } from "react";
import { createContext as createRequestContext } from "react-router";

/** What a page under rendering has inline: recorded where it is rendered, for the page's security policy. */
export type InlineCode = {
	/** Whether React takes the page over, so that `<Scripts>` adds code of its own. */
	hydrated: boolean;
	scripts: string[];
	styles: string[];
	/** @param files addresses of built style sheets, such as "/static/css/frame.css" @returns their text */
	readStyles: (files: readonly string[]) => string;
};

/** Passes it to the renderer with the request. */
export const inlineCodeOfRequest = createRequestContext<InlineCode | undefined>(undefined);

/** Passes it to the components. Undefined in the browser. */
export const InlineCodeContext = createContext<InlineCode | undefined>(undefined);
