type MarkProps = {
	className?: string | undefined;
	/** Strokes in a square of 40 units. */
	path: string;
	/** The address of a picture that is shown instead. */
	image: string | undefined;
	/** Way in which the picture fills a square. */
	fill: string;
	/** A colour behind the picture. */
	plate: string | undefined;
	/** Label of a picture that has the name in it: such a picture is four times as wide. */
	label?: string | undefined;
};

/** The mark of a school, in the colour of the text around it or as the picture has it. */
export function Mark({ className, path, image, fill, plate, label }: MarkProps) {
	if (image === undefined)
		return (
			<svg className={className} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
				<path d={path} />
			</svg>
		);
	const inset = plate === undefined ? 0 : 3;
	const width = label === undefined ? 40 : 160;
	return (
		<svg
			{...(label === undefined ? { className } : { width: "9rem", height: "2.25rem" })}
			viewBox={`0 0 ${width} 40`}
			role={label === undefined ? undefined : "img"}
			aria-label={label}
			aria-hidden={label === undefined ? true : undefined}
			focusable="false"
		>
			{plate !== undefined && <rect width={width} height="40" fill={plate} stroke="none" />}
			<image
				href={image}
				x={inset}
				y={inset}
				width={width - 2 * inset}
				height={40 - 2 * inset}
				preserveAspectRatio={label === undefined ? fill : "xMinYMid"}
			/>
		</svg>
	);
}
