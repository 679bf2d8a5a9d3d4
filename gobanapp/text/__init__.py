"""Every sentence a person reads, by subject. The translator is passed in."""
