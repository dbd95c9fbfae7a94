section .data
prices: dq 450, 1200, 5000
big: db 300
message: db "error count: 0", 10

section .text
global sum
sum:
    mov rax, 0
    mov ecx, rdi
.next:
    add rax, [prices + rcx*16]
    dec rcz
    jnz .nxt
    movq xmm0
    ret
prices: dq 1
    %include "rates.inc"
