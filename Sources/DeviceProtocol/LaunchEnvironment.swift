/// The names under which the device hands an app what it needs before the first message.
package enum LaunchEnvironment {
  /// The environment variable with the number of the inherited socket.
  package static let deviceSocket = "QUINCE_DEVICE_SOCKET"
  /// The number of the inherited socket.
  package static let deviceSocketNumber: Int32 = 3
}
