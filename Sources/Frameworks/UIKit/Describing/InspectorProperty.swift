import DeviceProtocol
import DisplayList
import Foundation

/// A property that an inspector shows, and can change if that makes sense.
@MainActor
struct InspectorProperty {
  /// An error for a value that a property can't have.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  let key: String
  let name: String
  let kind: InspectedProperty.Kind
  /// Returns the value, or `nil` if a view doesn't have the property.
  let read: @MainActor (UIView) -> String?
  /// Sets the value, or throws a `Refusal`.
  ///
  /// For read-only properties, it's `nil`.
  let write: (@MainActor (UIView, String) throws -> Void)?

  /// Returns a description of the property of a view, or `nil` if the view doesn't have it.
  func inspected(of view: UIView) -> InspectedProperty? {
    read(view).map {
      InspectedProperty(
        key: isEditable(of: view) ? key : nil, name: name, kind: kind, value: $0)
    }
  }

  /// Returns a copy of the property that's shown only for some views.
  func shown(where isShown: @escaping @MainActor (UIView) -> Bool) -> Self {
    let read = read
    return Self(
      key: key, name: name, kind: kind, read: { isShown($0) ? read($0) : nil }, write: write)
  }

  // MARK: Kinds

  /// Returns a read-only property with a description.
  static func fact(_ name: String, _ read: @escaping @MainActor (UIView) -> String?) -> Self {
    Self(key: name, name: name, kind: .text, read: read, write: nil)
  }

  /// Returns a read-only property of a class of views.
  static func fact<View: UIView>(
    _ name: String, of type: View.Type, _ read: @escaping @MainActor (View) -> String?
  ) -> Self {
    fact(name) { ($0 as? View).flatMap(read) }
  }

  /// Returns a text property of a class of views.
  static func text<View: UIView>(
    _ key: String, _ name: String, of type: View.Type,
    _ read: @escaping @MainActor (View) -> String?,
    _ write: @escaping @MainActor (View, String) -> Void
  ) -> Self {
    Self(
      key: key, name: name, kind: .text, read: { ($0 as? View).map { read($0) ?? "" } },
      write: { view, value in if let view = view as? View { write(view, value) } })
  }

  /// Returns a numeric property of a class of views.
  static func number<View: UIView>(
    _ key: String, _ name: String, of type: View.Type,
    in range: ClosedRange<Double> = -1e6...1e6,
    _ read: @escaping @MainActor (View) -> CGFloat?,
    _ write: @escaping @MainActor (View, CGFloat) -> Void
  ) -> Self {
    Self(
      key: key, name: name, kind: .number,
      read: { ($0 as? View).flatMap(read).map(InspectorGeometry.text) },
      write: { view, value in
        guard let view = view as? View else { return }
        write(view, try number(value, in: range))
      })
  }

  /// Returns the font name and size of a class of views.
  static func font<View: UIView>(
    _ key: String, of type: View.Type, _ read: @escaping @MainActor (View) -> UIFont?,
    _ write: @escaping @MainActor (View, UIFont?) -> Void
  ) -> [Self] {
    [
      .fact("Font", of: type) { read($0)?.fontName },
      .number(key, "Font size", of: type, in: 1...500, { read($0)?.pointSize }) {
        write($0, read($0)?.withSize($1))
      },
    ]
  }

  /// Returns a Boolean property of a class of views.
  static func flag<View: UIView>(
    _ key: String, _ name: String, of type: View.Type,
    _ property: ReferenceWritableKeyPath<View, Bool>
  ) -> Self {
    Self(
      key: key, name: name, kind: .flag,
      read: { ($0 as? View).map { "\($0[keyPath: property])" } },
      write: { view, value in
        guard let flag = Bool(value) else {
          throw Refusal(description: "“\(name)” must be true or false.")
        }
        (view as? View)?[keyPath: property] = flag
      })
  }

  /// Returns a color property of a class of views, or nothing if it isn't set.
  static func color<View: UIView>(
    _ key: String, _ name: String, of type: View.Type,
    _ read: @escaping @MainActor (View) -> UIColor?,
    _ write: @escaping @MainActor (View, UIColor?) -> Void
  ) -> Self {
    Self(
      key: key, name: name, kind: .color,
      read: { view in
        guard let own = view as? View else { return nil }
        return read(own).map { InspectorColor.text(of: $0, traits: view.traitCollection) } ?? ""
      },
      write: { view, value in
        guard let view = view as? View else { return }
        guard let color = InspectorColor.color(value) else {
          throw Refusal(description: "Invalid color: use #RRGGBB or #RRGGBBAA.")
        }
        write(view, value.isEmpty ? nil : color)
      })
  }

  /// Returns the number that a string represents.
  /// - Throws: `Refusal` if the number isn't in the range.
  static func number(_ text: String, in range: ClosedRange<Double>) throws -> CGFloat {
    guard let number = Double(text), range.contains(number) else {
      throw Refusal(
        description:
          "This must be a number from \(InspectorGeometry.text(CGFloat(range.lowerBound))) "
          + "to \(InspectorGeometry.text(CGFloat(range.upperBound))).")
    }
    return CGFloat(number)
  }
}
