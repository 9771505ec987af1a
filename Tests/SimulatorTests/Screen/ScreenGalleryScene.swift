import DeviceProtocol
import Testing

@testable import Simulator

/// A state of the device's own screen that's recorded.
struct ScreenGalleryScene: Sendable, CustomTestStringConvertible {
  /// The name of the folder with the recorded frames.
  let name: String
  /// The devices and appearances with which it's recorded.
  var variants = ScreenGalleryVariant.upright
  /// Brings a device's screen into the state.
  let prepare: @Sendable (inout ScreenStage) throws -> Void

  var testDescription: String { name }
}
