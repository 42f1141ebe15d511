import { addDays, dayAtSchool, startOfDay } from "#src/calendar/day.ts";
import * as paths from "#src/paths.ts";
import { siteServices } from "#src/site/context.server.ts";
import type { Route } from "./+types/security-txt.ts";
import { answerFile } from "./feed-response.server.ts";

/** RFC 9116 recommends less than a year, so that a stored copy is not trusted for long. */
const validDays = 180;

/** /.well-known/security.txt: to whom a fault is told. @see https://www.rfc-editor.org/rfc/rfc9116 */
export function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const { identity } = services.school;
	const until = startOfDay(addDays(dayAtSchool(services.now()), validDays));
	const lines = [
		`Contact: mailto:${identity.securityEmail ?? identity.email}`,
		`Contact: ${services.siteUrl}${paths.contact}`,
		`Expires: ${new Date(until).toISOString()}`,
		"Preferred-Languages: en",
		`Canonical: ${services.siteUrl}${paths.securityTxt}`,
		"",
	];
	return answerFile(services, "text/plain; charset=utf-8", async () => lines.join("\n"));
}
