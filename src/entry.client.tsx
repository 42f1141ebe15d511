import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import * as paths from "./paths.ts";
import { guardChunks } from "./react-router-patches/chunk-guard.ts";

guardChunks();
navigator.serviceWorker?.register(paths.offlineWorker).catch(() => {});
startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});
