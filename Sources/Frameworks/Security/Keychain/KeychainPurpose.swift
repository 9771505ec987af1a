/// The purpose of a dictionary that an app passes to the keychain.
enum KeychainPurpose {
  case search
  case add
  case delete
  /// The search for the items that an update changes.
  case update
  /// The attributes that an update changes.
  case changes
}
