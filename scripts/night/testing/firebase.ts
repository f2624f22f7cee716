/** Stands in for the command line of Firebase: `firebase.ts FOLDER DIST COMMAND …`. */
import { hostIn } from './hostFiles.ts';

const [folder = '', dist = '', command, ...args] = process.argv.slice(2);
const host = hostIn(folder);

/** Ends as Firebase's command line does with an error. */
function fail(message: string): void {
  console.error(`Error: ${message}`);
  process.exitCode = 1;
}

if (command === 'hosting:channel:list') {
  const version =
    host.live() === '' ? {} : { version: { name: `sites/campus/versions/${host.live()}` } };
  const channels = [{ name: 'projects/p/sites/campus/channels/live', release: version }];
  console.log(JSON.stringify({ status: 'success', result: { channels } }));
} else if (command === 'deploy') {
  if (host.readFault() === 'refuses') fail('HTTP Error: 503, the service is unavailable');
  else {
    host.publish(dist);
    if (host.readFault() === 'fails late') fail('the rules could not be released');
  }
} else if (command === 'hosting:clone') {
  const [, id = ''] = /^campus@(.+)$/.exec(args[0] ?? '') ?? [];
  host.switchTo(id);
} else fail(`unknown command ${command}`);
