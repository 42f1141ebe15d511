import { Progress } from "#src/ui/feedback/progress.tsx";
import type { Sending } from "./use-submit.ts";
import type { ChosenFiles } from "./use-uploads.ts";

/** How far the form is on its way, in words and as a bar. */
export function SendingProgress({ sending, files, noun }: { sending: Sending; files: ChosenFiles; noun: string }) {
	if (sending === "documents") {
		const shares = Object.values(files).map((file) => (file.state === "sending" ? file.share : 1));
		return (
			<Progress
				label="Sending your documents"
				value={shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)}
			/>
		);
	}
	if (sending < 1) return <Progress label={`Sending your ${noun}`} value={sending} />;
	return <Progress label="Sent. Waiting for the school’s confirmation" />;
}
