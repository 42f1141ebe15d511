import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { guardChunks } from "./site/shell/chunks.ts";

guardChunks();
navigator.serviceWorker?.register("/offline-worker.js").catch(() => {});
startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});
