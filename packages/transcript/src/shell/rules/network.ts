import type { Argument } from '../argument.js';
import { ruleTable } from '../command-rule.js';

const text = { network: true, operands: 'text' } as const;
const view = {
  options:
    '-cR:q:L:l:s:S:A:a:B:H:j: --json= --jq= --template= --repo= --limit= --state= --author= --assignee= --label= --search= --base= --head= --comments --patch --name-only --color= --log --log-failed --job= --branch= --workflow= --status= --required',
  ...text,
};

/** The network. A request that HTTP calls safe, and whose answer goes to standard output, only reads. */
export const network = ruleTable({
  curl: {
    writesTo: ['-o', '--output', '-c', '--cookie-jar', '-D', '--dump-header'],
    // Not here: all that writes (`-o -O -c -D --trace`), sends (`-d -F -T -X`) or reads further options (`-K`).
    options:
      '-0146A:b:e:fgGH:iIjkLm:o:c:D:nNsSu:vw:y:Y:#r: --compressed --output= --cookie-jar= --dump-header= --connect-timeout= --fail --fail-with-body --get --globoff --head --header= --http1.1 --http2 --include --insecure --ipv4 --ipv6 --location --max-redirs= --max-time= --no-progress-meter --range= --referer= --retry= --retry-delay= --retry-all-errors --show-error --silent --user= --user-agent= --verbose --write-out= --version --help',
    check: ({ options, operands }) => {
      if (!operands.every(isPlainAddress)) return 'asks something that is no plain HTTP address';
      // `-w '%output{file}…'` writes, and `-w @file` may hold that: only texts that are known.
      const out = options.find(
        ({ name, value }) =>
          /^(-w|--write-out)$/.test(name) &&
          (!value?.values || value.values.some((format) => /%output|@/.test(format))),
      );
      return out ? 'with this --write-out may write a file' : undefined;
    },
    ...text,
  },
  'dig nslookup host whois': { options: '-46x:t:p: --version', ...text },
  ping: { options: '-46nqc:i:W:w:s:t:', ...text },
  ip: {
    exactly: [
      'a',
      'addr',
      'address',
      'addr show',
      'a s',
      'route',
      'r',
      'route show',
      'link',
      'link show',
      '-br a',
      '-4 addr',
      '-brief addr',
    ],
    writes: 'may change the network',
    operands: 'text',
  },
  ifconfig: { exactly: ['', '-a'], writes: 'may change the network', operands: 'text' },
  gh: {
    options: '--version --help',
    subcommands: ruleTable({
      'pr issue run release repo workflow label': {
        options: '-R: --repo=',
        subcommands: ruleTable({ 'view list diff checks status': view }),
      },
      search: view,
      auth: { subcommands: ruleTable({ status: text }) },
      api: { options: '-q:H:i --jq= --paginate --slurp --header= --include --template= --silent', ...text },
    }),
  },
  'wget wget2 aria2c yt-dlp scp sftp ftp nc ncat telnet socat http https xh': {
    writes: 'sends or fetches',
    ...text,
  },
});

/** Of an address without a protocol, curl guesses it from the beginning of the name. */
function isPlainAddress({ values, text: written, splits }: Argument): boolean {
  if (splits) return false;
  return (
    values?.every((value) => /^(https?:\/\/|(?!(ftp|dict|ldap|imap|smtp|pop3)\.)[\w.-]+(:\d+)?(\/|$))/i.test(value)) ??
    /^"?https?:\/\//i.test(written)
  );
}
