import Glibc

/// The environment variables for values that an app needs before the first message.
package enum LaunchEnvironment {
  /// The environment variable with the file descriptor of the inherited socket.
  package static let deviceSocket = "QUINCE_DEVICE_SOCKET"
  /// The file descriptor of the inherited socket.
  package static let deviceSocketNumber: Int32 = 3

  /// The environment variable with the folder of the device's photo library.
  package static let photos = "QUINCE_PHOTOS"

  /// The environment variable with the quick action that the app is launched with.
  package static let shortcut = "QUINCE_SHORTCUT"

  /// The environment variable with the notification settings that the app needs immediately.
  package static let notifications = "QUINCE_NOTIFICATIONS"

  /// The environment variable that makes an app record where views and constraints are created.
  package static let inspector = "QUINCE_INSPECTOR"

  /// The environment variable that means that the sandbox doesn't let the app use the network.
  package static let noNetwork = "QUINCE_NO_NETWORK"

  /// The environment variable with the archive that answers requests instead of the network.
  package static let replayedNetwork = "QUINCE_REPLAYED_NETWORK"

  /// The environment variable that makes an app report what it loads.
  package static let recordsNetwork = "QUINCE_RECORDS_NETWORK"

  /// Returns whether tests can set an environment variable of an app.
  ///
  /// They can't set variables that change the libraries to load or the home folder.
  package static func isName(ofTests name: String) -> Bool {
    guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_.]*/) != nil else { return false }
    let reserved = ["LD_", "DYLD_", "QUINCE_", "SWIFT_", "GLIBC_", "MALLOC_", "LLVM_", "XDG_"]
    return !reserved.contains(where: name.hasPrefix)
      && !["HOME", "CFFIXED_USER_HOME", "PATH", "TMPDIR", "FONTCONFIG_FILE"].contains(name)
  }

  /// Returns the value of an environment variable of this process.
  ///
  /// Foundation would read all of them to get one.
  package static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
