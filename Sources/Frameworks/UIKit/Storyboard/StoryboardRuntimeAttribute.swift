import AppRuntime

/// A user-defined runtime attribute, which is a value for a key path.
@preconcurrency @MainActor
enum StoryboardRuntimeAttribute {
  /// Sets the attributes of an element's object, in document order.
  static func apply(from node: StoryboardNode, to object: AnyObject, in scene: StoryboardScene) {
    for attribute in node.children(of: "userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      do {
        let value = value(of: attribute, in: scene)
        try StoryboardPlace.within(attribute, of: scene.file) {
          try KeyValueFailure.catching {
            KeyValueCoding(object).setValue(value, forKeyPath: path)
          }
        }
      } catch {
        scene.file.report(
          .warning,
          "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): "
            + "\(error)",
          at: attribute)
      }
    }
  }

  private static func value(of node: StoryboardNode, in scene: StoryboardScene) -> Any? {
    let coder = StoryboardCoder(node: node, scene: scene)
    let child = node.child(key: "value")
    switch node["type"] {
    case "boolean": return node.bool("value")
    case "number":
      let limit = Double.greatestFiniteMagnitude
      guard let child else { return node.double("value", atMost: limit) }
      return child.name == "integer"
        ? child.integer("value", atMost: limit) : child.double("value", atMost: limit)
    case "string", "localizedString": return coder.string("value")
    case "color": return coder.color(key: "value")
    case "image": return child.flatMap(coder.image) ?? coder.image("value")
    case "point": return child?.point
    case "size": return child?.size
    case "rect": return child?.rect
    case "range":
      guard let child, let location = child.integer("location"),
        let length = child.integer("length")
      else { return nil }
      return NSRange(location: location, length: length)
    default: return nil
    }
  }
}
