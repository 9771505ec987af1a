import Glibc

/// The names under which the device hands an app what it needs before the first message.
package enum LaunchEnvironment {
  /// The environment variable with the number of the inherited socket.
  package static let deviceSocket = "QUINCE_DEVICE_SOCKET"
  /// The number of the inherited socket.
  package static let deviceSocketNumber: Int32 = 3

  /// The environment variable with the folder of the device's photo library.
  package static let photos = "QUINCE_PHOTOS"

  /// The environment variable with the quick action for which the app is launched.
  package static let shortcut = "QUINCE_SHORTCUT"

  /// The value of a variable of this process's environment; Foundation would read all of them for one.
  package static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
