import { useRef, useState } from "react";
import type { ApiResult } from "#src/api-client/api-result.ts";
import type { DraftHandle } from "./local-draft.ts";
import { createDraft } from "./server-draft.ts";

export type DraftHandleState = ReturnType<typeof useDraftHandle>;

/** The handle of the server draft, which is created when it is first needed. */
export function useDraftHandle(applicationType = "") {
	const [value, setValue] = useState<DraftHandle>();
	/** Current handle, for callbacks that run between two renders. */
	const latest = useRef<DraftHandle>(undefined);
	const creating = useRef<Promise<ApiResult<string>>>(undefined);

	const set = (next: DraftHandle | undefined) => {
		latest.current = next;
		setValue(next);
	};
	return {
		value,
		set,
		current: () => latest.current,
		/** The draft's token. With `renew`, the token of a new draft, because the current one no longer exists. */
		getToken: (renew = false): Promise<ApiResult<string>> => {
			if (!renew && latest.current) return Promise.resolve({ ok: true, status: 200, data: latest.current.token });
			creating.current ??= createDraft(applicationType).then((created) => {
				creating.current = undefined;
				if (!created.ok) return created;
				set({ token: created.data.token, revision: 0, dirty: false });
				return { ...created, data: created.data.token };
			});
			return creating.current;
		},
	};
}
