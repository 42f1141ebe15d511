import "./enhance/start.ts";
