import type { Keys } from "#src/content/content-type.ts";
import type { ProjectFields } from "#src/content/projects/projects.ts";

export type ProjectSummary = Pick<
	ProjectFields & Keys,
	"slug" | "title" | "student" | "programme" | "semester" | "studio" | "picture" | "picture_alt"
>;

/** Selects what a tile shows of a project. */
export function summarizeProject({
	slug,
	title,
	student,
	programme,
	semester,
	studio,
	picture,
	picture_alt,
}: ProjectFields & Keys): ProjectSummary {
	return { slug, title, student, programme, semester, studio, picture, picture_alt };
}
