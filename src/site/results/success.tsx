import * as paths from "#src/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Building } from "#src/ui/hut/hut.tsx";
import { type ResultContent, ResultFrame } from "./result-frame.tsx";

/** The content of /success, without its state. */
export function Success({ actions, ...content }: ResultContent) {
	return (
		<ResultFrame
			{...content}
			title="You're In!"
			label="Application received"
			drawing={<Building stage={2} />}
			lead={
				<>
					<p>Thank you for applying. Your application is with our admissions desk.</p>
					<p>
						{content.reference
							? "Keep the reference; we ask for it when you write or call."
							: "The reference is in the mail that we have sent you."}{" "}
						Press back to return home.
					</p>
				</>
			}
			actions={
				<>
					{actions}
					<ButtonLink href={paths.home}>Back to home</ButtonLink>
				</>
			}
		/>
	);
}
