// What the linter holds the scripts of the pages and their tests to.

import js from "@eslint/js";
import globals from "globals";

const rules = {
  ...js.configs.recommended.rules,
  eqeqeq: "error",
  "no-shadow": ["error", { builtinGlobals: false }],
  "no-unused-vars": ["error", { ignoreRestSiblings: true }], // `{ left, ...seat }` leaves one out
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
  "prefer-template": "error",
};

// The tests run in Node; browser.mjs gives them these.
const page = { document: "readonly", localStorage: "readonly", window: "readonly" };
const inTests = { ...globals.node, ...page };

export default [
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["src/plansza/web/static/**/*.js"],
    languageOptions: { ecmaVersion: 2023, sourceType: "module", globals: globals.browser },
    rules,
  },
  {
    files: ["tests/scripts/**/*.mjs"],
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: inTests },
    rules,
  },
  {
    files: ["benchmarks/boardgame_io/*.cjs"],
    languageOptions: { ecmaVersion: 2023, sourceType: "commonjs", globals: globals.node },
    rules,
  },
];
