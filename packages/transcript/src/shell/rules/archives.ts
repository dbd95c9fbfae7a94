import { only } from '../argument.js';
import { type Call, ruleTable } from '../command-rule.js';
import { judgeByRule } from '../judge-by-rule.js';

/** Packing and unpacking. Listing an archive, or unpacking it to standard output, only reads. */
export const archives = ruleTable({
  tar: { judge: judgeTar },
  unzip: { options: '-lpvtZqc12', ordered: true, check: needs('-l', '-p', '-v', '-t', '-Z', '-c') },
  zipinfo: { options: '-12stmlvhTzC' },
  'gzip gunzip bzip2 bunzip2 xz unxz zstd unzstd': {
    options: '-cdlktqvf --stdout --to-stdout --decompress --list --test',
    ordered: 'perhaps',
    // Some print this, and then pack.
    exactly: ['--version', '--help'],
    check: (given) => {
      const names = new Set(given.options.map(({ name }) => name));
      // Of `-l`, `-t` and `-d` the last one counts.
      const unpacks = names.has('-d') || names.has('--decompress');
      return needs('-c', '--stdout', '--to-stdout', ...(unpacks ? [] : listing))(given);
    },
  },
  'zip 7z 7za rar unrar cpio ar jar': { writes: 'packs or unpacks files', operands: 'text' },
});

const listing = ['-l', '-t', '--list', '--test'];

function needs(...names: readonly string[]) {
  return ({ options }: { readonly options: readonly { readonly name: string }[] }): string | undefined =>
    options.some(({ name }) => names.includes(name)) ? undefined : 'writes files';
}

/** `tar tf`: its letters may stand without a dash. Options that run programs are not among those known. */
function judgeTar(call: Call): void {
  const first = only(call.args[0]);
  const list = first !== undefined && (/^-?[tvzjJf]*t[tvzjJf]*$/.test(first) || first === '--list');
  if (!list) call.context.ledger.changes('tar packs or unpacks files');
  // `host:file` is fetched by running a remote shell.
  if (call.args.some(({ values }) => values?.some((value) => value.includes(':')) ?? true))
    call.context.ledger.mayWrite('tar may run a remote shell');
  const rest = call.args.slice(1);
  judgeByRule(
    { options: '-tvzjJf: --list --file= --verbose --gzip --bzip2 --xz --zstd --wildcards --strip-components=' },
    { ...call, args: rest },
  );
}
