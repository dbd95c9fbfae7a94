/**
 * The one step between a captured output and the stored one: whatever names the recording machine or the mirror it
 * installs from becomes neutral. Nothing else of an output is ever touched.
 */

/** Hosts of package registries, told by how such hosts are named. */
const registryHost =
  /\b(?:registry|repo\d?|files|index|static|proxy|sum|deb)\.[a-z0-9-]+(?:\.[a-z0-9-]+)*?\.(?:com|dev|io|net|org)\b/g;

export interface Machine {
  hostname: string;
  /** The version of its kernel, as tools print it. */
  kernel: string;
  home: string;
}

/** Works on Latin-1 text, so that bytes which are no UTF-8 survive unchanged. */
export function scrub(captured: Buffer, machine: Machine): Buffer {
  let text = captured.toString('latin1').replace(registryHost, 'registry.example');
  // Only where it stands for a host: a short host name can be an ordinary word of an output.
  text = text.replaceAll(`@${machine.hostname}`, '@build-host');
  text = text.replaceAll(machine.kernel, '6.1.0');
  if (machine.home !== '/home/dev') text = text.replaceAll(machine.home, '/home/dev');
  return Buffer.from(text, 'latin1');
}
