import { testDeals } from './deals';

testDeals(0);
