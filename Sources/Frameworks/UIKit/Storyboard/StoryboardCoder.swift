import AppRuntime

/// The coder that's passed to `init(coder:)` when an object comes from a storyboard.
///
/// It reads the object's XML element.
///
/// A class of UIKit decodes itself with `if let coder = coder as? StoryboardCoder { … }` in its own
/// `init(coder:)`. If the element doesn't have a value, it's `nil`, and the class keeps its
/// default.
package final class StoryboardCoder: NSCoder {
  let node: StoryboardNode
  let file: StoryboardFile
  /// The objects of the same scene or nib.
  let scene: StoryboardScene

  @MainActor init(node: StoryboardNode, scene: StoryboardScene) {
    self.node = node
    file = scene.file
    self.scene = scene
  }

  package override var allowsKeyedCoding: Bool { true }

  package override func containsValue(forKey key: String) -> Bool { false }

  package override func decodeObject() -> Any? { nil }

  package override func decodeObject(forKey key: String) -> Any? { nil }

  package override func decodeBool(forKey key: String) -> Bool { false }

  package override func decodeInteger(forKey key: String) -> Int { 0 }

  package override func decodeFloat(forKey key: String) -> Float { 0 }

  package override func decodeDouble(forKey key: String) -> Double { 0 }
}

// MARK: Attributes

extension StoryboardCoder {
  /// Returns the translated text of a property, which is an attribute or a child `<string
  /// key="…">`.
  package func string(_ name: String) -> String? { string(name, of: node) }

  /// Returns the text of a property from another element that doesn't have its own object, such as
  /// a button's `state`.
  ///
  /// - Parameter translationKey: The key in translations, such as `normalTitle`.
  func string(_ name: String, of node: StoryboardNode, translationKey: String? = nil) -> String? {
    let owner = node.id == nil ? self.node : node
    if let id = owner.id, let translated = file.strings["\(id).\(translationKey ?? name)"] {
      return translated
    }
    return node[name] ?? node.child(key: name).flatMap(Self.text)
  }

  private static func text(of node: StoryboardNode) -> String? {
    guard node.name == "string" || node.name == "mutableString" else { return nil }
    guard node["base64-UTF8"] == "YES" else { return node.text }
    var encoded = node.text.filter { !$0.isWhitespace }
    encoded += String(repeating: "=", count: (4 - encoded.count % 4) % 4)
    return Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) }
  }

  package func double(_ name: String, atMost limit: Double = StoryboardNode.largestMeasure)
    -> Double?
  {
    node.double(name, atMost: limit)
  }

  func integer(_ name: String, atMost limit: Double = StoryboardNode.largestMeasure) -> Int? {
    node.integer(name, atMost: limit)
  }

  package func bool(_ name: String) -> Bool? { node.bool(name) }

  /// Returns whether an attribute of a nested element is true, or `nil` if it isn't set.
  /// - Parameter keys: The key of the element that contains the nested one, and so on, down to the
  ///   nested element's own key.
  package func bool(_ name: String, ofChild keys: String...) -> Bool? {
    nested(keys)?.bool(name)
  }

  /// Returns the number of an attribute of a nested element, or `nil` if it isn't set.
  package func double(_ name: String, ofChild keys: String...) -> Double? {
    nested(keys)?.double(name)
  }

  /// Returns the text of an attribute or a child element of a nested element, or `nil` if it isn't
  /// set.
  package func string(_ name: String, ofChild keys: String...) -> String? {
    nested(keys).flatMap { string(name, of: $0) }
  }

  private func nested(_ keys: [String]) -> StoryboardNode? {
    keys.reduce(node as StoryboardNode?) { $0?.child(key: $1) }
  }

  /// Returns the name of the nested element with a key, such as `standardMapConfiguration`.
  package func elementName(ofChild key: String) -> String? { node.child(key: key)?.name }

  /// Returns the value that corresponds to the attribute's text in the file.
  ///
  /// An unknown text is reported.
  func value<Value>(_ name: String, _ spellings: [String: Value]) -> Value? {
    guard let spelling = node[name] else { return nil }
    if let value = spellings[spelling] { return value }
    file.report(
      .warning, "\(name)=\"\(spelling)\" of \(node.summary) isn't supported", at: node)
    return nil
  }
}

// MARK: Child elements

extension StoryboardCoder {
  /// Returns a `<rect key="…">`.
  func rect(key: String) -> CGRect? { node.child(key: key)?.rect }

  /// The frame of a view.
  var frame: CGRect? { node.frame }

  /// Returns a `<size key="…">`.
  func size(key: String) -> CGSize? { node.child(key: key)?.size }

  /// Returns a `<point key="…">`.
  func point(key: String) -> CGPoint? { node.child(key: key)?.point }

  /// The `<state key="…">` elements by key, such as `normal`.
  var states: [String: StoryboardNode] {
    var states: [String: StoryboardNode] = [:]
    for child in node.children where child.name == "state" {
      if let key = child["key"] { states[key] = child }
    }
    return states
  }
}

// MARK: Other objects

extension StoryboardCoder {
  /// Returns the object for the child element with a key, such as `navigationItem`.
  ///
  /// It's created on first use.
  @MainActor func object<Object>(key: String, as type: Object.Type = Object.self) -> Object? {
    cast(node.child(key: key).flatMap { scene.object(for: $0) })
  }

  /// Returns the objects for the children of a child element, such as `items`, in order.
  @MainActor func objects<Object>(in name: String, as type: Object.Type = Object.self) -> [Object] {
    node.children(of: name).compactMap { child in
      guard let object = scene.object(for: child) else { return nil }
      if child.isInstalled { return cast(object) }
      scene.keep(object)
      return nil
    }
  }

  /// Returns the object with an identifier in the file, if it already exists.
  @MainActor func object<Object>(id: String, as type: Object.Type = Object.self) -> Object? {
    cast(scene.object(id: id))
  }
}

extension StoryboardNode {
  func bool(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }
}
