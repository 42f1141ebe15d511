import { useSchool } from "#src/site/school/use-school.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** For browsers without JavaScript, which the form with uploads needs. */
export function WithoutScript({ paperForm }: { paperForm?: string | undefined }) {
	const { identity } = useSchool();
	return (
		<noscript>
			<Notice tone="alert" title="This form needs JavaScript">
				<p>
					Your browser has it switched off. Please switch it on and reload. Or apply on paper:{" "}
					{paperForm && (
						<>
							print{" "}
							<a href={paperForm} type="application/pdf">
								the form as a PDF
							</a>
							, or{" "}
						</>
					)}
					<a href={`mailto:${identity.email}?subject=${encodeURIComponent("Application form on paper")}`}>
						write to {identity.email}
					</a>{" "}
					or call <a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>, and we send it by post.
					Below are the questions of its first step.
				</p>
			</Notice>
		</noscript>
	);
}
