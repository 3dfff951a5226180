export default { dialect: "postgresql", schema: "./src/db/tables/*.ts", out: "./src/db/migrations" };
