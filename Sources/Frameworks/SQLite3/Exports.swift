@_exported import CSQLite3
