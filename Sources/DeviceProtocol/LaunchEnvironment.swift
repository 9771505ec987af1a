import Glibc

/// The names under which the device hands an app the values that it needs before the first message.
package enum LaunchEnvironment {
  /// The environment variable with the number of the inherited socket.
  package static let deviceSocket = "QUINCE_DEVICE_SOCKET"
  /// The number of the inherited socket.
  package static let deviceSocketNumber: Int32 = 3

  /// The environment variable with the folder of the device's photo library.
  package static let photos = "QUINCE_PHOTOS"

  /// The environment variable with the quick action for which the app is launched.
  package static let shortcut = "QUINCE_SHORTCUT"

  /// The environment variable with the notification settings that the app must know from the start.
  package static let notifications = "QUINCE_NOTIFICATIONS"

  /// The environment variable that lets an inspector ask where things come from.
  package static let inspector = "QUINCE_INSPECTOR"

  /// Returns whether tests can set a variable of an app's environment, which can't determine the
  /// libraries that are loaded into the process or its home folder.
  package static func isName(ofTests name: String) -> Bool {
    guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_.]*/) != nil else { return false }
    let reserved = ["LD_", "DYLD_", "QUINCE_", "SWIFT_", "GLIBC_", "MALLOC_", "LLVM_", "XDG_"]
    return !reserved.contains(where: name.hasPrefix)
      && !["HOME", "CFFIXED_USER_HOME", "PATH", "TMPDIR", "FONTCONFIG_FILE"].contains(name)
  }

  /// Returns the value of a variable of this process's environment; Foundation would read all
  /// variables to get one.
  package static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
