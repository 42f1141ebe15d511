import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Building } from "#src/ui/hut/hut.tsx";
import { ResultFrame } from "./result-frame.tsx";

/** A result's page in a tab that has sent no application: what it is for. */
export function NoApplication({ title, children }: { title: string; children: ReactNode }) {
	return (
		<ResultFrame
			title={title}
			label="For applicants"
			drawing={<Building stage={0} />}
			lead={
				<>
					{children}
					<p>
						If you have applied, our mail has your reference and a link: it shows what we received, how the fee stands,
						and the receipt.
					</p>
				</>
			}
			actions={
				<>
					<ButtonLink href={paths.applicationLink} tone="action">
						Send me my link
					</ButtonLink>
					<ButtonLink href={paths.contact}>Ask the admissions desk</ButtonLink>
					<ButtonLink href={paths.home}>Back to home</ButtonLink>
				</>
			}
		/>
	);
}
