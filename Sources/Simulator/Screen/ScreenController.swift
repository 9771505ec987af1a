import DeviceProtocol
import DisplayList
import Foundation

/// What the device itself draws, and the touches that it takes for itself; used by its device only.
final class ScreenController {
  private let isAnimated: Bool

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
  }

  func homeDidChange() {}

  func frontDidChange(from previous: Device.Front, of device: isolated Device) {}

  func takeSystemTouches(_ samples: [TouchSample], on device: isolated Device) -> [TouchSample] {
    samples
  }

  func perform(
    _ action: AccessibilityAction, on elementID: Int, of device: isolated Device
  ) async {}

  func waitForAnimations(of device: isolated Device) async {}

  func elements(of device: isolated Device) -> ScreenElement {
    ScreenElement(
      id: 0, type: "HomeScreen",
      frame: CGRect(origin: .zero, size: device.configuration.screenSize))
  }

  func images(of device: isolated Device) -> [ImageID: Data] { [:] }

  func frame(of device: isolated Device, time: String?) -> EncodedFrame {
    device.frontApp?.frame ?? EncodedFrame(DisplayList(size: device.configuration.screenSize))
  }
}
