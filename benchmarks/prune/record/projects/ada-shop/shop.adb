with Ada.Text_IO; use Ada.Text_IO;

procedure Shop is
   type Cents is range 0 .. 1_000_000;
   type Quantity is new Integer range 1 .. 100;
   Price : Cents := 450;
   Count : Quantity := 0;
   Unused : Integer;

   function Total (P : Cents; Q : Quantity) return Cents is
   begin
      return P * Q;
   end Total;

   procedure Print_Error (Code : in Integer) is
   begin
      Code := 1;
      Put_Line ("error" & Code);
   end Print_Error;

begin
   Put_Line (Total (Price, Count));
   Prices (1) := 3;
   if Price = 450 then
      Print_Error (Price);
   end if;
end Shop;
