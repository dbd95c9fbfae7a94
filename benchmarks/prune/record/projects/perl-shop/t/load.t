use strict;
use Test::More;
use Shop::Database;
done_testing;
