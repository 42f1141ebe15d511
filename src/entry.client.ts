import "./site/enhance/start.ts";
