import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyContextConfig, FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { allScopes, scopeLabels } from "#src/accounts/api-tokens/api-token.ts";
import { apiDocs, apiUrl, applicationAdd } from "#src/api-paths.ts";
import type { ApiFacts } from "#src/server/school/api-facts.ts";
import { xmlText } from "#src/site/feeds/xml.ts";
import { commonHeaders, commonResponses, withCommonResponses } from "./common-responses.ts";
import { withExamples } from "./examples.ts";
import { introduction } from "./introduction.ts";
import { punctuateSchema } from "./punctuation.ts";
import { describedWebhooks } from "./webhooks.ts";

/** The plugin's own policy would allow other hosts, and upgrade to HTTPS where there is none. */
const documentPolicy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data:",
	"connect-src 'self'",
	"base-uri 'none'",
	"frame-ancestors 'self'",
].join("; ");

const tags = [
	{
		name: "Applications",
		description: "Applications for admission: submit one, follow its stage, add documents, answer an offer",
	},
	{ name: "Privacy", description: "Requests about personal data" },
	{
		name: "Drafts",
		description:
			"Applications that aren’t submitted yet. Start a draft, save answers and files, then submit it with `POST " +
			`${apiUrl(applicationAdd)}\`.`,
	},
	{ name: "Content", description: "Published content: news, events, staff and more" },
	{ name: "Forms", description: "Enquiries, messages, campus tours, job applications and alumni" },
	{
		name: "Payment",
		description:
			"The application fee and the seat acceptance fee. To pay one, create the order, open the checkout with it, and " +
			"verify what it returns. If that was lost, refresh the status.",
	},
	{
		name: "Integrations",
		description:
			"Read and change office data with an integration token. An item has a draft and a published version: create or " +
			"update the draft, then publish it.",
	},
];

type DescribeRoute = typeof jsonSchemaTransform;

/** Adds to a route's schema what follows from the route: the operation's id, and that it wants a token. */
const describeRoute: DescribeRoute = (route) => {
	const described = jsonSchemaTransform(route);
	const { method, schema } = route.route;
	const { config = {} } = route.route;
	const { scope } = config;
	const { headers = {}, querystring, body, params, response } = described.schema;
	const wantsToken = JSON.stringify(headers).includes('"authorization"');
	const namesSender = senderFields.test(JSON.stringify([headers, querystring, body]));
	return {
		...described,
		schema: {
			operationId: operationId([method].flat()[0] ?? "", route.url),
			...(wantsToken && { security: [{ applicantToken: [] }] }),
			...(scope && { security: [{ integrationToken: scope === "none" ? [] : [scope] }] }),
			...described.schema,
			...punctuateSchema({ headers, querystring, body, params }),
			...(scope && scope !== "none" && { description: `${schema?.description} Needs the scope \`${scope}\`.` }),
			response: punctuateSchema(withCauses(response, { ...config, namesSender })),
			...(schema?.hide && { hide: true }),
		},
	};
};

/** Fields by which the limits tell senders apart. */
const senderFields = /"(?:authorization|application|email|phone|phone_no|contact)":/;

type Answer = { description?: string; type?: string; properties?: Record<string, { description?: string }> };

/** Default description of a successful response. */
function meaningOf({ type, properties = {} }: Answer): string {
	if (type === "array") return "The list, as a bare array";
	if ("payload" in properties) return "One page of results in `data`. Totals are in `payload.pagination`";
	return properties.data?.description ?? "Success. There’s no `data`";
}

/** The responses of a route, each with its cause in words. */
function withCauses(responses: unknown, config: Parameters<typeof causeOf>[1]) {
	const all = Object.entries((responses ?? {}) as Record<string, Answer>);
	return Object.fromEntries(
		all.map(([status, schema]) => [status, { description: causeOf(status, config) ?? meaningOf(schema), ...schema }]),
	);
}

/** Such as "getWebsiteNewsView_primaryId" of GET /api/v1/website/news/view/:primaryId. */
function operationId(method: string, url: string): string {
	const words = url.replace(/^\/api\/v1\//, "").split(/[/-]/);
	const name = words.map((word) => (word.startsWith(":") ? `_${word.slice(1)}` : capitalize(word))).join("");
	return `${method.toLowerCase()}${name}`;
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function describeScopes(): string {
	const lines = allScopes.map((scope) => `- \`${scope}\`: ${scopeLabels[scope]}`);
	return ["An integration token, which an owner creates in the office. Its scopes:", "", ...lines].join("\n");
}

/**
 * OpenAPI 3.1 from the routes' schemas: a page at /api/docs, JSON at /api/docs/json. The routes are described once,
 * what follows from the school's texts whenever the document is asked for.
 */
export async function documentApi(app: FastifyInstance, readFacts?: () => ApiFacts) {
	await app.register(swagger, {
		openapi: {
			openapi: "3.1.0",
			info: {
				title: "API",
				description: introduction,
				version: "1",
				license: { name: "MIT", url: "https://opensource.org/license/mit" },
			},
			servers: [{ url: "/", description: "This site" }],
			tags,
			webhooks: describedWebhooks,
			components: {
				securitySchemes: {
					applicantToken: {
						type: "http",
						scheme: "bearer",
						description: "An applicant token. It gives access to one draft or application.",
					},
					integrationToken: { type: "http", scheme: "bearer", description: describeScopes() },
				},
				headers: commonHeaders,
				responses: commonResponses,
			},
			// Some routes require a token; all others are public.
			security: [],
		},
		transform: describeRoute,
	});
	await app.register(swaggerUi, {
		routePrefix: apiDocs,
		staticCSP: documentPolicy,
		uiConfig: { docExpansion: "list" },
		theme: {
			// Hides the bar with the logo of a library and a field for the documents of other sites.
			css: [{ filename: "without-bar.css", content: ".swagger-ui .topbar { display: none }" }],
			/** Read with each page, since the office may rename the school. */
			get title() {
				return readFacts ? xmlText(titleOf(readFacts().school)) : "API";
			},
		},
		transformSpecification: (document) => {
			if (!readFacts) return withExamples(withCommonResponses(document));
			const facts = readFacts();
			return withInstead(withExamples(withCommonResponses(describedFor(document, facts))), facts.instead);
		},
	});
}

const titleOf = (school: string) => `${school}: API`;

type Body = { requestBody?: { content?: Record<string, { schema?: object }> } };
type Document = {
	paths?: Record<string, { post?: Body }>;
	info?: { title: string; contact?: { name: string; email: string } };
	tags?: { name: string; description?: string }[];
};

/** The document with what is true of the school now. */
function describedFor<ApiDocument extends object>(
	document: ApiDocument,
	{ school, email, applications, requests }: ApiFacts,
) {
	const { info, tags: described = [], ...rest }: Document = withRequests(document, requests);
	return {
		...rest,
		info: { ...info, title: titleOf(school), contact: { name: school, email } },
		tags: described.map(({ name, description }) =>
			name === "Applications" ? { name, description: `${description}. ${applications}` } : { name, description },
		),
	};
}

/** The document with what these addresses take of this school. */
function withRequests(document: Document, requests: ApiFacts["requests"]): Document {
	const { paths = {} } = document;
	const changed = Object.entries(requests).map(([path, request]) => {
		const { post, ...others } = paths[path] ?? {};
		const { $schema: _, ...schema } = punctuateSchema(z.toJSONSchema(request, { io: "input" }));
		const content = Object.entries(post?.requestBody?.content ?? {}).map(([type, body]) => [type, { ...body, schema }]);
		return [
			path,
			{ ...others, post: { ...post, requestBody: { ...post?.requestBody, content: Object.fromEntries(content) } } },
		];
	});
	return { ...document, paths: { ...paths, ...Object.fromEntries(changed) } };
}

/** The document with other words in place of those in its examples. */
function withInstead<ApiDocument>(document: ApiDocument, instead: ApiFacts["instead"]): ApiDocument {
	const say = (text: string) => instead.reduce((result, [example, own]) => result.replaceAll(example, own), text);
	return JSON.parse(JSON.stringify(document), (_, value) => (typeof value === "string" ? say(value) : value));
}

/** Meaning of a status wherever a route does not describe it itself. */
const causes: Readonly<Record<string, string>> = {
	202: "Accepted. Emails are sent in the background",
	303: "Redirects the browser to the page that shows the outcome",
	400: "The body was cut off or isn’t valid `multipart/form-data`. Fix it and send it again",
	413: "The body is too large",
	415: "The body isn’t `multipart/form-data`",
	422: "A field, parameter or header is missing or invalid. `errors` has the reason for each",
	503: "Payments are turned off, or the payment provider can’t be reached. Try again in a minute",
};

type RouteConfig = Pick<FastifyContextConfig, "rateLimit" | "senderLimit"> & { namesSender: boolean };

/**
 * The cause of a status in words.
 * @param config the route's, for its limits; empty for a status that needs own words
 */
function causeOf(status: string, { rateLimit, senderLimit, namesSender }: RouteConfig): string | undefined {
	if (status !== "429" || !rateLimit) return causes[status];
	const perAddress = senderLimit ? `, and ${rateLimit.max} per IP address` : "";
	const limit = namesSender
		? `${senderLimit?.max ?? rateLimit.max} in 10 minutes per sender${perAddress}`
		: `${rateLimit.max} in 10 minutes per IP address`;
	return `Too many requests. The limit is ${limit}. Wait the number of seconds in \`Retry-After\``;
}
