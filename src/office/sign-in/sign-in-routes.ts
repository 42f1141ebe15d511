import { route } from "@react-router/dev/routes";

/** Pages in front of the office, which are open to everybody. */
export const signInRoutes = [
	route("setup", "sign-in/welcome.tsx", { id: "setup" }),
	route("invitation/:token", "sign-in/welcome.tsx", { id: "invitation" }),
	route("sign-in", "sign-in/sign-in.tsx"),
	route("sign-in/second", "sign-in/second-step.tsx"),
	route("enrol", "sign-in/enrol.tsx"),
	route("proof", "sign-in/proof.tsx"),
	route("passkey-options", "sign-in/passkey-options.ts"),
	route("sign-out", "sign-in/sign-out.ts"),
];

/** Pages about members, in the office's frame. */
export const memberRoutes = [
	route("me", "me/me-page.tsx"),
	route("settings/members", "settings/members/members-page.tsx"),
];
