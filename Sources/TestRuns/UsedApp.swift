import Simulator

/// An app that tests use from a different process.
struct UsedApp: Sendable {
  /// The device on which the app is installed.
  let device: Device
  let bundleID: String
}
