"""The seats of two players at one screen: name, clock, prisoners, and what each may do."""
