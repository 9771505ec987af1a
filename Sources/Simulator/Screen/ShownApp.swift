import DeviceProtocol
import DisplayList
import Foundation

/// The displayed state of a running app.
struct ShownApp {
  var app: InstalledApp
  /// The last frame that the app drew.
  var frame: EncodedFrame?
  var configuration: DeviceConfiguration
  var systemAppearance: SystemAppearance?

  var isDark: Bool { configuration.appearance == .dark }

  func card(rect: CGRect, radius: Double) -> AppCard {
    AppCard(
      content: frame, contentSize: frame?.size ?? configuration.screenSize, rect: rect,
      cornerRadius: radius, background: isDark ? .black : .white)
  }

  /// Returns the app's frame, covering the entire screen.
  func layers(screen size: CGSize) -> [EncodedFrame] {
    if let frame, frame.size == size {
      return [
        EncodedFrame(DisplayList(size: size, commands: [.save])), frame,
        EncodedFrame(DisplayList(size: size, commands: [.restore])),
      ]
    }
    return card(rect: CGRect(origin: .zero, size: size), radius: 0).layers(screen: size)
  }
}
