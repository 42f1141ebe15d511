import { useEffect, useState } from "react";

/** An address for what lies in memory, for as long as it is shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		const made = blob && URL.createObjectURL(blob);
		setUrl(made);
		return () => {
			if (made) URL.revokeObjectURL(made);
		};
	}, [blob]);
	return url;
}
