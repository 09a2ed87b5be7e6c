; ARGS: -triple=amdgcn -n -defsym a=0x10 -defsym b=-1 -fatal-warnings
.long a+b
 foo:
.text
.long a
.p2align
.fill 3, 9, 1
.warning "w"
.set a, 5
