"""Tables: commands in, what each viewer sees out, live."""
