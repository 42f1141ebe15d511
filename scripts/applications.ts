import { parseArgs } from "node:util";
import { type Stage, type StageDetails, stages } from "../src/admissions/applications/stage.ts";
import { changeStage, undoStage } from "../src/admissions/tracking/change-stage.server.ts";
import { listStages } from "../src/admissions/tracking/list-received.server.ts";
import { momentAtSchool } from "../src/calendar/day.ts";
import { readSchool } from "../src/content/school/read-school.server.ts";
import { keepSchool } from "../src/keep-school.ts";
import { schoolOf } from "../src/server/school/school.ts";
import { describeStage, stageTable } from "./applications/table.ts";
import { answerHelp, onDatabase, UsageError } from "./database.ts";

const usage = `school applications                                        lists applications with their stage, newest first
school applications --reference <number>                   shows one application, by its application number
school applications --reference <number> --stage <${stages.slice(1).join("|")}>
                                                           changes its stage. The applicant gets an email, except
                                                           for the stage reading
    --stage interview --at 2027-05-03T10:00 --place "…"    schedules an interview, with a time in IST and a place
    --stage offered --answer-by 2027-06-01                 offers a seat, with the last day to accept it
school applications --reference <number> --undo            undoes the last change of its stage`;

const actor = "operator";

function readArguments() {
	const word = { type: "string" } as const;
	const flag = { type: "boolean", default: false } as const;
	const options = {
		reference: word,
		stage: word,
		at: word,
		place: word,
		"answer-by": word,
		undo: flag,
	};
	try {
		return parseArgs({ options }).values;
	} catch (error) {
		throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
	}
}

type Arguments = ReturnType<typeof readArguments>;

function readStage({ stage }: Arguments): Stage {
	const knownStage = stages.find((each) => each === stage);
	if (!knownStage) throw new UsageError(`${stage} isn’t a stage. Choose one of these: ${stages.join(", ")}.`);
	return knownStage;
}

function readDetails(details: Arguments, stage: Stage): StageDetails {
	const { at: clock, place, "answer-by": answerBy } = details;
	if ((clock !== undefined || place !== undefined) && stage !== "interview")
		throw new UsageError("Use --at and --place only with --stage interview.");
	if (answerBy !== undefined && stage !== "offered") throw new UsageError("Use --answer-by only with --stage offered.");
	const at = clock === undefined ? undefined : momentAtSchool(clock);
	if (clock !== undefined && !at)
		throw new UsageError(`--at ${clock} isn’t a valid time. Write it as 2027-05-03T10:00.`);
	return {
		...(at && { at: at.toISOString() }),
		...(place !== undefined && { place }),
		...(answerBy !== undefined && { answerBy }),
	};
}

answerHelp(usage);
await onDatabase(async (db, settings) => {
	const givenArguments = readArguments();
	const { reference, stage, undo } = givenArguments;
	if (
		stage === undefined &&
		!undo &&
		[givenArguments.at, givenArguments.place, givenArguments["answer-by"]].some((each) => each !== undefined)
	)
		throw new UsageError(`Add --stage.\n\n${usage}`);
	if ((stage !== undefined || undo) && reference === undefined) throw new UsageError(`Add --reference.\n\n${usage}`);
	if (stage !== undefined && undo) throw new UsageError("Use --stage or --undo, not both.");
	const stages = await listStages(db, reference);
	const [application] = stages;
	if (reference !== undefined && !application)
		throw new UsageError(`We can’t find the application ${reference}. To list all, run school applications.`);
	if (!application || (stage === undefined && !undo)) return void process.stdout.write(stageTable(stages));

	const texts = await readSchool(db);
	keepSchool(texts);
	const school = schoolOf(settings, texts);
	const applicationId = application.id;
	const result = await db.transaction().execute(async (trx) => {
		if (undo) return undoStage(trx, school, { applicationId, actor }, new Date());
		const to = readStage(givenArguments);
		return changeStage(trx, school, { applicationId, to, details: readDetails(givenArguments, to), actor }, new Date());
	});
	if (!result.ok) throw new UsageError(result.message);
	const now = `${result.reference} is now: ${describeStage(result.standing)}.`;
	console.log(
		result.changed
			? `${now} If the site is stopped, emails about this are sent when you start it.`
			: `Nothing changed: ${result.reference} was already: ${describeStage(result.standing)}.`,
	);
});
