package Cart;
use strict;
use warnings;
use Carp;

sub new { return bless { lines => [] }, shift }

sub add {
    my ($self, $sku, $cents, $quantity) = @_;
    croak "price of $sku is negative: $cents" if $cents < 0;
    push @{ $self->{lines} }, { sku => $sku, cents => $cents, quantity => $quantity // 1 };
    return $self;
}

sub total {
    my $sum = 0;
    $sum += $_->{cents} * $_->{quantity} for @{ $_[0]{lines} };
    return $sum;
}

sub discounted { return int($_[0]->total * (100 - $_[1]) / 100) }

1;
