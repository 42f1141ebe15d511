import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { guardChunks } from "./site/shell/chunks.ts";
import { onFirstTouchOrIdle } from "./site/shell/first-touch.ts";

guardChunks();
onFirstTouchOrIdle(() =>
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
		);
	}),
);
