import ObjectiveC
import Stubs

/// What few responders tell assistive technology of how they're read and used.
@MainActor
final class AccessibilityDetails {
  private static let association = Association<AccessibilityDetails>()

  /// What is kept of a responder; `nil` where an app has said nothing of it.
  static func of(_ responder: UIResponder) -> AccessibilityDetails? { association[responder] }

  /// What is kept of a responder from now on.
  static func make(for responder: UIResponder) -> AccessibilityDetails {
    association.value(of: responder, orMake: AccessibilityDetails(responder))
  }

  private unowned let responder: UIResponder

  private init(_ responder: UIResponder) {
    self.responder = responder
  }

  var path: UIBezierPath? {
    didSet {
      guard let path else { return }
      (responder as? UIView)?.accessibilityFrame = path.bounds
      (responder as? UIAccessibilityElement)?.accessibilityFrame = path.bounds
    }
  }

  var rotors: [UIAccessibilityCustomRotor]? {
    didSet { Stub.accessibilityRotors.tell(if: rotors?.isEmpty == false) }
  }

  var navigation = UIAccessibilityNavigationStyle.automatic {
    didSet { Stub.accessibilityReading.tell(if: navigation != .automatic) }
  }

  var container = UIAccessibilityContainerType.none {
    didSet { Stub.accessibilityReading.tell(if: container != .none) }
  }

  var responds: Bool? {
    didSet { Stub.accessibilityResponds.tell() }
  }

  var inputLabels: [String]? {
    didSet { Stub.accessibilityInputLabels.tell(if: inputLabels?.isEmpty == false) }
  }

  /// Whether colors stay as they are where the device inverts all others, as it never does.
  var keepsColors = false

  /// Whether a responder of which an app has said nothing answers when people use it.
  static func responds(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.isUserInteractionEnabled ?? false
  }

  /// The words by which people mean a responder of which an app has said no others.
  static func inputLabels(of responder: UIResponder) -> [String] {
    let label =
      switch responder {
      case let view as UIView: view.accessibilityLabel
      case let element as UIAccessibilityElement: element.accessibilityLabel
      default: responder.accessibilityLabel
      }
    return label.map { [$0] } ?? []
  }
}
