import { routeAt } from "#src/office/route-at.ts";
import * as officePaths from "#src/office-paths.ts";

/** Pages in front of the office, which are open to everyone. */
export const signInRoutes = [
	routeAt(officePaths.setup(), "sign-in/welcome-page.tsx", { id: "setup" }),
	routeAt(officePaths.invitation(":token"), "sign-in/welcome-page.tsx", { id: "invitation" }),
	routeAt(officePaths.signIn(), "sign-in/sign-in-page.tsx"),
	routeAt(officePaths.second(), "sign-in/second-step-page.tsx"),
	routeAt(officePaths.enrol(), "sign-in/enrol-page.tsx"),
	routeAt(officePaths.proof(), "sign-in/proof-page.tsx"),
	routeAt(officePaths.schoolAccount(), "sign-in/school-account-route.ts"),
	routeAt(officePaths.schoolAccountReturn, "sign-in/school-account-page.tsx"),
	routeAt(officePaths.passkeyOptions, "sign-in/passkey-options-route.ts"),
	routeAt(officePaths.signOut, "sign-in/sign-out-route.ts"),
];

/** Pages about members, in the office's frame. */
export const memberRoutes = [
	routeAt(officePaths.me, "me/me-page.tsx"),
	routeAt(officePaths.members, "settings/members/members-page.tsx"),
	routeAt(officePaths.integrations, "settings/integrations/integrations-page.tsx"),
	routeAt(officePaths.webhooks, "settings/webhooks/webhooks-page.tsx"),
	routeAt(officePaths.webhook(":id"), "settings/webhooks/webhook-page.tsx"),
];
