import Foundation

/// The result of a UI test's request.
package enum AutomationReply: Codable, Equatable, Sendable {
  /// The request was performed.
  case done
  /// The request failed, with a description.
  case failed(String)
  /// The app was launched, which took a number of seconds in real time.
  case launched(seconds: Double)
  /// The app's state.
  case state(AutomationState)
  /// The elements on the screen.
  case screen(AutomationScreen)
  /// The time that passed on the clock, and whether nothing more will happen without input.
  case waited(seconds: Double, isOver: Bool)
  /// A PNG of the screen, with a number of pixels per point.
  case picture(Data, scale: Double)
  /// The device's location.
  case location(DeviceLocation)
  /// The device's configuration.
  case device(DeviceConfiguration)
}
