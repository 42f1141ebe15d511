import { Icon } from "#src/ui/icon.tsx";

/** A list's feed or calendar, to subscribe to. */
export function FollowLink({ href, children }: { href: string; children: string }) {
	return (
		<p className={`not-printed above-5`}>
			<a className="target" href={href}>
				<Icon name="download" />
				{children}
			</a>
		</p>
	);
}
