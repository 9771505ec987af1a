import AppRuntime

/// A connection between objects, which is an outlet, an outlet collection, an action, or a segue.
@preconcurrency @MainActor
struct StoryboardConnection {
  let source: StoryboardNode
  /// The element of the connection, or several elements of an outlet collection.
  private var nodes: [StoryboardNode]

  private var node: StoryboardNode { nodes[0] }

  /// Returns the connections of an element.
  ///
  /// Outlet collections come first, each as one connection, followed by the others in document
  /// order.
  static func all(from source: StoryboardNode) -> [StoryboardConnection] {
    var connections: [StoryboardConnection] = []
    for node in source.children(of: "connections") {
      if node.name == "outletCollection",
        let index = connections.firstIndex(where: {
          $0.node.name == node.name && $0.node["property"] == node["property"]
        })
      {
        connections[index].nodes.append(node)
      } else {
        connections.append(StoryboardConnection(source: source, nodes: [node]))
      }
    }
    let isCollection = { (connection: Self) in connection.node.name == "outletCollection" }
    return connections.filter(isCollection) + connections.filter { !isCollection($0) }
  }

  /// Connects the objects.
  /// - Returns: `true` if all objects exist. Otherwise, this does nothing.
  func connect(in scene: StoryboardScene) -> Bool {
    guard let id = source.id, let object = scene.object(id: id) else { return false }
    switch node.name {
    case "outlet":
      guard let destination = destinations(in: scene)?.first else { return false }
      setValue(destination, of: object, in: scene)
    case "outletCollection":
      guard let destinations = destinations(in: scene) else { return false }
      connectCollection(destinations, of: object, in: scene)
    case "action":
      guard connectAction(of: object, in: scene) else { return false }
    case "segue":
      StoryboardSegueTemplate(node: node, scene: scene).connect(to: object)
    default:
      scene.file.report(.warning, "unsupported connection <\(node.name)>", at: node)
    }
    return true
  }

  private func destinations(in scene: StoryboardScene) -> [AnyObject]? {
    var destinations: [AnyObject] = []
    for node in nodes {
      guard let id = node["destination"] else { continue }
      guard let destination = scene.object(id: id) else { return nil }
      destinations.append(destination)
    }
    return destinations.isEmpty ? nil : destinations
  }

  // MARK: Outlets

  private func setValue(_ value: Any, of object: AnyObject, in scene: StoryboardScene) {
    guard let key = node["property"] else { return }
    do {
      try KeyValueFailure.catching {
        // For other objects, finding out whether they have their own key-value coding takes a long
        // time.
        if let responder = object as? UIResponder {
          responder.setValue(value, forKey: key)
        } else {
          KeyValueCoding(object).setValue(value, forKey: key)
        }
      }
    } catch ObjCRuntime.Failure.undefinedKey {
      scene.file.stop(
        """
        \(type(of: object)) has no outlet "\(key)", which \(source.summary) on line \
        \(source.line) is connected with: this class is not key value coding-compliant for the \
        key \(key).
        """, exception: "NSUnknownKeyException", at: node)
    } catch {
      scene.file.report(
        .error, "the outlet \"\(key)\" of \(type(of: object)) stays empty: \(error)", at: node)
    }
  }

  private func connectCollection(
    _ destinations: [AnyObject], of object: AnyObject, in scene: StoryboardScene
  ) {
    if node["property"] == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in destinations {
        view.addGestureRecognizer(recognizer)
      }
    } else {
      setValue(destinations, of: object, in: scene)
    }
  }

  // MARK: Actions

  private func connectAction(of object: AnyObject, in scene: StoryboardScene) -> Bool {
    guard let name = node["selector"], let destination = node["destination"] else { return true }
    let selector = Selector(name, origin: .init(file: scene.file.name, line: node.line))
    let target: AnyObject?
    if scene.file.node(id: destination)?["placeholderIdentifier"] == "IBFirstResponder" {
      target = nil
    } else {
      target = scene.object(id: destination)
      if target == nil { return false }
    }
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: controlEvent(in: scene))
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    default:
      scene.file.report(
        .warning, "\(type(of: object)) sends no actions, so \(name) is never called", at: node)
    }
    return true
  }

  private func controlEvent(in scene: StoryboardScene) -> UIControl.Event {
    let spelling = node["eventType"] ?? "touchUpInside"
    if let event = Self.events[spelling] { return event }
    scene.file.report(.warning, "unknown event \"\(spelling)\"", at: node)
    return []
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]
}
