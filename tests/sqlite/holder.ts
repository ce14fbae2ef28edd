// A process that takes a data folder and keeps it until it is killed. Prints whether it has it.
import { holdFolder } from '@/sqlite/hold';

console.log(holdFolder(process.argv[2] ?? '', 0) ? 'held' : 'refused');
setInterval(() => {}, 1000);
