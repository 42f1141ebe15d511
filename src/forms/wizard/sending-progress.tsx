import { wizardWords } from "#src/school/words/sets/wizard-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { Progress } from "#src/ui/feedback/progress.tsx";
import type { SubmitProgress } from "./use-submit.ts";
import type { ChosenFiles } from "./use-uploads.ts";

type SendingProgressProps = { progress: SubmitProgress; files: ChosenFiles; noun: string };

export function SendingProgress({ progress, files, noun }: SendingProgressProps) {
	const words = useWords(wizardWords);
	if (progress === "documents") {
		const shares = Object.values(files).map((file) => (file.state === "sending" ? file.share : 1));
		return (
			<Progress
				label={words.sendingDocuments}
				value={shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)}
			/>
		);
	}
	if (progress < 1) return <Progress label={words.sendingForm({ noun })} value={progress} />;
	return <Progress label={words.awaitingConfirmation} />;
}
