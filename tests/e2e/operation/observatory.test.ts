import { expect, it } from "vitest";
import { apiDocs, apiRoot } from "#src/api-paths.ts";
import { listedPages } from "#src/listed-pages.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { policyFor } from "#src/server/http/security.ts";
import { scoreByObservatory } from "#tests/support/server/observatory.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ SITE_URL: "https://school.example", PAYMENTS: "sandbox" });

it("every kind of answer has an A+ by the rules of the HTTP Observatory", async () => {
	const others = ["/nowhere", "/application/unknown", paths.health, `${apiRoot}/nowhere`, `${apiDocs}/json`];
	const office = [officePaths.home, officePaths.signIn(), `${officePaths.home}/nowhere`];
	const all = [...listedPages.map(([path]) => path), paths.privacyRequests, ...others, ...office];
	const scores = await Promise.all(
		all.map(async (path) => {
			const { headers } = await fetch(site.url + path, { redirect: "manual" });
			return { path, ...scoreByObservatory(headers) };
		}),
	);
	// 100, and 10 for the policy, 5 for the referrer, 5 for frames by the policy, 10 for resources.
	const docs = `${apiDocs}/json`;
	expect(scores.filter(({ path, score }) => score !== 130 && path !== docs)).toEqual([]);
	// The reader of the API's description needs styles of its own.
	expect(scores.find(({ path }) => path === docs)).toMatchObject({ score: 120, parts: { policy: 0 } });
});

it("so have the pages that open Razorpay's checkout, which needs styles of its own", async () => {
	const { headers } = await fetch(site.url);
	const withCheckout = new Headers(headers);
	withCheckout.set("content-security-policy", policyFor(paths.barchApplication, { scripts: [], styles: [] }, true));
	expect(scoreByObservatory(withCheckout)).toMatchObject({ score: 120, parts: { policy: 0 } });
	expect(scoreByObservatory(new Headers({ "content-security-policy": "default-src *" })).score).toBeLessThan(50);
});
