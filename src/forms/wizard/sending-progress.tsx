import { Progress } from "#src/ui/feedback/progress.tsx";
import type { SubmitProgress } from "./use-submit.ts";
import type { ChosenFiles } from "./use-uploads.ts";

type SendingProgressProps = { progress: SubmitProgress; files: ChosenFiles; noun: string };

export function SendingProgress({ progress, files, noun }: SendingProgressProps) {
	if (progress === "documents") {
		const shares = Object.values(files).map((file) => (file.state === "sending" ? file.share : 1));
		return (
			<Progress
				label="Sending your documents"
				value={shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)}
			/>
		);
	}
	if (progress < 1) return <Progress label={`Sending your ${noun}`} value={progress} />;
	return <Progress label="Sent. Waiting for the school’s confirmation" />;
}
