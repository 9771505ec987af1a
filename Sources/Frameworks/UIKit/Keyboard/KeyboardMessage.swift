import CoreGraphics
import Foundation
import FoundationSupplement

/// A message about a change of the keyboard.
package protocol KeyboardMessage: BridgedMainActorMessage {
  var beginFrame: CGRect { get }
  var endFrame: CGRect { get }
  var animationDuration: TimeInterval { get }
  var animationCurve: UIView.AnimationCurve { get }
  var isLocal: Bool { get }
  var screen: UIScreen { get }

  init(
    beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
    animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen)
}

extension KeyboardMessage {
  /// Creates the message for a posted notification.
  @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
    let info = notification.userInfo ?? [:]
    guard
      let start = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return nil }
    func number(_ key: String) -> NSNumber? { info[key] as? NSNumber }
    let curve = number(UIResponder.keyboardAnimationCurveUserInfoKey)?.intValue
    return Self(
      beginFrame: start.cgRectValue, endFrame: end.cgRectValue,
      animationDuration: number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue ?? 0,
      animationCurve: curve.flatMap(UIView.AnimationCurve.init) ?? .easeInOut,
      isLocal: number(UIResponder.keyboardIsLocalUserInfoKey)?.boolValue ?? true,
      screen: notification.object as? UIScreen ?? .main)
  }

  /// Creates the notification for a posted message.
  @MainActor public static func makeNotification(_ message: Self) -> Notification {
    Notification(
      name: name, object: message.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
          value: message.animationDuration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
          value: message.animationCurve.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
      ])
  }
}
