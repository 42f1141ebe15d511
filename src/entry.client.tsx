import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { guardChunks } from "./react-router-patches/chunk-guard.ts";

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
