import js from '@eslint/js';

export default [
  js.configs.recommended,
  {
    languageOptions: { globals: { document: 'readonly', console: 'readonly' } },
    rules: { 'no-console': 'warn', 'prefer-const': 'warn', eqeqeq: 'warn', 'no-magic-numbers': ['warn', { ignore: [0, 1] }] },
  },
];
