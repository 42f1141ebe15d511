import { playOddRequests } from "#tests/support/fuzz/play-odd-requests.ts";

playOddRequests("sqlite");
