import { testDeals } from './deals';

testDeals(2);
