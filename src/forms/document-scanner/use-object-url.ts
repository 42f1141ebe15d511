import { useEffect, useState } from "react";

/** An object URL for a blob, revoked when the blob changes or the component unmounts. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		const created = blob && URL.createObjectURL(blob);
		setUrl(created);
		return () => {
			if (created) URL.revokeObjectURL(created);
		};
	}, [blob]);
	return url;
}
