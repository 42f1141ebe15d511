import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { guardChunks } from "./react-router-patches/chunk-guard.ts";
import { switches } from "./react-router-patches/switches.ts";

if (switches.chunkGuard) guardChunks();
startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});
