import AppRuntime
import DeviceProtocol

/// A storyboard or nib file that was read, with its elements and resources.
final class StoryboardFile {
  /// The name that's shown to users, such as `Main.storyboard`.
  let name: String
  let root: StoryboardNode
  /// The bundle with its images and colors.
  let bundle: Bundle
  /// The translations, by `<id>.<property>`.
  let strings: [String: String]
  private let nodes: [String: StoryboardNode]
  private let resources: [String: StoryboardNode]
  private var sizeClasses: SizeClasses?

  init(name: String, root: StoryboardNode, bundle: Bundle, strings: [String: String] = [:]) {
    self.name = name
    self.root = root
    self.bundle = bundle
    self.strings = strings
    var nodes: [String: StoryboardNode] = [:]
    root.visit { node in
      if let id = node.id, nodes[id] == nil { nodes[id] = node }
    }
    self.nodes = nodes
    var resources: [String: StoryboardNode] = [:]
    for resource in root.children(of: "resources") {
      if let name = resource["name"] { resources["\(resource.name) \(name)"] = resource }
    }
    self.resources = resources
    root.visit { $0.file = self }
  }

  /// Applies the variations for the size classes in traits.
  func adapt(to traits: UITraitCollection) {
    let wanted = SizeClasses(traits)
    guard sizeClasses != wanted else { return }
    sizeClasses = wanted
    StoryboardVariation.apply(in: root, for: traits)
  }

  /// Returns the element with an identifier.
  func node(id: String) -> StoryboardNode? { nodes[id] }

  /// Returns an element from the file's resources, such as the `namedColor` with a name.
  func resource(_ kind: String, named name: String) -> StoryboardNode? {
    resources["\(kind) \(name)"]
  }
}

extension StoryboardFile {
  /// Reports a problem in the file.
  func report(_ severity: Report.Severity, _ message: String, at node: StoryboardNode) {
    AppRuntime.report(severity, message, file: name, line: node.line)
  }

  /// Reports something in the file that has no effect.
  func warn(_ message: String, at node: StoryboardNode) {
    report(.warning, message, at: node)
  }

  /// Terminates the app like an exception on Apple's platforms, with a message that includes the
  /// location in the file.
  @MainActor func stop(_ reason: String, exception: String, at node: StoryboardNode) -> Never {
    UncaughtException.stop(reason, exception: exception, file: name, line: node.line)
  }
}
