import Foundation

/// A step in the chain from an app to an element.
@MainActor
struct ElementStep {
  /// The role of a step in the name of the element.
  enum Role {
    case type(XCUIElement.ElementType)
    case key(String)
    case filter
    case index(Int)
    case first
    /// Requires exactly one match.
    case unique
  }

  let role: Role
  /// A description of the step, such as `Descendants matching type Button`.
  let description: String
  private let find: ([CapturedElement]) -> [CapturedElement]

  private init(
    _ role: Role, _ description: String,
    _ find: @escaping @MainActor ([CapturedElement]) -> [CapturedElement]
  ) {
    self.role = role
    self.description = description
    self.find = find
  }

  /// Returns the step's matches for the elements from the previous step.
  func callAsFunction(_ input: [CapturedElement]) -> [CapturedElement] { find(input) }

  /// Returns a step that finds the descendants of a type.
  static func descendants(_ type: XCUIElement.ElementType) -> ElementStep {
    ElementStep(.type(type), "Descendants matching type \(type.name)") { input in
      var last = -1
      // The descendants of an element inside another one have already been found.
      return input.flatMap { element in
        guard element.position > last else { return [CapturedElement]() }
        last = element.lastPosition
        return element.descendants { type == .any || $0.elementType == type }
      }
    }
  }

  /// Returns a step that finds the children of a type.
  static func children(_ type: XCUIElement.ElementType) -> ElementStep {
    ElementStep(.type(type), "Children matching type \(type.name)") { input in
      input.flatMap(\.content).filter { type == .any || $0.elementType == type }
    }
  }

  /// Returns a step that finds elements with the given text.
  static func key(_ key: String) -> ElementStep {
    ElementStep(.key(key), "Elements matching predicate '\"\(key)\" IN identifiers'") { input in
      input.filter { $0.isIdentified(by: key) }
    }
  }

  /// Returns a step that finds elements of a type, with the given text if there is one.
  static func matching(_ type: XCUIElement.ElementType, _ identifier: String?) -> ElementStep {
    let text = identifier.map { " with identifier '\($0)'" } ?? ""
    return ElementStep(.filter, "Elements matching type \(type.name)\(text)") { input in
      input.filter { $0.matches(type, identifier) }
    }
  }

  /// Returns a step that finds elements that match a predicate.
  static func matching(_ predicate: NSPredicate) -> ElementStep {
    ElementStep(.filter, "Elements matching predicate '\(predicate)'") { input in
      input.filter { predicate.evaluate(with: $0) }
    }
  }

  /// Returns a step that finds elements with a descendant of a type, with the given text if there
  /// is one.
  static func containing(_ type: XCUIElement.ElementType, _ identifier: String?) -> ElementStep {
    let text = identifier.map { " with identifier '\($0)'" } ?? ""
    return ElementStep(.filter, "Elements containing elements matching type \(type.name)\(text)") {
      $0.filter { !$0.descendants { $0.matches(type, identifier) }.isEmpty }
    }
  }

  /// Returns a step that finds elements with a descendant that matches a predicate.
  static func containing(_ predicate: NSPredicate) -> ElementStep {
    ElementStep(.filter, "Elements containing elements matching predicate '\(predicate)'") {
      $0.filter { !$0.descendants { predicate.evaluate(with: $0) }.isEmpty }
    }
  }

  /// Returns a step that finds the element at an index, which counts from the end if it's negative.
  static func index(_ index: Int) -> ElementStep {
    ElementStep(.index(index), "Element at index \(index)") { input in
      let position = index < 0 ? input.count + index : index
      return input.indices.contains(position) ? [input[position]] : []
    }
  }

  /// Returns a step that finds the same element again.
  static func same(as element: CapturedElement) -> ElementStep {
    let id = element.element.id
    return ElementStep(.filter, "Element \(element.shortLine)") {
      $0.filter { $0.element.id == id }
    }
  }

  /// A step that finds the first element.
  static let first = ElementStep(.first, "First matching element") { Array($0.prefix(1)) }

  /// A step that requires exactly one element.
  static let unique = ElementStep(.unique, "Single matching element") { $0 }
}

extension CapturedElement {
  fileprivate func matches(_ type: XCUIElement.ElementType, _ identifier: String?) -> Bool {
    (type == .any || elementType == type)
      && (identifier.map(isIdentified) ?? true)
  }
}
