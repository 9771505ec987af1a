internal import AppRuntime
internal import Stubs

/// The access groups of items.
enum KeychainGroup {
  /// A team ID, because projects built here have no signing team.
  private static let team = "0000000000"

  /// The group of items for which apps give no other.
  static var standard: String {
    "\(team).\(InfoPlist["CFBundleIdentifier"]?.string ?? ProcessInfo.processInfo.processName)"
  }

  /// Returns the group with a name, which can start with any team ID.
  static func named(_ name: String) -> String {
    let id = standard.dropFirst(team.count)
    if name.hasSuffix(id) { return standard }
    Stub.keychainGroups.report()
    return name
  }
}
