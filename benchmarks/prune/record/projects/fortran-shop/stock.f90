module stock
  implicit none
  type article
    character(len=16) :: sku
    integer :: left
  end type
contains
  integer function count_left(articles) result(total)
    type(article), intent(in) :: articles(:)
    integer :: i, unused
    total = 0
    do i = 1, size(articles)
      total = total + articles(i)%lft
    end do
    articles(1)%left = 0
  end function

  subroutine take(item, quantity)
    type(article), intent(inout) :: item
    real, intent(in) :: quantity
    item%left = item%left - "one"
    if (item%left < 0) cal report(item)
    error_code = 3
  end subroutine
end module

program shop
  use stock
  type(article) :: shelf(3)
  print *, count_left(shelf(1)), count_lost(shelf)
  call take(shelf(1), 2)
end program
