import Stubs

extension UIApplication {
  /// Starts to receive remote control events from headphones or the lock screen.
  public func beginReceivingRemoteControlEvents() {
    Stub.remoteControlEvents.report()
  }

  /// Stops receiving remote control events from headphones or the lock screen.
  public func endReceivingRemoteControlEvents() {}

  /// Prevents the latest snapshot from being shown at the next launch.
  ///
  /// The device never shows one.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// The kinds of app extensions.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uiapplication/extensionpointidentifier>.
  public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }
}
