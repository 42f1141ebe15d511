import { useSearchParams } from "react-router";
import { Notice } from "#src/ui/notice.tsx";

/** How a form ended that was posted without scripts: the server sends the browser back here with `?sent=1` or `?sent=0`. */
export function SentWithoutScript({ taken, refused }: { taken: string; refused: string }) {
	const sent = useSearchParams()[0].get("sent");
	if (sent === "1") return <Notice tone="done" title={taken} />;
	if (sent !== "0") return null;
	return (
		<Notice tone="alert" title={refused}>
			<p>Something in the form was missing or could not be read. Go back with your browser: what you typed is still there.</p>
		</Notice>
	);
}
