import type { Language } from './language.js';
import { ada } from './languages/ada.js';
import { ansible } from './languages/ansible.js';
import { assembly } from './languages/assembly.js';
import { buildSystems } from './languages/build-systems.js';
import { cFamily } from './languages/c-family.js';
import { ci } from './languages/ci.js';
import { clojure } from './languages/clojure.js';
import { cobol } from './languages/cobol.js';
import { coffeescript } from './languages/coffeescript.js';
import { cppTests } from './languages/cpp-tests.js';
import { crystal } from './languages/crystal.js';
import { csharp } from './languages/csharp.js';
import { css } from './languages/css.js';
import { d } from './languages/d.js';
import { dart } from './languages/dart.js';
import { docker } from './languages/docker.js';
import { documents } from './languages/documents.js';
import { elixir } from './languages/elixir.js';
import { emacsLisp } from './languages/emacs-lisp.js';
import { erlang } from './languages/erlang.js';
import { fortran } from './languages/fortran.js';
import { fsharp } from './languages/fsharp.js';
import { fstar } from './languages/fstar.js';
import { generic } from './languages/generic.js';
import { git } from './languages/git.js';
import { go } from './languages/go.js';
import { groovy } from './languages/groovy.js';
import { haskell } from './languages/haskell.js';
import { infrastructure } from './languages/infrastructure.js';
import { java } from './languages/java.js';
import { javascript } from './languages/javascript.js';
import { julia } from './languages/julia.js';
import { kotlin } from './languages/kotlin.js';
import { kubernetes } from './languages/kubernetes.js';
import { lisp } from './languages/lisp.js';
import { logging } from './languages/logging.js';
import { lua } from './languages/lua.js';
import { markup } from './languages/markup.js';
import { mozilla } from './languages/mozilla.js';
import { nativeBuild } from './languages/native-build.js';
import { nativeDebug } from './languages/native-debug.js';
import { nim } from './languages/nim.js';
import { nix } from './languages/nix.js';
import { objectiveC } from './languages/objective-c.js';
import { ocaml } from './languages/ocaml.js';
import { osPackages } from './languages/os-packages.js';
import { perl } from './languages/perl.js';
import { php } from './languages/php.js';
import { powershell } from './languages/powershell.js';
import { protobuf } from './languages/protobuf.js';
import { python } from './languages/python.js';
import { r } from './languages/r.js';
import { ruby } from './languages/ruby.js';
import { rust } from './languages/rust.js';
import { scala } from './languages/scala.js';
import { shell } from './languages/shell.js';
import { siteGenerators } from './languages/site-generators.js';
import { sql } from './languages/sql.js';
import { swift } from './languages/swift.js';
import { system } from './languages/system.js';
import { tex } from './languages/tex.js';
import { typescript } from './languages/typescript.js';
import { vimScript } from './languages/vim-script.js';
import { visualBasic } from './languages/visual-basic.js';
import { zig } from './languages/zig.js';

/** Every language this package knows. The words that all tools share come last. */
export const builtin: readonly Language[] = /* @__PURE__ */ Object.freeze([
  ada,
  ansible,
  assembly,
  buildSystems,
  cFamily,
  ci,
  clojure,
  cobol,
  coffeescript,
  cppTests,
  crystal,
  csharp,
  css,
  d,
  dart,
  docker,
  documents,
  elixir,
  emacsLisp,
  erlang,
  fortran,
  fsharp,
  fstar,
  git,
  go,
  groovy,
  haskell,
  infrastructure,
  java,
  javascript,
  julia,
  kotlin,
  kubernetes,
  lisp,
  logging,
  lua,
  markup,
  mozilla,
  nativeBuild,
  nativeDebug,
  nim,
  nix,
  objectiveC,
  ocaml,
  osPackages,
  perl,
  php,
  powershell,
  protobuf,
  python,
  r,
  ruby,
  rust,
  scala,
  shell,
  siteGenerators,
  sql,
  swift,
  system,
  tex,
  typescript,
  vimScript,
  visualBasic,
  zig,
  generic,
]);
