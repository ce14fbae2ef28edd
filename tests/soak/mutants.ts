// Every deliberate fault of the rules must be caught by the tests: the whole of `npm run mutants`.
import '../mutants/run';
