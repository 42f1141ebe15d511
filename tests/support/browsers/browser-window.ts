/** A window of some browser: what its user does by mouse and keys, and a look at the page. */
export type BrowserWindow = {
	goto: (url: string) => Promise<void>;
	/** Runs a function in the page that refers to nothing outside it. */
	evaluate: <Given, Answer>(script: (given: Given) => Answer, given: Given) => Promise<Answer>;
	/** Clicks at a point, in pixels from the window's top left. */
	click: (x: number, y: number) => Promise<void>;
	/**
	 * Types into the element that has focus; "
	 * " is Enter.
	 */
	type: (text: string) => Promise<void>;
	chooseFile: (selector: string, path: string) => Promise<void>;
	saveScreenshot: (path: string) => Promise<void>;
	/** Console errors and warnings, uncaught errors, and requests to other hosts. */
	complaints: () => Promise<string[]>;
};

export type Size = { width: number; height: number };

/** Opens a window until the test has finished. @param url of the site */
export type OpenWindow = (url: string, size: Size) => Promise<BrowserWindow>;
