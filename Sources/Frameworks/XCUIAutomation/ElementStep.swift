import Foundation

/// A part of the way from an app to an element.
@MainActor
struct ElementStep {
  /// The role of a step in the name of the element.
  enum Role {
    case type(XCUIElement.ElementType)
    case key(String)
    case filter
    case index(Int)
    case first
    /// There must be one element.
    case unique
  }

  let role: Role
  /// The step in words, such as `Descendants matching type Button`.
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

  /// Returns the elements that the step finds among the previous step's elements.
  func callAsFunction(_ input: [CapturedElement]) -> [CapturedElement] { find(input) }

  /// Returns the descendants of a type in some elements.
  static func descendants(_ type: XCUIElement.ElementType) -> ElementStep {
    ElementStep(.type(type), "Descendants matching type \(type.name)") { input in
      var last = -1
      // The contents of an element within another one have been found already.
      return input.flatMap { element in
        guard element.position > last else { return [CapturedElement]() }
        last = element.lastPosition
        return element.descendants { type == .any || $0.elementType == type }
      }
    }
  }

  /// Returns the children of a type in some elements.
  static func children(_ type: XCUIElement.ElementType) -> ElementStep {
    ElementStep(.type(type), "Children matching type \(type.name)") { input in
      input.flatMap(\.content).filter { type == .any || $0.elementType == type }
    }
  }

  /// Returns the elements with the given text.
  static func key(_ key: String) -> ElementStep {
    ElementStep(.key(key), "Elements matching predicate '\"\(key)\" IN identifiers'") { input in
      input.filter { $0.isIdentified(by: key) }
    }
  }

  /// Returns the elements of a type with the given text, if one is given.
  static func matching(_ type: XCUIElement.ElementType, _ identifier: String?) -> ElementStep {
    let text = identifier.map { " with identifier '\($0)'" } ?? ""
    return ElementStep(.filter, "Elements matching type \(type.name)\(text)") { input in
      input.filter { $0.matches(type, identifier) }
    }
  }

  /// Returns the elements that match a predicate.
  static func matching(_ predicate: NSPredicate) -> ElementStep {
    ElementStep(.filter, "Elements matching predicate '\(predicate)'") { input in
      input.filter { predicate.evaluate(with: $0) }
    }
  }

  /// Returns the elements with a descendant of a type that has the given text, if one is given.
  static func containing(_ type: XCUIElement.ElementType, _ identifier: String?) -> ElementStep {
    let text = identifier.map { " with identifier '\($0)'" } ?? ""
    return ElementStep(.filter, "Elements containing elements matching type \(type.name)\(text)") {
      $0.filter { !$0.descendants { $0.matches(type, identifier) }.isEmpty }
    }
  }

  /// Returns the elements with a descendant that matches a predicate.
  static func containing(_ predicate: NSPredicate) -> ElementStep {
    ElementStep(.filter, "Elements containing elements matching predicate '\(predicate)'") {
      $0.filter { !$0.descendants { predicate.evaluate(with: $0) }.isEmpty }
    }
  }

  /// Returns the element at an index, counted from the end if it's negative.
  static func index(_ index: Int) -> ElementStep {
    ElementStep(.index(index), "Element at index \(index)") { input in
      let position = index < 0 ? input.count + index : index
      return input.indices.contains(position) ? [input[position]] : []
    }
  }

  /// Returns the element that was found before, at its current position.
  static func same(as element: CapturedElement) -> ElementStep {
    let id = element.element.id
    return ElementStep(.filter, "Element \(element.shortLine)") {
      $0.filter { $0.element.id == id }
    }
  }

  /// The first one.
  static let first = ElementStep(.first, "First matching element") { Array($0.prefix(1)) }

  /// The only one.
  static let unique = ElementStep(.unique, "Single matching element") { $0 }
}

extension CapturedElement {
  fileprivate func matches(_ type: XCUIElement.ElementType, _ identifier: String?) -> Bool {
    (type == .any || elementType == type)
      && (identifier.map(isIdentified) ?? true)
  }
}
