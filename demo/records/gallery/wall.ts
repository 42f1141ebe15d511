import type { WallSeed } from "../types.ts";

/** The entrance stair by a student or two of each year, oldest first. */
export const wall: WallSeed[] = [
	{
		year: 2008,
		credit: "Deepa Chandrasekar",
		hand: "Pencil, hatched",
		picture: {
			kind: "poster-stair",
			seed: 1,
			alt: "Wide stone stair up to a house with an arched door, hatched in pencil, with two people on it",
		},
	},
	{
		year: 2008,
		credit: "Latha Selvam",
		hand: "Pencil and a ruler, first week",
		picture: {
			kind: "poster-stair",
			seed: 2,
			alt: "Stair and house in a perspective that does not agree with itself, with a stick figure and a sun",
		},
	},
	{
		year: 2009,
		credit: "Joseph Mathew",
		hand: "Pen, section and plan",
		picture: {
			kind: "poster-stair",
			seed: 3,
			alt: "Section through ten steps and the house above them, and the plan below, in shaky pen",
		},
	},
	{
		year: 2010,
		credit: "Faizal Rahman",
		hand: "Charcoal",
		picture: {
			kind: "poster-stair",
			seed: 4,
			alt: "The stair from low down in charcoal, its treads wiped light, someone dark before the door",
		},
	},
	{
		year: 2011,
		credit: "Nithya Bhojan",
		hand: "Pencil, plan only",
		picture: {
			kind: "poster-stair",
			seed: 5,
			alt: "Plan in pencil: ten lines between two walls, and the house behind them",
		},
	},
	{
		year: 2012,
		credit: "Melvin Fernandes",
		hand: "Cut paper",
		picture: { kind: "poster-stair", seed: 6, alt: "The stair in layers of green paper, with lit windows" },
	},
	{
		year: 2013,
		credit: "Divya Nair",
		hand: "Chalk on black paper",
		picture: { kind: "poster-stair", seed: 7, alt: "The stair at night in chalk, windows yellow, one white figure" },
	},
	{
		year: 2014,
		credit: "Arun Kumar Mathi",
		hand: "One line, not lifted",
		picture: { kind: "poster-stair", seed: 8, alt: "The steps, door and roof in a single loose line" },
	},
	{
		year: 2014,
		credit: "Arul Prakash",
		hand: "Ballpoint on ruled paper, from a window",
		picture: { kind: "poster-stair", seed: 9, alt: "The stair from above, scribbled in blue ballpoint on ruled paper" },
	},
	{
		year: 2015,
		credit: "Shreya Banerjee",
		hand: "Computer, axonometric",
		picture: {
			kind: "poster-stair",
			seed: 10,
			alt: "The stair and its house lifted out of the hill and tinted flat, with a red roof",
		},
	},
	{
		year: 2016,
		credit: "Daniel Prakash",
		hand: "Watercolour",
		picture: {
			kind: "poster-stair",
			seed: 11,
			alt: "Watercolour of the stair under a blue sky, someone in red at its foot",
		},
	},
	{
		year: 2017,
		credit: "Kavya Rao",
		hand: "Linocut",
		picture: {
			kind: "poster-stair",
			seed: 12,
			alt: "Black and white print of the stair with rays behind the roof and two white figures",
		},
	},
	{
		year: 2018,
		credit: "Vivek Namboodiri",
		hand: "Dots",
		picture: { kind: "poster-stair", seed: 13, alt: "The stair in dots alone, close up, with one dark figure" },
	},
	{
		year: 2019,
		credit: "Nikhil Menon",
		hand: "Measured, 1 : 50",
		picture: {
			kind: "poster-stair",
			seed: 14,
			alt: "Measured section and plan with dimensions, and the ten risers as they were found",
		},
	},
	{
		year: 2019,
		credit: "Fathima Beevi",
		hand: "Marker and fine pen",
		picture: { kind: "poster-stair", seed: 15, alt: "The stair in grey and green marker, its handrail red" },
	},
	{
		year: 2020,
		credit: "Ezhil Nambi",
		hand: "Watercolour, from the first floor",
		picture: {
			kind: "poster-stair",
			seed: 16,
			alt: "The stair from an upper window in pale watercolour, with no one on it",
		},
	},
	{
		year: 2021,
		credit: "Abhirami Suresh",
		hand: "Steel pen, cold hands",
		picture: {
			kind: "poster-stair",
			seed: 17,
			alt: "The stair in blue pen, every line trembling, one person at the side",
		},
	},
	{
		year: 2022,
		credit: "Vaishnavi Sekaran",
		hand: "Only the people",
		picture: { kind: "poster-stair", seed: 18, alt: "Forty-two people in rows, one row to a step, and no stair" },
	},
	{
		year: 2022,
		credit: "Aditya Lingan",
		hand: "Newspaper, graph paper, scissors",
		picture: {
			kind: "poster-stair",
			seed: 19,
			alt: "Collage of the stair: walls of newsprint, treads of graph paper, a red sun",
		},
	},
	{
		year: 2023,
		credit: "Sharanya Iyer",
		hand: "Felt pen on tracing paper",
		picture: {
			kind: "poster-stair",
			seed: 20,
			alt: "The stair in red felt pen on yellow tracing paper, with an arrow up the middle",
		},
	},
	{
		year: 2024,
		credit: "Mohammed Aslam",
		hand: "Card model, photographed",
		picture: {
			kind: "poster-stair",
			seed: 21,
			alt: "Card model of the stair and the house on a table, lit from the left, with three red figures",
		},
	},
	{
		year: 2025,
		credit: "Roshni Mathew",
		hand: "Poster paint, after dinner",
		picture: {
			kind: "poster-stair",
			seed: 22,
			alt: "The stair at night in dark blue paint, door and windows orange, three figures",
		},
	},
	{
		year: 2025,
		credit: "Jebin Raj",
		hand: "Computer, every edge",
		picture: {
			kind: "poster-stair",
			seed: 23,
			alt: "All edges of the stair in thin blue lines, its treads in red, on a grid",
		},
	},
	{
		year: 2026,
		credit: "Keerthana Mohan",
		hand: "Red pencil",
		picture: { kind: "poster-stair", seed: 24, alt: "The stair hatched in red pencil, with two people on it" },
	},
];
