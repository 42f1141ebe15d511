import * as officePaths from "#src/office-paths.ts";

const beatMs = 30_000;

/** Tells the office that somebody looks at this page, as long as it is to be seen. */
export function startPresence() {
	setInterval(() => {
		if (document.visibilityState !== "visible") return;
		const body = new URLSearchParams({ path: location.pathname });
		void fetch(officePaths.here, { method: "POST", body, keepalive: true }).catch(() => {});
	}, beatMs);
}
