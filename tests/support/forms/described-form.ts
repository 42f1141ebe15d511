import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import type { TestApp } from "#tests/support/server/app.ts";

type Described = {
	title: string;
	properties: Record<string, { const?: string; enum?: string[]; description?: string }>;
	required: string[];
};

/** Returns what the API's document says of an application form now. */
export async function describedForm({ app }: Pick<TestApp, "app">, type: string): Promise<Described | undefined> {
	const { paths } = (await app.inject("/api/docs/json")).json();
	const { schema } = paths[apiUrl(apiPaths.applicationAdd)].post.requestBody.content["multipart/form-data"];
	return schema.oneOf.find(({ properties }: Described) => properties.application_type?.const === type);
}
