import { createContext } from "react";
import { createContext as createRequestContext } from "react-router";

/** Inline code of a page being rendered: recorded where it is rendered, for the page's security policy. */
export type InlineCode = {
	/** The islands that wake as soon as the page has loaded, so that their code is fetched together with the page's. */
	eagerIslands: string[];
	scripts: string[];
	/** Messages that are in the page already, as `text.group.name`. */
	messages: Set<string>;
	styles: string[];
	/** @param source a picture's address without width and ending @returns its preview as a `data:` address */
	readPreview: (source: string) => string | undefined;
	/** @param files addresses of built style sheets, such as "/static/css/frame.css" @returns their text */
	readStyles: (files: readonly string[]) => string;
};

/** Passes it to the renderer with the request. */
export const inlineCodeOfRequest = createRequestContext<InlineCode | undefined>(undefined);

/** Passes it to the components. Undefined in the browser. */
export const InlineCodeContext = createContext<InlineCode | undefined>(undefined);
