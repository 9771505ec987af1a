import Simulator

/// An app that tests use from outside.
struct UsedApp: Sendable {
  /// The device that it's on.
  let device: Device
  let bundleID: String
}
