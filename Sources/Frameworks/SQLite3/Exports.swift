// Draft.
