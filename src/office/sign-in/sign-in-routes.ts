import { route } from "@react-router/dev/routes";

/** Pages in front of the office, which are open to everybody. */
export const signInRoutes = [
	route("setup", "sign-in/welcome-page.tsx", { id: "setup" }),
	route("invitation/:token", "sign-in/welcome-page.tsx", { id: "invitation" }),
	route("sign-in", "sign-in/sign-in-page.tsx"),
	route("sign-in/second", "sign-in/second-step-page.tsx"),
	route("enrol", "sign-in/enrol-page.tsx"),
	route("proof", "sign-in/proof-page.tsx"),
	route("school-account", "sign-in/school-account-route.ts"),
	route("school-account/return", "sign-in/school-account-page.tsx"),
	route("passkey-options", "sign-in/passkey-options-route.ts"),
	route("sign-out", "sign-in/sign-out-route.ts"),
];

/** Pages about members, in the office's frame. */
export const memberRoutes = [
	route("me", "me/me-page.tsx"),
	route("settings/members", "settings/members/members-page.tsx"),
];
