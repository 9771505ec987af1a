import DeviceProtocol
import Foundation
import ObjectiveC

/// The windows, view controllers, views, and constraints that an inspector can refer to.
@MainActor
enum InspectorObjects {
  /// The maximum length of text.
  private static let longestText = 200

  /// Returns the ID of an object, which doesn't change while the object exists.
  static func id(of object: AnyObject) -> Int {
    Int(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  /// Returns the views and view controllers with specific IDs.
  static func objects(_ ids: [Int]) -> [AnyObject] {
    let wanted = Set(ids)
    var found: [Int: AnyObject] = [:]
    visit { view in
      for object in [view, view.owningViewController].compactMap(\.self) as [AnyObject]
      where wanted.contains(id(of: object)) {
        found[id(of: object)] = object
      }
    }
    return ids.compactMap { found[$0] }
  }

  /// Returns the active constraint with an ID.
  static func constraint(_ wanted: Int) -> NSLayoutConstraint? {
    var found: NSLayoutConstraint?
    visit { view in
      for constraint in view.layoutState.constraints where id(of: constraint) == wanted {
        found = constraint
      }
    }
    return found
  }

  private static func visit(_ body: (UIView) -> Void) {
    func visit(_ view: UIView) {
      body(view)
      for subview in view.subviews { visit(subview) }
    }
    for window in UIApplication.shared.windowsBackToFront { visit(window) }
  }

  /// Returns the text that a view displays, which may be shortened.
  static func text(of view: UIView) -> String? {
    var element = ScreenElement(id: 0, type: "", frame: .zero)
    view.describe(&element)
    let text = element.text ?? element.placeholder ?? view.accessibilityLabel
    return text.flatMap { $0.isEmpty ? nil : shortened($0) }
  }

  /// Returns the beginning of long text.
  static func shortened(_ text: String) -> String {
    text.utf8.count <= longestText ? text : String(text.prefix(longestText / 2)) + "…"
  }
}
