import type { MessageSet } from "#src/school/messages/message-set.ts";

/** Messages of code that a page loads when it is needed. */
export const laterScriptMessages = {
	text: "frameMessages",
	group: "laterScripts",
	messages: {
		consentGiven: "Your current choice: accepted.",
		consentRefused: "Your current choice: declined.",
		tryAgain: "Try again",
		moreFailed: "We couldn’t load more {what}. Something went wrong on our side. Try again in a minute.",
		moreUnreachable:
			"We couldn’t load more {what}. The school’s server didn’t respond. Check your connection and try again.",
		moreLoaded: "{count} more {what}. {shown} of {total} shown.",
		linkCopied: "Link copied.",
		linkNotCopied: "We couldn’t copy the link. Copy it here: {link}",
		pageSaved: "Saved on this device. You can now open it without internet.",
		pageRemoved: "Removed from this device.",
		pageNotSaved: "We couldn’t save the page. Try again.",
		pageNotRemoved: "We couldn’t remove the page. Try again.",
		removePage: "Remove saved page",
		savedCopy: "Saved on {day}. It may have changed since then.",
		approvalsTitle: "Approval documents",
		closeApprovals: "Close the approval documents",
		loadingApprovals: "Loading the documents…",
		approvalsFailed: "We couldn’t load the documents.",
		checkConnection: "Check your connection and try again.",
		retry: "Try again",
		noApprovals: "There are no documents to show.",
		viewPdf: "View PDF<hidden>: {title} (opens in a new tab)</hidden>",
		openApproval: "Click on any tab to view the document",
		allApprovals: "All approvals, with numbers and validity",
		pictureCount: "{number} of {total}",
		silentFilm: "No sound. {description}",
		graduates:
			"{count, plural, one {<number>#</number> graduate has registered} other {<number>#</number> graduates have registered}}",
		graduatesOfCountries:
			"{count, plural, one {<number>#</number> graduate has registered} other {<number>#</number> graduates have registered}}, from {countries, plural, one {<number>#</number> country} other {<number>#</number> countries}}",
		playerTitle: "Video: {title}",
	},
} as const satisfies MessageSet;
