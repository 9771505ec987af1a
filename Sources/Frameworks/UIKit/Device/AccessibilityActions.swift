import DeviceProtocol
import Foundation

/// Actions that assistive technologies perform on elements.
@MainActor
enum AccessibilityActions {
  static func perform(_ action: AccessibilityAction, onElement id: Int) {
    let view = ElementSnapshot.view(withID: id)
    let found: UIResponder? = view ?? ElementSnapshot.ownElement(withID: id)
    guard let element = found else {
      if action == .reveal { AccessibilityScrolling.revealRow(withElement: id) }
      return
    }
    switch action {
    case .activate: if !element.accessibilityActivate() { tap(element) }
    case .increment: element.accessibilityIncrement()
    case .decrement: element.accessibilityDecrement()
    case .escape: escape(from: element)
    case .focus: if let view, !view.isFirstResponder, !view.becomeFirstResponder() { tap(view) }
    case .setValue(let value): view?.adjust(to: value)
    case .reveal: if let view { AccessibilityScrolling.reveal(view) }
    case .scroll(let step): if let view { AccessibilityScrolling.scroll(step, from: view) }
    }
  }

  /// Taps the center of an element if it's on the screen.
  private static func tap(_ element: UIResponder) {
    switch element {
    case let view as UIView:
      guard let window = view.window else { return }
      let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      tap(at: window.convert(point, to: nil as UIWindow?))
    case let own as UIAccessibilityElement:
      let frame = ElementSnapshot.frame(of: own)
      if !frame.isEmpty { tap(at: CGPoint(x: frame.midX, y: frame.midY)) }
    default: break
    }
  }

  /// Taps a location on the screen.
  private static func tap(at location: CGPoint) {
    let finger = Int.max
    for phase in [TouchSample.Phase.began, .ended] {
      GestureEnvironment.shared.handle([
        TouchSample(
          finger: finger, phase: phase, location: location,
          timestamp: ProcessInfo.processInfo.systemUptime)
      ])
    }
  }

  /// Leaves the front content, either with a responder's own action or in the default way.
  ///
  /// The front content is an alert that can be canceled, a presented view controller, or a view
  /// controller on a navigation controller's stack.
  private static func escape(from origin: UIResponder) {
    var responder: UIResponder? = origin
    while let current = responder {
      if current.accessibilityPerformEscape() { return }
      if let alert = current as? UIAlertController {
        alert.cancelAction.map(alert.choose)
        return
      }
      if let overlay = current as? DateOverlay {
        overlay.dismiss()
        return
      }
      if let controller = current as? UIViewController {
        if let navigation = controller.navigationController, navigation.viewControllers.count > 1 {
          navigation.popViewController(animated: true)
          return
        }
        if controller.presentingViewController != nil {
          controller.dismiss(animated: true)
          return
        }
      }
      responder = current.next ?? container(of: current)
    }
  }

  /// Returns the container of an element that isn't a view.
  private static func container(of responder: UIResponder) -> UIResponder? {
    (responder as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder
  }
}
