import { openingSoonMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { LogoPattern } from "#src/site/school/logo-pattern.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import type { Route } from "./+types/opening-soon.ts";
import styles from "./opening-soon.module.css";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ identity }, messagesOf) => ({
		title: messagesOf(openingSoonMessages).pageTitle({ name: identity.name }),
		description: messagesOf(openingSoonMessages).description({ name: identity.name }),
		unlisted: true,
	}));

/** Throws a 404 once the site is open, because the page exists only until then. */
export function loader({ context }: Route.LoaderArgs) {
	const { open, placeholders } = context.get(siteServices).school.site;
	if (open) throw new Response(null, { status: 404 });
	return { isNamed: !placeholders.has("identity") };
}

/** Page that visitors see at every address until an owner opens the site: without menus, which would lead back here. */
export default function OpeningSoon({ loaderData: { isNamed } }: Route.ComponentProps) {
	const messages = useMessages(openingSoonMessages);
	const { name, phone, email, address } = useSchool().identity;
	const ways = [
		{ label: messages.phone, value: <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a> },
		{ label: messages.email, value: <a href={`mailto:${email}`}>{email}</a> },
		{ label: messages.address, value: [...address.lines, `${address.region} ${address.postalCode}`].join(", ") },
	];
	return (
		<main data-surface="shola" className={styles.page}>
			<LogoPattern />
			<ResultFrame
				title={isNamed ? name : messages.title}
				label={messages.label}
				lead={<p>{isNamed ? messages.lead : messages.unnamedLead}</p>}
				facts={isNamed ? ways : []}
			/>
		</main>
	);
}
