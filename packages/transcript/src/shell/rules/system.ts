import { only } from '../argument.js';
import { ruleTable } from '../command-rule.js';
import type { GivenOptions } from '../read-options.js';

const text = { operands: 'text' } as const;

/** They ask for the names of addresses, unless told not to. */
function asksNames({ options }: GivenOptions): boolean {
  return options.every(({ name }) => name !== '-n' && name !== '--numeric');
}

/** Questions to the system: who, when, what runs. */
export const system = ruleTable({
  date: {
    options: '-d:uRI?j --date= --utc --universal --rfc-3339= --iso-8601? --rfc-email --help --version',
    check: ({ operands }) =>
      operands.every(({ text: word }) => /^['"]?\+/.test(word)) ? undefined : 'may set the clock',
    ...text,
  },
  hostname: { exactly: [''], options: '-AdfIis --fqdn --short --all-ip-addresses', network: true, operands: 'none' },
  'uname nproc whoami groups tty logname users who w uptime': {
    options:
      '-abdhHlmnprsTtuvio --all --machine --kernel-name --kernel-release --operating-system --pretty --since --help --version',
    operands: 'text',
    harmless: true,
  },
  arch: { exactly: [''], writes: 'may run a program', network: true },
  id: { options: '-aGgnruz --user --group --groups --name --real --help --version', operands: 'text', harmless: true },
  'seq expr sleep yes factor numfmt cal': {
    operands: 'text',
    harmless: true,
    options: '-s:f:w --separator= --format= --equal-width --to= --from= --field= --suffix= --padding= --help --version',
    count: true,
  },
  'printenv locale getconf lscpu lsblk lsusb lspci vmstat iostat free': {
    options: '-abcdeghJklmnopstvw --human --total --null --help --version',
    operands: 'text',
    count: true,
  },
  ps: {
    options:
      '-AadefFHjlLMNTwxo:O:p:u:U:C:g:t: --sort= --forest --no-headers --pid= --ppid= --user= --format= --width= --help --version',
    operands: 'text',
  },
  'pgrep pidof': {
    options: '-acd:fg:G:lnoP:sTt:u:U:vx --full --list-name --list-full --count --newest --oldest --exact',
    operands: 'text',
  },
  lsof: { options: '-abi?lnNOPRtUVu:p:c:', network: asksNames, operands: 'text' },
  'ss netstat': {
    options: '-46aeilmnoprstuwxV --all --listening --numeric --processes --tcp --udp',
    network: asksNames,
    operands: 'text',
  },
  'man apropos whatis info': { options: '-afkw', operands: 'text' },
  clear: { operands: 'text' },
  tput: {
    operands: 'text',
    // They set the terminal's modes, and run the program that its description names.
    check: ({ operands }) =>
      operands.every((operand) => /^(?!init$|reset$)./.test(only(operand) ?? ''))
        ? undefined
        : 'may set up the terminal',
  },
  top: { exactly: ['-bn1', '-b -n 1', '-bn 1', '-b -n1'], writes: 'can end processes' },
  journalctl: {
    options:
      '-abeklxru:n: --no-pager --since= --until= --unit= --lines= --output= --priority= --reverse --boot --dmesg',
    operands: 'text',
  },
  'systemctl service': {
    exactly: ['status', 'list-units', '--version'],
    writes: 'may change services',
    operands: 'text',
  },
  'mount umount useradd usermod passwd chsh reboot shutdown halt ldconfig sysctl modprobe iptables launchctl defaults':
    { writes: 'changes the system', network: true, operands: 'text' },
  'open xdg-open pbcopy xclip xsel': { writes: 'hands something to another program', network: true, operands: 'text' },
  ldd: { writes: 'may run the program that it is asked about', network: true },
});
