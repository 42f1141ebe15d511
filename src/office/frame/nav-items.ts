import { may, type Permission } from "#src/accounts/may.ts";
import type { Member } from "#src/accounts/member.ts";
import type { OfficeIconName } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";

/** An entry of the office's navigation. `key` opens it; `act` says who sees it, null for everyone. */
export type NavItem = {
	path: string;
	name: string;
	icon: OfficeIconName;
	key: string;
	act: Permission | null;
	/** Gone once the website is open. */
	untilOpen?: true;
};

/** Entries in the order of the frame. */
export const navItems: readonly NavItem[] = [
	{ path: officePaths.home, name: "Today", icon: "today", key: "g t", act: null },
	{
		path: officePaths.schoolSetup,
		name: "Set up",
		icon: "numbers",
		key: "g n",
		act: "identity.publish",
		untilOpen: true,
	},
	{ path: officePaths.cases(), name: "All cases", icon: "desk", key: "g d", act: "case.read" },
	{ path: officePaths.triage, name: "Document review", icon: "triage", key: "g j", act: "document.judge" },
	{ path: officePaths.requests(), name: "Document requests", icon: "asked", key: "g r", act: "document.read" },
	{ path: officePaths.interviews, name: "Interviews", icon: "calendar", key: "g v", act: "case.read" },
	{ path: officePaths.offers, name: "Offers", icon: "check", key: "g o", act: "case.read" },
	{ path: officePaths.visits(), name: "Campus tours", icon: "signpost", key: "g a", act: "visit.read" },
	{ path: officePaths.funnel(), name: "Funnel", icon: "funnel", key: "g f", act: "funnel.read" },
	{ path: officePaths.money(), name: "Money", icon: "money", key: "g y", act: "money.read" },
	{ path: officePaths.content, name: "Content", icon: "content", key: "g c", act: "news.draft" },
	{ path: officePaths.site, name: "Website text", icon: "site", key: "g h", act: "season.draft" },
	{ path: officePaths.find, name: "Search", icon: "search", key: "Ctrl K", act: "case.read" },
	{ path: officePaths.snippets(), name: "Saved replies", icon: "mails", key: "g s", act: "snippet.write" },
	{ path: officePaths.stageMessages(), name: "Stage messages", icon: "log", key: "g w", act: "status.write" },
	{ path: officePaths.media(), name: "Media", icon: "media", key: "g m", act: "media.upload" },
	{ path: officePaths.exports, name: "Exports", icon: "exports", key: "g e", act: "news.draft" },
	{ path: officePaths.privacy, name: "Privacy", icon: "privacy", key: "g k", act: "person.ask-erasure" },
	{ path: officePaths.integrations, name: "Integrations", icon: "key", key: "g i", act: "settings.write" },
	{ path: officePaths.jobs, name: "Background tasks", icon: "settings", key: "g q", act: "background.manage" },
	{ path: officePaths.health, name: "Health", icon: "health", key: "g l", act: "health.read" },
	{ path: officePaths.members, name: "Team", icon: "people", key: "g p", act: "member.manage" },
];

/** The entries that a member may open. @param isOpen visitors see the website */
export function navItemsOf(member: Pick<Member, "role" | "decides">, isOpen = true): NavItem[] {
	return navItems.filter(({ act, untilOpen }) => !(untilOpen && isOpen) && (act === null || may(member, act)));
}
